// Passing by itself: a window that leaves nothing to choose is answered by the page, if its guest wants that.
//
// Others must not tell such a pass from one that was thought about. So it is the same message, and it comes after a pause as
// long as one of the guest's own latest answers, whatever is in the hand.
import type { Position } from "../games/game";
import type { TableSeen } from "../wire/messages";
import { remember, remembered } from "./storage";

const KEPT = 6; // answers whose pace is remembered
const LEAST = 700; // milliseconds
const MOST = 3000; // nobody waits longer for somebody who has nothing to play

/** Whether this browser's guest wants it so. */
export function passesByItself(): boolean {
  return remembered("pass-by-itself") !== "off";
}

export function choosePassing(on: boolean): void {
  remember("pass-by-itself", on ? "on" : "off");
}

/** Whether a position asks this guest a question that has only one answer. A lesson asks on purpose; a request is answered first. */
export function isForced(table: TableSeen, position: Position | null): boolean {
  if (!position || table.phase !== "playing" || table.lesson || table.request) return false;
  return position.actions.length === 1 && position.actions[0]!.kind === "pass" && position.view.prompt.window;
}

/** How long the guest takes for answers in windows. */
export class Pace {
  #latest: number[];

  constructor(
    first: number[] = [900, 1200, 1700], // milliseconds, until there are own ones
    private readonly below: (count: number) => number = (count) => Math.floor(Math.random() * count),
  ) {
    this.#latest = first;
  }

  /** The guest has answered a window by hand. */
  note(took: number): void {
    this.#latest = [...this.#latest, Math.min(MOST, Math.max(LEAST, took))].slice(-KEPT);
  }

  /** As long as one of the latest answers took. */
  next(): number {
    return this.#latest[this.below(this.#latest.length)]!;
  }
}
