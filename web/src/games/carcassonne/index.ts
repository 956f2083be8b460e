// Carcassonne in the browser: what the pages need to show a table of it.
import type { Event, PlayerSeen, View } from "../../wire/carcassonne";
import type { Gain, GameClient, GameEvent, TableModel } from "../game";
import { Arrangement } from "./arrangement.svelte";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Extra from "./Extra.svelte";
import { gains, isQuiet, places, sound } from "./telling";
import Supply from "./Supply.svelte";

function colours(table: TableModel, seat: number): PlayerSeen["colour"][] {
  const view = table.position?.view as View | undefined;
  const colour = view?.players[seat]?.colour ?? table.options?.colours?.[seat];
  return colour ? [colour] : [];
}

const carcassonne: GameClient = {
  colours,
  teams: (table) => (table.options?.teams ? [[0, 2], [1, 3]] : null),
  places: (event: GameEvent) => places(event as unknown as Event),
  gains: (event: GameEvent): Gain[] => gains(event as unknown as Event),
  quiet: (event: GameEvent) => isQuiet(event as unknown as Event),
  sound: (event: GameEvent) => sound(event as unknown as Event),
  decide: (table) => new Arrangement(table),
  Board,
  Decision,
  Supply,
  Extra,
};

export default carcassonne;
