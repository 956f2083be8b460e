// The interface between the pages and a game: what a game's folder provides, and what a live or replayed table gives it.
import type { Component } from "svelte";

import type { Sound } from "../lib/sound";
import type { Shortcut } from "../lib/shortcuts.svelte";
import type { Chapter, Preview, PositionSeen, Problem, TableSeen, Words } from "../wire/messages";

export type Colour = "red" | "green" | "black" | "white" | "orange" | "yellow";

/** An action as it travels; the game's own wire types say more. */
export interface Action {
  kind: string;
  [field: string]: any;
}

/** An event as it travels; the game's own wire types say more. */
export interface GameEvent {
  kind: string;
  rule: string;
  known_to: number[] | null;
  [field: string]: any;
}

/** A table, live or replayed, as one seat or a spectator sees it; reactive. */
export interface TableModel {
  readonly table: TableSeen;
  readonly options: any;
  /** The seats by the side that they play on. */
  readonly sides: number[][];
  readonly position: PositionSeen | null;
  /** Whose eyes. */
  readonly seat: number | null;
  /** My seat is to decide. */
  readonly isMyTurn: boolean;
  /** Events of the newest update, for animation; empty after a fresh load. */
  readonly latest: GameEvent[];
  /** Parts of the board that a log line points at. */
  readonly lit: string[];
  name(seat: number): string;
  /** Makes moves, all or none; false: refused, and the page shows why. */
  act(...actions: Action[]): Promise<boolean>;
  /** What would follow, or why not. */
  ask(...actions: Action[]): Promise<Preview>;
  /** The position in words; nobody asks a replay for it. */
  describe?(): Promise<Words | null>;
  /** Says something to the others; at a replay nobody listens. */
  say?(text: string): void;
  /** Shows a refusal in the page's notice area, with a link to its rule. */
  explain(problem: Problem): void;
}

/**
 * Shows what happens next over the position before it, `behind` more waiting to be shown, and answers when it has been seen:
 * only then the page changes. Null: there is nothing to wait for.
 */
export type Enact = (events: GameEvent[], behind: () => number) => Promise<void> | null;

/** The arrangement in progress; the page passes it on and lets it hear keys that nobody else wanted. */
export interface Arrangement {
  /** Keys of this game. Enter is the page's: it presses the primary button of the decision. */
  readonly keys: Shortcut[];
  /** The board still shows something to its end, such as a fight; the end of a match is celebrated after it. */
  readonly showing?: boolean;
  enact?: Enact;
  /** What the primary button would send; nothing while it is not arranged. */
  readonly decided?: Action | Action[] | null;
}

/** Points that a seat got; `part` is the key of a text that says for what. */
export interface Gain {
  seat: number;
  points: number;
  part: string;
}

export interface GameClient {
  /** Won or lost together: nobody has points, and there is nothing to pass ahead. */
  readonly together?: boolean;
  /** Others are asked in windows, which may leave nothing to choose. */
  readonly windows?: boolean;
  /** The height that the decision keeps on a phone, in CSS: the board stays where it is whatever is being chosen. */
  readonly steady?: string;
  /** The height of the sheet under the board, in CSS: it never changes, and what is long scrolls in it, so the board stays still. */
  readonly sheet?: string;
  /** On a tablet lying down the sheet stands beside the board, which would be too low over it. */
  readonly beside?: boolean;
  /** The colours of a seat; the first one is the player's sign. */
  colours(table: TableModel, seat: number): Colour[];
  /** Seats that win or lose as one, with one score, at tables where some do; nothing where everybody plays alone. */
  teams?(table: TableModel): number[][] | null;
  /** Ids of the parts of the board that an event happened at. */
  places(event: GameEvent): string[];
  /** Points that an event brought, for the log and the sum at the end. */
  gains?(event: GameEvent): Gain[];
  /** Events that the log does not tell, such as each single card of a deal. */
  quiet?(event: GameEvent): boolean;
  /** What an event sounds like besides the points that it brings; a gain is that of its seat, where it has one. */
  sound?(event: GameEvent): Sound | null;
  /** What a match that is over means for its campaign, for those who hear it in words. */
  aftermath?(table: TableModel): string[];
  decide(table: TableModel): Arrangement;
  Board: Component<{ table: TableModel; arrangement: any }>;
  Decision: Component<{ table: TableModel; arrangement: any }>;
  Supply: Component<{ table: TableModel; seat: number; arrangement?: any }>;
  /** The players by teams, where a game shows them so itself: in a list, and on a phone. */
  Teams?: Component<{ table: TableModel }>;
  TeamChips?: Component<{ table: TableModel; onpress: () => void }>;
  /** What a player's chip on a phone says in place of points. */
  Chip?: Component<{ table: TableModel; seat: number }>;
  /** What is told when a match of a campaign begins. */
  Briefing?: Component<{ table: TableModel; chapter: Chapter; fresh: boolean }>;
  /** How the match ended, where points do not say it. */
  Ending?: Component<{ table: TableModel }>;
  /** `large`: there is room, since the board is on another screen. */
  Hand?: Component<{ table: TableModel; arrangement: any; large?: boolean }>;
  /** What a phone is for while a large screen shows the board, in place of the players. */
  Pad?: Component<{ table: TableModel; arrangement: any }>;
  Extra?: Component<{ table: TableModel; arrangement: any }>;
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
