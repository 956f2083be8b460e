// A table of Super Teams.
import type { Wire } from "../../wire/super-teams";
import type { TableModel } from "../game";

export type Table = TableModel<Wire>;
