// What the enemies, the event cards and the crisis do, told beat by beat: a way is drawn before it is gone. Anybody in a hurry skips it.
import { eventsWait, paced } from "../../lib/pace.svelte";
import { calm } from "../../lib/theme.svelte";
import type { AnyEvent, View } from "../../wire/adventures";
import { chapters, isHead, isIdle, isTrouble, sinceSetUp, type Chapter } from "./telling";
import { waysOf, type Way } from "./ways";

const BEAT = 850; // milliseconds
const READING = 1700; // for a card that is turned up
const BLOW = 450; // for one damage of several
const MOST = 14; // beats; what is more is told at once
const RESOLVED = "MANDO-148"; // the rule by which an event is resolved

type Places = ReadonlyMap<number, string>;

export class Show {
  /** All that is told since the last card was played, and how much of it has been shown. */
  events = $state.raw<AnyEvent[]>([]);
  shown = $state(0);
  closed = $state(false);
  /** Told as far as a card goes; the next step is the player's. */
  waiting = $state(false);
  /** The way that is about to be gone. */
  ahead = $state.raw<Way | null>(null);
  /** What has been shown, in chapters; after a fresh load no more is known than the card that is being resolved. */
  readonly chapters: Chapter[] = $derived.by(() => {
    const found = chapters(this.events.slice(0, this.shown));
    if (found.length || !this.#resolved) return found;
    return [{ head: { kind: "event-shown", rule: RESOLVED, known_to: null, event: this.#resolved, slot: null, strength: 0 }, steps: [] }];
  });
  /** The card that is being told at large; what changes nothing is only a line. */
  readonly scene: Chapter | null = $derived.by(() => {
    const now = this.running ? chapters(this.events.slice(0, this.shown)).at(-1) : null;
    return now?.head && this.#matters ? now : null;
  });
  #resolved = $state<string | null>(null);
  #heard: AnyEvent[] = [];
  #before: View | null = null;
  #from = $state.raw<Places>(new Map());
  #opened = $state.raw<{ at: number; from: Places }>({ at: 0, from: new Map() }); // the chapter that is told now
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** There is something to read that nobody has put away. */
  get open(): boolean {
    return !this.closed && this.chapters.length > 0;
  }

  get running(): boolean {
    return this.shown < this.events.length || this.waiting;
  }

  /** What happens now. */
  get beat(): AnyEvent | null {
    return this.running ? (this.events[this.shown - 1] ?? null) : null;
  }

  /** Where the chapter ends that is told now. */
  get #end(): number {
    const next = this.events.findIndex((event, place) => place > this.#opened.at && isHead(event));
    return next < 0 ? this.events.length : next;
  }

  /** Whether a card is told now that changes something. */
  get #matters(): boolean {
    const first = this.events[this.#opened.at];
    if (!first || !isHead(first)) return false;
    const steps = this.events.slice(this.#opened.at + 1, this.#end);
    return steps.length ? !steps.every(isIdle) : this.#resolved !== null;
  }

  /** Where a threat is drawn: as far as it has been told. */
  spaceOf(piece: number, space: string | null): string | null {
    return this.running ? (this.#from.get(piece) ?? space) : space;
  }

  /** Hears what an update told. */
  hear(events: AnyEvent[], view: View | null): void {
    this.#resolved = view?.event ?? null;
    if (events === this.#heard) return;
    this.#heard = events;
    const before = this.#before;
    this.#before = view;
    events = sinceSetUp(events, before);
    if (!events.length) return;
    const last = events.findLastIndex((event) => event.kind === "played");
    const trouble = events.filter((event, index) => isTrouble(event) && index > last);
    const played = events[last];
    // the player's card turns the page; those of others wait until everything is read, and leave it if nothing comes of them
    const own = played?.kind === "played" && played.seat === view?.seat;
    const going = this.running && !own;
    if (own || (played && trouble.length && !going)) {
      [this.events, this.shown, this.waiting] = [trouble, 0, false];
      this.#opened = { at: 0, from: new Map() };
    } else this.events = [...this.events, ...trouble];
    if (!trouble.length) return;
    this.closed = false;
    if (!before || document.hidden || this.events.length - this.shown > MOST) return this.finish();
    if (going) return; // it is told in its turn
    this.#from = new Map(before.pieces.flatMap((piece) => (piece.space ? [[piece.piece, piece.space] as const] : [])));
    if (!calm()) this.#next();
    else if (eventsWait()) this.#leap();
    else this.finish();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const event = this.events[this.shown];
    if (!event) return this.finish();
    if (isHead(event)) this.#opened = { at: this.shown, from: this.#from };
    if (event.kind === "enemy-moved" && !this.ahead) {
      this.ahead = waysOf(this.#run(event.piece))[0]!;
      return this.#after(BEAT, () => this.#next());
    }
    this.ahead = null;
    for (const one of event.kind === "enemy-moved" ? this.#run(event.piece) : [event]) this.#step(one);
    this.#after(event.kind === "hurt" ? BLOW : isHead(event) && this.#matters ? READING : BEAT, () => this.#rest());
  }

  /** The steps that an enemy takes next. */
  #run(piece: number): AnyEvent[] {
    const coming = this.events.slice(this.shown);
    const end = coming.findIndex((event) => event.kind !== "enemy-moved" || event.piece !== piece);
    return end < 0 ? coming : coming.slice(0, end);
  }

  /** Something has been told: the next thing, or what is left when a card is over. */
  #rest(): void {
    if (this.shown >= this.#end && this.#matters && eventsWait()) this.waiting = true;
    else if (this.shown < this.events.length) this.#next();
    else this.finish();
  }

  #after(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, paced(milliseconds));
  }

  #step(event: AnyEvent): void {
    const end = event.kind === "enemy-moved" ? event.end : event.kind === "deployed" || event.kind === "placed" ? event.space : null;
    if (end !== null && "piece" in event) this.#from = new Map(this.#from).set(event.piece, end);
    this.shown += 1;
  }

  /** All of a card at once. */
  #leap(): void {
    clearTimeout(this.#timer);
    this.ahead = null;
    const first = this.events[this.shown];
    if (first && isHead(first)) this.#opened = { at: this.shown, from: this.#from };
    while (this.shown < this.#end) this.#step(this.events[this.shown]!);
    this.#rest();
  }

  /** To the end of what the card does, or on to what comes after it. */
  on(): void {
    if (!this.running) return;
    const over = this.shown >= this.#end;
    this.waiting = false;
    if (!over || (calm() && this.shown < this.events.length)) this.#leap();
    else if (this.shown < this.events.length) this.#next();
    else this.finish();
  }

  /** The card once more. */
  again(): void {
    this.waiting = false;
    [this.shown, this.#from] = [this.#opened.at, this.#opened.from];
    if (calm()) this.#leap();
    else this.#next();
  }

  /** To the end of what is told; false: it had been told. */
  skip(): boolean {
    const running = this.running;
    if (running) this.finish();
    return running;
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.shown = this.events.length;
    this.waiting = false;
    this.ahead = null;
  }
}
