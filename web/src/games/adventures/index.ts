// Adventures in the browser: what the pages need to show a table of it.
import type { AnyEvent } from "../../wire/adventures";
import type { GameClient, GameEvent } from "../game";
import { Arrangement } from "./arrangement.svelte";
import Board from "./Board.svelte";
import Briefing from "./Briefing.svelte";
import { aftermath } from "./campaign";
import Chip from "./Chip.svelte";
import Decision from "./Decision.svelte";
import Ending from "./Ending.svelte";
import Extra from "./Extra.svelte";
import Hand from "./Hand.svelte";
import { colourOf } from "./names";
import Supply from "./Supply.svelte";
import { isQuiet, places, sound } from "./telling";

const adventures: GameClient = {
  together: true,
  sheet: "clamp(330px, 46dvh, 440px)", // goal, map and slots have the rest
  beside: true,
  colours: (_, seat) => [colourOf(seat)],
  places: (event: GameEvent) => places(event as unknown as AnyEvent),
  quiet: (event: GameEvent) => isQuiet(event as unknown as AnyEvent),
  sound: (event: GameEvent) => sound(event as unknown as AnyEvent),
  aftermath: (table) => aftermath(table).flatMap(({ head, sentences }) => [`${head}.`, ...sentences]),
  decide: (table) => new Arrangement(table),
  Board,
  Decision,
  Supply,
  Chip,
  Briefing,
  Ending,
  Hand,
  Extra,
};

export default adventures;
