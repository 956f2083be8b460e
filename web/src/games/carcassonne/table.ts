// A table of Carcassonne.
import type { Wire } from "../../wire/carcassonne";
import type { TableModel } from "../game";

export type Table = TableModel<Wire>;
