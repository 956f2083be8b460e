// The steps of a lesson: which prompt is due after so many moves, and whether what is arranged is what it asks for.
import type { Action } from "../games/game";
import { call } from "../lib/api";
import type { Language } from "../lib/texts";

export interface Step {
  /** The prompt is due once so many moves are made, and done with `until`. */
  at: number;
  until: number;
  cs: string;
  en: string;
  otherwise: Record<Language, string> | null;
  /** Things of the page, in the order in which they are needed; each is the `data-thing` of an element. */
  point: string[];
  /** The moves that lead on; none: it is only read. */
  plays: Action[];
}

/** Prompts that belong to one decision: those to be read first, and the one that asks for it. */
export interface Chapter {
  /** The number of the first one. */
  first: number;
  steps: Step[];
}

export function loadSteps(game: string): Promise<Step[]> {
  return call<Step[]>("GET", `/api/lessons/${encodeURIComponent(game)}`);
}

/** The prompts that are next after so many moves. */
export function chapterAt(steps: Step[], moves: number): Chapter {
  const decision = steps.findIndex((step) => step.plays.length > 0 && step.until > moves);
  const end = decision < 0 ? steps.length : decision + 1;
  let first = decision < 0 ? steps.length : decision;
  while (first > 0 && !steps[first - 1]!.plays.length) first -= 1;
  return { first, steps: steps.slice(first, end) };
}

/** Whether an arrangement is what the step asks for, or goes beyond it. */
export function isWanted(step: Step, decided: Action | Action[] | null | undefined): boolean {
  const arranged = decided ? [decided].flat() : [];
  return step.plays.length > 0 && step.plays.every((wanted, place) => isSame(wanted, arranged[place]));
}

/** Whether an action is one that a step asks for. */
export function isSame(one: Action, other: Action | undefined): boolean {
  return other !== undefined && Object.keys(one).every((field) => isWithin(one[field], other[field]));
}

/** Where a span is written, any number of it will do. */
function isWithin(wanted: unknown, value: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null || !("low" in wanted)) return wanted === value;
  const { low, high } = wanted as { low: number; high: number };
  return typeof value === "number" && low <= value && value <= high;
}
