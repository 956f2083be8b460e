// A table of Adventures: its options are what was agreed, with missions and characters in place of their names.
import type { Wire as Sent } from "../../wire/adventures";
import type { TableModel } from "../game";
import type { Agreed } from "./names";

export type Wire = Omit<Sent, "options"> & { options: Agreed };
export type Table = TableModel<Wire>;
