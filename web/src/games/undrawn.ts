// A game that nobody has drawn yet, in a replay: sentences, players and the log without a board.
import { Arrangement } from "./arrangement.svelte";
import type { Colour, GameClient } from "./game";

const COLOURS: Colour[] = ["white", "red", "yellow", "black", "green", "orange"];
const nothing = () => ({});

export const undrawn: GameClient = {
  colours: (_, seat) => [COLOURS[seat % COLOURS.length]!],
  places: () => [],
  decide: (table) => new Arrangement(table),
  Board: nothing,
  Decision: nothing,
  Supply: nothing,
};
