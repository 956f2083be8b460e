// What the enemies, the event cards and the crisis do, told beat by beat. Anybody in a hurry skips it.
import { calm } from "../../lib/theme.svelte";
import type { AnyEvent, View } from "../../wire/adventures";
import { chapters, isTrouble, sinceSetUp, type Chapter } from "./telling";

const BEAT = 850; // milliseconds
const MOST = 14; // beats; what is more is told at once
const RESOLVED = "MANDO-148"; // the rule by which an event is resolved

export class Show {
  /** All that is told since the last card was played, and how much of it has been shown. */
  events = $state.raw<AnyEvent[]>([]);
  shown = $state(0);
  closed = $state(false);
  /** What has been shown, in chapters; after a fresh load no more is known than the card that is being resolved. */
  readonly chapters: Chapter[] = $derived.by(() => {
    const found = chapters(this.events.slice(0, this.shown));
    if (found.length || !this.#resolved) return found;
    return [{ head: { kind: "event-shown", rule: RESOLVED, known_to: null, event: this.#resolved, slot: null, strength: 0 }, steps: [] }];
  });
  #resolved = $state<string | null>(null);
  #heard: AnyEvent[] = [];
  #before: View | null = null;
  #from = $state.raw<Map<number, string>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** There is something to read that nobody has put away. */
  get open(): boolean {
    return !this.closed && this.chapters.length > 0;
  }

  get running(): boolean {
    return this.shown < this.events.length;
  }

  /** What happens now. */
  get beat(): AnyEvent | null {
    return this.running ? (this.events[this.shown - 1] ?? null) : null;
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
    if (own || (played && trouble.length && !this.running)) [this.events, this.shown] = [trouble, 0];
    else this.events = [...this.events, ...trouble];
    if (!trouble.length) return;
    this.closed = false;
    if (calm() || !before || document.hidden || this.events.length - this.shown > MOST) return this.finish();
    this.#from = new Map(before.pieces.flatMap((piece) => (piece.space ? [[piece.piece, piece.space] as const] : [])));
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const event = this.events[this.shown];
    if (!event) return this.finish();
    if (event.kind === "enemy-moved") this.#from = new Map(this.#from).set(event.piece, event.end);
    if (event.kind === "deployed" || event.kind === "placed") this.#from = new Map(this.#from).set(event.piece, event.space);
    this.shown += 1;
    this.#timer = setTimeout(() => (this.running ? this.#next() : this.finish()), BEAT);
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
  }
}
