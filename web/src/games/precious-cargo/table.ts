// A table of Precious Cargo.
import type { Wire } from "../../wire/precious-cargo";
import type { TableModel } from "../game";

export type Table = TableModel<Wire>;
