// The lesson of the table in words itself: one command after another is asked for, and the next one follows its answer.
import { say } from "../lib/texts.svelte";
import type { Spoken } from "../wire/messages";
import type { Command } from "./commands";

/** The commands in the order in which they are learnt. */
export const COURSE = ["hand", "choices", "try", "look", "around", "last", "detail", "help"] as const satisfies Command["do"][];

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
  hears(command: Command["do"]): boolean {
    if (this.over || command !== COURSE[this.#place]) return false;
    this.#place += 1;
    return true;
  }

  /** Whoever plays has learnt enough. */
  leave(): void {
    this.#place = COURSE.length;
  }
}
