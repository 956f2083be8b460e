// The interface between the pages and a game: what a game's folder provides, and what a live or replayed table gives it.
import type { Component } from "svelte";

import type { Sound } from "../lib/sound";
import type { Chapter, Preview, PositionSeen, Problem, TableSeen, View, Words } from "../wire/messages";
import type { Arrangement } from "./arrangement.svelte";

export type Colour = "red" | "green" | "black" | "white" | "orange" | "yellow";

/** An action as it travels; the game's own wire types say more. */
export interface Action {
  kind: string;
  [field: string]: unknown;
}

/** An event as it travels; the game's own wire types say more. */
export interface GameEvent {
  kind: string;
  rule: string;
  known_to: number[] | null;
  [field: string]: unknown;
}

/** What a game sends and is sent: each file in `wire/` has one, and the pages know what is the same in all. */
export interface Wire {
  view: View;
  action: Action;
  event: GameEvent;
  options: object;
}

/** A position of a game. */
export type Position<G extends Wire = Wire> = Omit<PositionSeen, "view" | "actions"> & { view: G["view"]; actions: G["action"][] };

/** What would follow from actions in a game; without a view where they are refused. */
export type PreviewSeen<G extends Wire = Wire> = Omit<Preview, "view" | "events"> & { view: G["view"] | null; events: G["event"][] };

/** A table, live or replayed, as one seat or a spectator sees it; reactive. */
export interface TableModel<G extends Wire = Wire> {
  readonly table: TableSeen;
  readonly options: G["options"];
  /** The seats by the side that they play on. */
  readonly sides: number[][];
  readonly position: Position<G> | null;
  /** Whose eyes. */
  readonly seat: number | null;
  /** My seat is to decide. */
  readonly isMyTurn: boolean;
  /** Events of the newest update, for animation; empty after a fresh load. */
  readonly latest: G["event"][];
  /** Parts of the board that a log line points at. */
  readonly lit: string[];
  name(seat: number): string;
  /** Makes moves, all or none; false: refused, and the page shows why. */
  act(...actions: G["action"][]): Promise<boolean>;
  /** What would follow, or why not. */
  ask(...actions: G["action"][]): Promise<PreviewSeen<G>>;
  /** The position in words; nobody asks a replay for it. */
  describe?(): Promise<Words | null>;
  /** Says something to the others; at a replay nobody listens. */
  say?(text: string): void;
  /** Shows a refusal in the page's notice area, with a link to its rule. */
  explain(problem: Problem): void;
}

/** The page that shows a board sets it where what happens is to be seen before it is told; see Arrangement. */
export type Enact = (events: GameEvent[], behind: () => number) => Promise<void> | null;

/** Points that a seat got; `part` is the key of a text that says for what. */
export interface Gain {
  seat: number;
  points: number;
  part: string;
}

/** What a game's folder gives to the pages; `A` is the game's own arrangement. */
export interface GameClient<G extends Wire = Wire, A = Arrangement> {
  /** Won or lost together: nobody has points, and there is nothing to pass ahead. */
  readonly together?: boolean;
  /** Others are asked in windows, which may leave nothing to choose. */
  readonly windows?: boolean;
  /** The height that the decision keeps on a phone, in CSS: the board stays where it is whatever is being chosen. */
  readonly steady?: string;
  /** The height of the sheet under the board, in CSS: it never changes, and what is long scrolls in it, so the board stays still. */
  readonly sheet?: string;
  /** The colours of a seat; the first one is the player's sign. */
  colours(table: TableModel<G>, seat: number): Colour[];
  /** Seats that win or lose as one, with one score, at tables where some do; nothing where everybody plays alone. */
  teams?(table: TableModel<G>): number[][] | null;
  /** Ids of the parts of the board that an event happened at. */
  places(event: G["event"]): string[];
  /** Points that an event brought, for the log and the sum at the end. */
  gains?(event: G["event"]): Gain[];
  /** Events that the log does not tell, such as each single card of a deal. */
  quiet?(event: G["event"]): boolean;
  /** The kinds of events that a move begins with: by them the board keeps in sight what others did since one decided. */
  readonly openings?: readonly string[];
  /** What an event sounds like besides the points that it brings; a gain is that of its seat, where it has one. */
  sound?(event: G["event"]): Sound | null;
  /** What a match that is over means for its campaign, for those who hear it in words. */
  aftermath?(table: TableModel<G>): string[];
  decide(table: TableModel<G>): A;
  Board: Component<{ table: TableModel<G>; arrangement: A }>;
  Decision: Component<{ table: TableModel<G>; arrangement: A }>;
  Supply: Component<{ table: TableModel<G>; seat: number; arrangement?: A }>;
  /** The players by teams, where a game shows them so itself: in a list, and on a phone. */
  Teams?: Component<{ table: TableModel<G> }>;
  TeamChips?: Component<{ table: TableModel<G>; onpress: () => void }>;
  /** What a player's chip on a phone says in place of points. */
  Chip?: Component<{ table: TableModel<G>; seat: number }>;
  /** What a match is played for, in a few words, where a story leads to it; and by what it is lost. */
  goal?(table: TableModel<G>): { goal: string; failure: string };
  /** What is told when a match of a campaign begins, where stories are not. */
  Briefing?: Component<{ table: TableModel<G>; chapter: Chapter; fresh: boolean }>;
  /** What a seat has before it; `large`: there is room, since the board is on another screen. */
  Hand?: Component<{ table: TableModel<G>; arrangement: A; large?: boolean }>;
  /** What a phone is for while a large screen shows the board, in place of the players. */
  Pad?: Component<{ table: TableModel<G>; arrangement: A }>;
  Extra?: Component<{ table: TableModel<G>; arrangement: A }>;
  /** What leads through practice on a range, beside a board or in words; loaded where it is wanted. */
  range?(): Promise<{ default: Component<{ table: TableModel<G>; arrangement?: A }> }>;
}

/** A game's client as the pages hold it, who hand its own table and arrangement back to it and look into neither. */
export function client<G extends Wire, A>(given: GameClient<G, A>): GameClient {
  return given as unknown as GameClient;
}

const clients = import.meta.glob<{ default: GameClient }>("./*/index.ts");

/** The games that this client can draw. */
export const drawn = Object.keys(clients).map((path) => path.split("/")[1]!);

/** Loads a game's folder; its `index.ts` has the GameClient as default export. */
export async function loadGame(id: string): Promise<GameClient> {
  const load = clients[`./${id}/index.ts`];
  if (!load) throw new Error(`there is no client for the game ${id}`);
  return (await load()).default;
}
