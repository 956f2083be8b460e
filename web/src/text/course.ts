// The course of the text view: asks for one word after another, and goes on when it was typed.
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

  /** Playing a move ends the course. */
  leave(): void {
    this.#place = COURSE.length;
  }
}
