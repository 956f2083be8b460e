// Precious Cargo in the browser: what the pages need to show a table of it.
import type { Wire } from "../../wire/precious-cargo";
import { client } from "../game";
import { Arrangement } from "./arrangement.svelte";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Hand from "./Hand.svelte";
import { signOf } from "./names";
import Pad from "./Pad.svelte";
import Supply from "./Supply.svelte";
import TeamChips from "./TeamChips.svelte";
import Teams from "./Teams.svelte";
import { telling } from "./telling";

export default client<Wire, Arrangement>({
  sheet: "20rem", // chances and buttons, or a payment and what it changes, over upgrades or a pile
  colours: (table, seat) => {
    const player = table.position?.view.players[seat];
    return player ? [player.colour] : signOf(table.sides, seat);
  },
  ...telling,
  decide: (table) => new Arrangement(table),
  Board,
  Decision,
  Supply,
  Teams,
  TeamChips,
  Hand,
  Pad,
  range: () => import("./range/Range.svelte"),
});
