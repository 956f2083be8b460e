// What is said aloud at a table: one stream of sentences in their order, for screen readers and other listeners.
import type { GameEvent } from "../games/game";

/** In the order in which they are said when they come together: where one is, what happened, what it meant, what is asked now. */
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
  /** The element whose text it is: who comes there with the focus reads it. */
  readonly on?: Element | null;
  read?: boolean;
}

type Listener = (sayings: Saying[]) => void;

const PAUSE = 100; // milliseconds: the focus is led on first, since moving it cuts off what is being read

const ROUNDS = 10; // of two frames; after them the focus is not waited for any longer

/** Once the page is drawn and the focus is where it was led; a page that nobody sees is not drawn. */
function drawn(then: () => void, isLed: () => boolean, rounds = ROUNDS): void {
  if (typeof requestAnimationFrame === "undefined" || document.hidden) return then();
  requestAnimationFrame(() => requestAnimationFrame(() => (isLed() || !rounds ? then() : drawn(then, isLed, rounds - 1))));
}

export class Announcer {
  #count = 0;
  #moment = 0;
  #ending = false; // of the moment
  #waiting: Saying[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners: Listener[] = [];
  #voices: Listener[] = [];
  /** Is told when something waits to be said, and when all is said. */
  watcher: ((waiting: boolean) => void) | null = null;
  /** The focus may be led elsewhere in a moment. */
  leading = false;
  /** What was said last, for those who want to hear it again. */
  latest: Saying[] = [];

  announce(kind: Kind, words: string, more: Pick<Saying, "event" | "on"> = {}): void {
    if (!words.trim()) return;
    if (kind === "turn" || kind === "step") this.#waiting = this.#waiting.filter((each) => each.kind !== "turn" && each.kind !== "step"); // what was asked a moment ago is not asked any more
    this.#waiting.push({ number: this.#count++, moment: this.#now(), kind, words, ...more });
    this.#timer ??= setTimeout(
      () =>
        drawn(
          () => this.#deliver(),
          () => !this.leading,
        ),
      PAUSE,
    );
    this.watcher?.(true);
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

  /** Somebody has come to an element with the focus, and reads it there. */
  reach(element: unknown): void {
    for (const saying of this.#waiting) if (saying.on && saying.on === element) saying.read = true;
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
    for (const listener of this.#listeners) listener(sayings);
    this.#voices.at(-1)?.(sayings.filter((saying) => !saying.read));
    this.watcher?.(false);
  }
}

/** The page's own. */
export const announcer = new Announcer();
