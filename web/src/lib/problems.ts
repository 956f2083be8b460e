// Why something was not done, in words.
import type { Problem } from "../wire/messages";
import { Refused } from "./api";
import { withSeats, type Arguments } from "./texts";
import { has, say, sayWrong } from "./texts.svelte";

const numbered = (seat: number) => say("seat-human", { number: seat + 1 });

/** The sentence; seats in it are called by `name`. */
export function sayProblem(problem: Problem, name: (seat: number) => string = numbered): string {
  const refusal = `refusal-${problem.rule}`;
  if (problem.rule && has(refusal)) return say(refusal, withSeats(problem.arguments, name));
  if (problem.code === "options") return sayWrong(String(problem.arguments.wrong), String(problem.arguments.place), problem.arguments.given as Arguments);
  const key = `problem-${problem.code}`;
  return has(key) ? say(key, problem.arguments) : say("problem-unknown");
}

/** What exactly was wrong with something that was brought, in the words of its reader. */
export function detailOf(problem: Problem | null): string {
  return typeof problem?.arguments.problem === "string" ? problem.arguments.problem : "";
}

/** The same for anything that was thrown. */
export function sayThrown(thrown: unknown): string {
  return thrown instanceof Refused ? sayProblem(thrown.problem) : say("problem-unknown");
}
