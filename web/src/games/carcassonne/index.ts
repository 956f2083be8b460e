// Carcassonne in the browser: what the pages need to show a table of it.
import type { PlayerSeen, Wire } from "../../wire/carcassonne";
import { client } from "../game";
import { Arrangement } from "./arrangement.svelte";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Extra from "./Extra.svelte";
import { telling } from "./telling";
import Supply from "./Supply.svelte";
import type { Table } from "./table";

function colours(table: Table, seat: number): PlayerSeen["colour"][] {
  const colour = table.position?.view.players[seat]?.colour ?? table.options.colours?.[seat];
  return colour ? [colour] : [];
}

export default client<Wire, Arrangement>({
  colours,
  teams: (table) =>
    table.options.teams
      ? [
          [0, 2],
          [1, 3],
        ]
      : null,
  ...telling,
  decide: (table) => new Arrangement(table),
  Board,
  Decision,
  Supply,
  Extra,
});
