// A table of Super Teams.
import type { View, Wire } from "../../wire/super-teams";
import type { TableModel } from "../game";
import type { Arrangement } from "./arrangement.svelte";
import type { Lane } from "./lane";

export type Table = TableModel<Wire>;

/** What everything that lies along the lane is drawn from. */
export interface AlongLane {
  table: Table;
  arrangement: Arrangement;
  lane: Lane;
  view: View;
}
