// What is said aloud at a table: one stream of sentences in their order, for screen readers and other listeners.
import type { GameEvent } from "../games/game";

/** In the order in which they are said when they come together: what happened, what it meant, what is asked now. */
const KINDS = ["refusal", "arrival", "event", "note", "chat", "gain", "answer", "lesson", "turn", "step"] as const;
export type Kind = (typeof KINDS)[number];

export interface Saying {
  readonly number: number;
  /** What came of one update is one moment; a later one follows it whole, however many fall into one pause. */
  readonly moment: number;
  readonly kind: Kind;
  readonly words: string;
  /** What happened, where that is told. */
  readonly event?: GameEvent;
  /** The element whose text it is: who has just come there with the focus has read it. */
  readonly on?: Element | null;
}

type Listener = (sayings: Saying[]) => void;

const PAUSE = 100; // milliseconds: the focus is led on first, since moving it cuts off what is being read

export class Announcer {
  #count = 0;
  #moment = 0;
  #ending = false; // of the moment
  #waiting: Saying[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners: Listener[] = [];
  #voices: Listener[] = [];
  /** What was said last, for those who want to hear it again. */
  latest: Saying[] = [];

  announce(kind: Kind, words: string, more: Pick<Saying, "event" | "on"> = {}): void {
    if (!words.trim()) return;
    if (kind === "turn" || kind === "step") this.#waiting = this.#waiting.filter((each) => each.kind !== "turn" && each.kind !== "step"); // what was asked a moment ago is not asked any more
    this.#waiting.push({ number: this.#count++, moment: this.#now(), kind, words, ...more });
    this.#timer ??= setTimeout(() => this.#deliver(), PAUSE);
  }

  /** Hears everything that is said from now on, in its order. */
  listen(listener: Listener): () => void {
    this.#listeners.push(listener);
    return () => void (this.#listeners = this.#listeners.filter((each) => each !== listener));
  }

  /** The same for what a screen reader reads: only the newest voice has the word, since a window over the page silences the others. */
  lend(voice: Listener): () => void {
    this.#voices.push(voice);
    return () => void (this.#voices = this.#voices.filter((each) => each !== voice));
  }

  /** The number of the moment, which ends with the round of effects that an update sets off. */
  #now(): number {
    if (!this.#ending) {
      this.#ending = true;
      queueMicrotask(() => {
        this.#ending = false;
        this.#moment += 1;
      });
    }
    return this.#moment;
  }

  #deliver(): void {
    this.#timer = undefined;
    const sayings = this.#waiting.sort(
      (one, other) => one.moment - other.moment || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.number - other.number,
    );
    this.#waiting = [];
    this.latest = sayings;
    for (const listener of [...this.#listeners, ...this.#voices.slice(-1)]) listener(sayings);
  }
}

/** The page's own. */
export const announcer = new Announcer();
