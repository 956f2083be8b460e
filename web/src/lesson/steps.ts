// The steps of a lesson: which prompt is due after so many moves, and whether what is arranged is what it asks for.
import type { Action } from "../games/game";
import { call } from "../lib/api";
import type { StepSeen } from "../wire/http";

/** Prompts that belong to one decision: those to be read first, and the one that asks for it. */
export interface Chapter {
  /** The number of the first one. */
  first: number;
  steps: StepSeen[];
}

export function loadSteps(game: string): Promise<StepSeen[]> {
  return call("GET /api/lessons/{game}", { game });
}

/** The prompts that are next after so many moves. */
export function chapterAt(steps: StepSeen[], moves: number): Chapter {
  const decision = steps.findIndex((step) => step.plays.length > 0 && step.until > moves);
  const end = decision < 0 ? steps.length : decision + 1;
  let first = decision < 0 ? steps.length : decision;
  while (first > 0 && !steps[first - 1]!.plays.length) first -= 1;
  return { first, steps: steps.slice(first, end) };
}

/** Whether an arrangement is what the step asks for, or goes beyond it. */
export function isWanted(step: StepSeen, decided: Action | Action[] | null | undefined): boolean {
  const arranged = decided ? [decided].flat() : [];
  return step.plays.length > 0 && step.plays.every((wanted, place) => isSame(wanted as Action, arranged[place]));
}

/** Whether an action is one that a step asks for. */
export function isSame(one: Action, other: Action | undefined): boolean {
  return other !== undefined && Object.keys(one).every((field) => isWithin(one[field], other[field]));
}

/** Where a span is written, any number of it will do. */
function isWithin(wanted: unknown, value: unknown): boolean {
  return isSpan(wanted) ? typeof value === "number" && wanted.low <= value && value <= wanted.high : wanted === value;
}

export function isSpan(value: unknown): value is { low: number; high: number } {
  return typeof value === "object" && value !== null && "low" in value;
}
