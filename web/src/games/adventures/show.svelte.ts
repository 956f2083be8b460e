// What the enemies, the event cards and the crisis do, told beat by beat. Anybody in a hurry skips it.
import { calm } from "../../lib/theme.svelte";
import type { AnyEvent, View } from "../../wire/adventures";
import { isTrouble } from "./telling";

const BEAT = 850; // milliseconds
const MOST = 14; // beats; what is more is told at once

export class Show {
  /** All that is told since the last card was played, and how much of it has been shown. */
  told = $state.raw<AnyEvent[]>([]);
  shown = $state(0);
  closed = $state(false);
  /** The event card that was turned up last. */
  card = $derived([...this.told.slice(0, this.shown)].reverse().find((event) => event.kind === "event-shown") ?? null);
  #heard: AnyEvent[] = [];
  #before: View | null = null;
  #from = $state.raw<Map<number, string>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.shown < this.told.length;
  }

  /** What happens now. */
  get beat(): AnyEvent | null {
    return this.running ? (this.told[this.shown - 1] ?? null) : null;
  }

  /** Where a threat is drawn: as far as it has been told. */
  spaceOf(piece: number, space: string | null): string | null {
    return this.running ? (this.#from.get(piece) ?? space) : space;
  }

  /** Hears what an update told. */
  hear(events: AnyEvent[], view: View | null): void {
    if (events === this.#heard) return;
    this.#heard = events;
    const before = this.#before;
    this.#before = view;
    if (!events.length) return;
    const last = events.findLastIndex((event) => event.kind === "played");
    const trouble = events.filter((event, index) => isTrouble(event) && index > last);
    if (last >= 0) this.told = trouble;
    else if (trouble.length) this.told = [...this.told, ...trouble];
    if (last >= 0) this.shown = 0;
    if (!trouble.length) return;
    this.closed = false;
    if (calm() || !before || document.hidden || trouble.length > MOST) return this.finish();
    this.#from = new Map(before.pieces.flatMap((piece) => (piece.space ? [[piece.piece, piece.space] as const] : [])));
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const event = this.told[this.shown];
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
    this.shown = this.told.length;
  }
}
