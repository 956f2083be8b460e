// Adventures in the browser: what the pages need to show a table of it.
import { client } from "../game";
import { Arrangement } from "./arrangement.svelte";
import Board from "./Board.svelte";
import Briefing from "./Briefing.svelte";
import { aftermath } from "./campaign";
import Chip from "./Chip.svelte";
import Decision from "./Decision.svelte";
import Extra from "./Extra.svelte";
import Hand from "./Hand.svelte";
import { colourOf } from "./names";
import Supply from "./Supply.svelte";
import type { Wire } from "./table";
import { telling } from "./telling";
import { missionGoal } from "./words";

export default client<Wire, Arrangement>({
  together: true,
  sheet: "clamp(330px, 46dvh, 440px)", // goal, map and slots have the rest
  colours: (_, seat) => [colourOf(seat)],
  ...telling,
  goal: missionGoal,
  aftermath: (table) => aftermath(table).flatMap(({ head, sentences }) => [`${head}.`, ...sentences]),
  decide: (table) => new Arrangement(table),
  Board,
  Decision,
  Supply,
  Chip,
  Briefing,
  Hand,
  Extra,
});
