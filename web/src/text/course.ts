// The lesson of the table in words itself: one command after another is asked for, and the next one follows its answer.
import { say } from "../lib/texts.svelte";
import type { Spoken } from "../wire/messages";
import type { Input } from "./console";

/** The commands in the order in which they are learnt. */
export const COURSE = ["hand", "choices", "try", "look", "around", "last", "detail", "help"] as const satisfies Input["do"][];

export class Course {
  #place = 0;

  get over(): boolean {
    return this.#place >= COURSE.length;
  }

  /** What is asked for now; after the last command, how it goes on. */
  words(spoken: Spoken | undefined): string {
    if (this.over) return say("text-course-over");
    return say(`text-course-${COURSE[this.#place]}`, { place: Object.keys(spoken?.places ?? {})[0] ?? "" });
  }

  /** A command was typed: true where it was the one asked for. */
  hears(input: Input["do"]): boolean {
    if (this.over || input !== COURSE[this.#place]) return false;
    this.#place += 1;
    return true;
  }

  /** Whoever plays has learnt enough. */
  leave(): void {
    this.#place = COURSE.length;
  }
}
