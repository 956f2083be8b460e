// The steps of a recorded match: from decision to decision, as the live table told it, with marks where rounds and turns begin.
import type { GameEvent } from "../games/game";
import type { Moved } from "../wire/messages";

/** Where a round or a turn begins. */
interface Mark {
  /** The step that it begins with. */
  step: number;
  kind: "round" | "turn";
  number: number;
}

/** The numbers of moves after which a seat decides: what the dealer does in between belongs to the decision before it. */
export function stepsOf(lines: Moved[]): number[] {
  const decided = lines.flatMap((line, move) => (line.by >= 0 ? [move] : []));
  return [...new Set([0, ...decided, lines.length])];
}

/** The step that shows the position after so many moves, or the last one before it. */
export function stepAt(steps: number[], moves: number): number {
  const after = steps.findIndex((step) => step > moves);
  return after < 0 ? steps.length - 1 : Math.max(0, after - 1);
}

/** What happened between two positions. */
export function eventsBetween(lines: Moved[], from: number, to: number): GameEvent[] {
  return lines.slice(from, to).flatMap((line) => line.events as GameEvent[]);
}

/**
 * Rounds, where the match tells of them by events that carry their number; turns, where the seat that decides changes.
 * Passing in a window is no turn.
 */
export function marksOf(lines: Moved[], steps: number[]): Mark[] {
  const marks: Mark[] = [];
  let before = -1;
  let turns = 0;
  for (const [move, line] of lines.entries()) {
    const events = line.events as GameEvent[];
    const round = events.find((event) => typeof event.round === "number");
    const passing = events.every((event) => event.kind === "passed");
    if (line.by >= 0 && line.by !== before && !passing) {
      marks.push({ step: stepAt(steps, move), kind: "turn", number: (turns += 1) });
      before = line.by;
    }
    if (round) marks.push({ step: Math.min(steps.length - 1, stepAt(steps, move) + 1), kind: "round", number: round.round as number });
  }
  const first = marks.find((mark) => mark.kind === "round");
  // a match that begins with a round does not tell of it as a move
  return first && first.number > 1 ? [{ step: 0, kind: "round", number: first.number - 1 }, ...marks] : marks;
}

/** The round that a step belongs to; where there are none, the turn. */
export function current(marks: Mark[], step: number): Mark | undefined {
  const kind = marks.some((mark) => mark.kind === "round") ? "round" : "turn";
  return marks.findLast((mark) => mark.kind === kind && mark.step < Math.max(1, step));
}

/** The marks that get a number: the rounds, or else every fifth, tenth or twentieth turn, so that at most `most` have one. */
export function numbered(marks: Mark[], most: number): Mark[] {
  const rounds = marks.filter((mark) => mark.kind === "round");
  const counted = rounds.length ? rounds : marks.filter((mark) => mark.kind === "turn");
  const every = [1, 2, 5, 10, 20, 50, 100].find((size) => counted.length / size <= most) ?? 200;
  return counted.filter((mark) => mark.number % every === 0);
}

/** The number of moves in an address: `#37`. */
export function moveIn(mark: string, moves: number): number | null {
  return /^\d+$/.test(mark) ? Math.min(moves, Number(mark)) : null;
}
