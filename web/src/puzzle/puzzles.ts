// The puzzles that the server has, opening one, and what is said of a turn.
import { call, randomBytes } from "../lib/api";
import { ensureGuest } from "../lib/guest.svelte";
import { go } from "../lib/router.svelte";
import { capital } from "../lib/texts";
import { has, language, listed, say } from "../lib/texts.svelte";
import { sayChange, type Unit } from "../moves/move";
import type { PuzzleShelf, Solution } from "../wire/http";
import type { Reason, TrySeen } from "../wire/messages";

let asked: Promise<PuzzleShelf[]> | null = null;

/** All puzzles by game; asked for once. */
export function loadShelves(): Promise<PuzzleShelf[]> {
  const loading = (asked ??= call("GET /api/puzzles", {}));
  loading.catch(() => (asked = null));
  return loading;
}

/** A table of its own for a puzzle. */
export async function openPuzzle(game: string, puzzle: string): Promise<void> {
  await ensureGuest();
  go(`/table/${(await call("POST /api/puzzles", {}, { game, puzzle, bytes: randomBytes() })).id}`);
}

/** By how much less a turn is worth: in points, or in the chance to win. */
export function sayLoss(loss: number, unit: Unit): string {
  return sayChange(-loss, unit);
}

/** Reasons in one sentence; nothing where there is none that has words. */
export function sayReasons(prefix: "reason" | "later", reasons: Reason[]): string {
  const keys = reasons.map(({ what, amount }) => ({ key: `${prefix}-${what}-${amount > 0 ? "up" : "down"}`, amount: Math.round(10 * Math.abs(amount)) / 10 }));
  const said = keys.filter(({ key }) => has(key)).map(({ key, amount }) => say(key, { amount }));
  return said.length ? `${capital(listed(said))}.` : "";
}

const small = (words: string) => words.charAt(0).toLocaleLowerCase(language()) + words.slice(1);

/** What is said of a turn that does not solve the puzzle. */
export function sayTry({ loss, least, reasons }: TrySeen, unit: Unit): string {
  if (loss === null) return say("puzzle-not-won");
  const words = say(least ? "puzzle-wrong-least" : "puzzle-wrong", { loss: sayLoss(loss, unit).replace(/^[−-]/, ""), unit });
  const does = sayReasons("reason", reasons.slice(0, 2));
  return does ? `${words} ${say("puzzle-try-does", { does: small(does) })}` : words;
}

/** Why the solution is one. */
export function sayWhy(solution: Solution, goal: "best" | "win", unit: Unit): string {
  if (goal === "win") return say("puzzle-why-win", { odds: new Intl.NumberFormat(language(), { style: "percent" }).format(solution.worth) });
  const gain = say("puzzle-why", { gain: sayLoss(solution.gap, unit).replace(/^[−-]/, ""), unit });
  const later = sayReasons("later", solution.later);
  return [sayReasons("reason", solution.reasons), gain, later && say("puzzle-later", { later: small(later) })].filter(Boolean).join(" ");
}
