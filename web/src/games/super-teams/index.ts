// Super Teams in the browser: what the pages need to show a table of it.
import type { Wire } from "../../wire/super-teams";
import { client } from "../game";
import { Arrangement } from "./arrangement.svelte";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Hand from "./Hand.svelte";
import { coloursOf, teamOf } from "./names";
import Supply from "./Supply.svelte";
import { telling } from "./telling";

export default client<Wire, Arrangement>({
  windows: true,
  steady: "min(10.5rem, 20dvh)", // a flight told in two lines, and who could answer it
  colours: (table, seat) => coloursOf(table.options, seat),
  teams: (table) => (table.options.seats === 4 ? [teamOf(table.options, 0), teamOf(table.options, 1)] : null),
  ...telling,
  decide: (table) => new Arrangement(table),
  Board,
  Decision,
  Supply,
  Hand,
});
