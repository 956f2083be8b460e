// Clocks to choose for a new table, and how they are called.
import type { Clock } from "../wire/messages";
import { say } from "./texts.svelte";

const DAY = 24 * 3600; // seconds

/** Clocks that a new table offers, beside none: for an evening, and for each decision of a match over days. */
export const CLOCKS: Clock[] = [
  ...[300, 600, 1200, 2700].map((seconds) => ({ seconds, increment: 10, each: false })),
  ...[1, 3, 7].map((days) => ({ seconds: days * DAY, increment: 0, each: true })),
];

/** A clock in days for each decision, in minutes, or in seconds where it has no whole minutes. */
export function sayClock({ seconds, increment, each }: Clock): string {
  if (each) return say("clock-choice-days", { days: seconds / DAY });
  return seconds % 60 ? say("clock-choice-seconds", { seconds, increment }) : say("clock-choice", { minutes: seconds / 60, increment });
}

/** The same in a word or two; null: none. */
export function sayClockBriefly(clock: Clock | null): string {
  if (!clock) return say("clock-off");
  return clock.each ? say("clock-short-days", { days: clock.seconds / DAY }) : say("clock-short", { minutes: clock.seconds / 60 });
}
