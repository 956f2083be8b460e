// Why something was not done, in words.
import type { Problem } from "../wire/messages";
import { Refused } from "./api";
import { has, say } from "./texts.svelte";

export function sayProblem(problem: Problem): string {
  const refusal = `refusal-${problem.rule}`;
  if (problem.rule && has(refusal)) return say(refusal, problem.arguments);
  const key = `problem-${problem.code}`;
  return has(key) ? say(key, problem.arguments) : say("problem-unknown");
}

/** The same for anything that was thrown. */
export function sayThrown(thrown: unknown): string {
  return thrown instanceof Refused ? sayProblem(thrown.problem) : say("problem-unknown");
}
