// A move that is shown on the board: what it does, what it is worth and why; and what a game's folder says about drawing it.
import type { Component } from "svelte";

import type { Arrangement } from "../games/arrangement.svelte";
import type { Action, GameEvent } from "../games/game";
import { language } from "../lib/texts.svelte";

/** As hints, analyses and puzzles bring it: its actions, what they would lead to, and in words what it is and why. */
export interface Move {
  actions: Action[];
  events: GameEvent[];
  worth: number;
  words: string;
  why: string;
}

/** What worth is counted in: a lead at the end, a chance to win, or the gain in the game's own appraisal. */
export type Unit = "points" | "chance" | "appraisal";

/** A move as it stands on the board: its number or sign, and whether it is advised, or was played and could have been better. */
export interface Shown {
  move: Move;
  rank: string;
  tone: "advised" | "played";
}

/** What draws moves on a game's board. */
export interface MoveDrawing {
  shown: Shown[];
  chosen: number;
  /** Draws what does not lie there yet, such as a tile; each thing has the `data-thing` of its move. */
  Drawing: Component<{ shown: Shown[]; chosen: number; arrangement: unknown }> | undefined;
}

/** What a game's `moves.ts` has as default export. */
export interface MovesOf {
  /** The things that a move is about, by their `data-thing`; beside the last that can be seen stands its worth. */
  things(move: Move, number: number): string[];
  /** Arranges as much of a move as one decision takes, as if it had been chosen by hand. */
  prepare(arrangement: Arrangement, actions: Action[]): void;
  Drawing?: MoveDrawing["Drawing"];
}

/** A game's own, as the pages hold it. */
export function movesOf<A>(given: {
  things: MovesOf["things"];
  prepare: (arrangement: A, actions: Action[]) => void;
  Drawing?: Component<{ shown: Shown[]; chosen: number; arrangement: A }>;
}): MovesOf {
  return given as unknown as MovesOf;
}

/** The thing that a game's drawing puts on the board for a move. */
export const drawnThing = (number: number) => `move ${number}`;

const folders = import.meta.glob<{ default: MovesOf }>("../games/*/moves.ts");

/** How a game shows moves; nothing where it has no board. */
export async function loadMoves(game: string): Promise<MovesOf | null> {
  return (await folders[`../games/${game}/moves.ts`]?.())?.default ?? null;
}

/** A worth as it is read: a chance in percent, everything else with its sign. */
export function sayWorth(worth: number, unit: Unit): string {
  if (unit === "chance") return new Intl.NumberFormat(language(), { style: "percent" }).format(worth);
  return sayChange(worth, unit);
}

/** A difference between two worths. */
export function sayChange(change: number, unit: Unit): string {
  const style = unit === "chance" ? "percent" : "decimal";
  const digits = unit === "points" ? 1 : 0;
  return new Intl.NumberFormat(language(), { style, signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(change)
    .replace("-", "−");
}

/** How much a move gives away, without a sign. */
export const sayLost = (lost: number, unit: Unit) => sayChange(lost, unit).replace("+", "");

/** How long the bar of a move is beside that of the best: the rest is what it gives away, measured by what is at stake. */
export function shareOf(worth: number, all: number[]): number {
  const best = Math.max(...all);
  const stake = Math.max(Math.abs(best), best - Math.min(...all), 1e-6);
  return Math.min(1, Math.max(0.04, 1 - (best - worth) / stake));
}
