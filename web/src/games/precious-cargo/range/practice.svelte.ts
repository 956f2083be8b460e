// Practice on the range: what is to be hit, how often it was, and how throws lie around it. What was hit the server says.
import { untrack } from "svelte";

import { play } from "../../../lib/sound";
import { say } from "../../../lib/texts.svelte";
import type { Event, Flew, Point as Tenths } from "../../../wire/precious-cargo";
import type { Table } from "../table";
import { Tabletop, type Point } from "../tabletop";
import { readKept, usual, writeKept, type Kept, type Miss } from "./kept";

/** The number of a place with a card, or Grogu. */
export type Target = number | "grogu";

/** What came of a throw. */
export interface Thrown {
  target: Target;
  hit: boolean;
  /** Whether no row of hits was ever so long. */
  best: boolean;
  miss: Miss;
}

const MIDDLE: Tenths = { x: 0, y: 0 };

/** Whether a throw has hit its target. */
export function hits(events: Event[], target: Target): boolean {
  return events.some((event) => (target === "grogu" ? event.kind === "on-grogu" || event.kind === "ended" : event.kind === "took" && event.place === target));
}

export class Practice {
  target = $state<Target>("grogu");
  /** Where discs came to rest that were thrown at this target, in the game's numbers. */
  rests = $state.raw<Tenths[]>([]);
  /** Throws of this visit, and those of them that hit. */
  thrown = $state(0);
  hit = $state(0);
  last = $state.raw<Thrown | null>(null);
  kept = $state.raw<Kept>(readKept());
  #heard: Event[];

  /** To be made while a component is set up: it listens as long as that lives. */
  constructor(private readonly table: Table) {
    this.#heard = table.latest; // what was thrown before is no news
    this.another();
    $effect(() => {
      const events = table.latest;
      untrack(() => this.#hear(events));
    });
  }

  /** As one sees it who stands there: the target lies above, whatever the seat. */
  get tabletop(): Tabletop {
    return new Tabletop(this.table.position?.view.players[this.table.seat ?? 0]?.release ?? null);
  }

  /** Where a target lies, in the game's numbers. */
  at(target: Target): Tenths {
    return target === "grogu" ? MIDDLE : (this.table.position?.view.field[target] ?? MIDDLE);
  }

  sayTarget(target = this.target): string {
    return target === "grogu" ? say("at-grogu") : say("web-range-place", { place: target });
  }

  /** Chooses something else to hit. */
  another(): void {
    const places = this.table.position?.view.field.map((_, place) => place) ?? [];
    const others = [...places, "grogu" as const].filter((target) => target !== this.target);
    this.target = others[Math.floor(Math.random() * others.length)] ?? "grogu";
    this.rests = [];
  }

  #hear(events: Event[]): void {
    if (events === this.#heard) return;
    this.#heard = events;
    const flew = events.find((event): event is Flew => event.kind === "flew" && this.table.table.mine.includes(event.seat));
    if (flew) this.#note(flew, hits(events, this.target));
  }

  #note({ rest }: Flew, hit: boolean): void {
    const { target, kept } = this;
    const miss = this.#between(this.at(target), rest);
    const streak = hit ? kept.streak + 1 : 0;
    this.kept = { streak, best: Math.max(kept.best, streak), misses: [...kept.misses, miss] };
    writeKept(this.kept);
    this.last = { target, hit, best: streak > kept.best, miss };
    this.thrown += 1;
    this.hit += Number(hit);
    this.rests = [...this.rests, rest];
    if (!hit) return;
    play("gain");
    this.another();
  }

  /** Millimetres from a target to where a disc rests: to the right, and beyond it. */
  #between(target: Tenths, rest: Tenths): Miss {
    const [to, from]: Point[] = [this.tabletop.at(rest), this.tabletop.at(target)];
    return { right: Math.round(to!.x - from!.x), beyond: Math.round(from!.y - to!.y) };
  }

  // ---- in words ------------------------------------------------------------------------------------------------------

  /** What came of the last throw. */
  get said(): string {
    const { last } = this;
    if (!last) return "";
    if (last.hit) return say(last.best ? "web-range-best-now" : "web-range-hit", { streak: this.kept.streak });
    return say("web-range-missed", { where: sayMiss(last.miss) });
  }

  /** How throws usually lie around what they were meant for; nothing: too few were thrown. */
  get usually(): string {
    const found = usual(this.kept.misses);
    return found ? say("web-range-usually", { mm: found.half, where: sayMiss(found.middle) }) : "";
  }
}

/** Where something lies beside its target: so much too far or too short, and to one side. */
export function sayMiss({ right, beyond }: Miss): string {
  const along = say(beyond < 0 ? "web-range-short" : "web-range-far", { mm: Math.abs(beyond) });
  const aside = say(right < 0 ? "web-range-left" : "web-range-right", { mm: Math.abs(right) });
  return say("web-range-beside", { along, aside });
}
