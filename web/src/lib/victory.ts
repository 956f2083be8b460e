// Who won, in one sentence: for the end of a match, its replay and the table in words.
import type { Standing } from "../wire/messages";
import { say } from "./texts.svelte";

/** Rivals share a victory, partners win as a team; somebody on several seats is named once. */
export function sayWinners({ winners, shared }: Standing, name: (seat: number) => string): string {
  const names = [...new Set(winners.map(name))];
  if (!names.length) return say("match-over");
  return say(names.length === 1 ? "won-alone" : shared ? "won-shared" : "won-as-team", { names });
}
