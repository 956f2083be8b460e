// Precious Cargo in the browser: what the pages need to show a table of it.
import type { Event, View } from "../../wire/precious-cargo";
import type { GameClient, GameEvent } from "../game";
import { Arrangement } from "./arrangement.svelte";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Hand from "./Hand.svelte";
import { signOf } from "./names";
import Pad from "./Pad.svelte";
import Supply from "./Supply.svelte";
import TeamChips from "./TeamChips.svelte";
import Teams from "./Teams.svelte";
import { isQuiet, places, sound } from "./telling";

const preciousCargo: GameClient = {
  sheet: "20rem", // chances and buttons, or a payment and what it changes, over upgrades or a pile
  beside: true,
  colours: (table, seat) => {
    const player = (table.position?.view as View | undefined)?.players[seat];
    return player ? [player.colour] : signOf(table.sides, seat);
  },
  places: (event: GameEvent) => places(event as unknown as Event),
  quiet: (event: GameEvent) => isQuiet(event as unknown as Event),
  sound: (event: GameEvent) => sound(event as unknown as Event),
  decide: (table) => new Arrangement(table),
  Board,
  Decision,
  Supply,
  Teams,
  TeamChips,
  Hand,
  Pad,
};

export default preciousCargo;
