// What would happen, read from the events of a preview: how far, over whom, where it ends, and who may answer.
import type { Event, Flew, View } from "../../wire/super-teams";
import type { BonusCard, Ship, Space } from "./names";

export interface Outcome {
  ship: Ship;
  start: number;
  /** How far it flies, and the rule that made it so; nothing where no flight is foreseen. */
  flew: Flew | null;
  /** The black hole that it hits. */
  hole: number | null;
  evaded: boolean;
  end: number;
  /** What it would then stand on; nothing while a half is still to be chosen. */
  on: Space | null;
  /** Ships that would be pulled along. */
  hooked: Ship[];
  /** Seats that may play a bonus card before the ship leaves, and those that may play a hook after it landed. */
  before: number[];
  after: number[];
  /** Ships that it leaves behind. */
  past: Ship[];
  /** What comes next: a bonus card for somebody, the prizes of the first ship home. */
  next: string;
  over: boolean;
}

/** What follows for a ship from events, by the position before and the one after them. */
export function foresee(ship: Ship, events: Event[], before: View, after: View): Outcome {
  const from = before.ships.find((seen) => seen.ship === ship)!;
  const to = after.ships.find((seen) => seen.ship === ship)!;
  const flew = events.find((event) => event.kind === "flew") ?? null;
  const fell = events.find((event) => event.kind === "fell-back");
  const evaded = events.find((event) => event.kind === "evaded");
  const hooks = events.filter((event) => event.kind === "hooked");
  const landed = events.findLastIndex((event) => ["flew", "fell-back", "evaded", "landed", "hooked"].includes(event.kind));
  const asked = (part: Event[]) => [...new Set(part.flatMap((event) => (event.kind === "passed" ? [event.seat] : [])))];
  const choosing = after.prompt.kind === "land";
  const end = choosing ? (after.move?.target ?? to.space) : (evaded?.end ?? fell?.end ?? flew?.end ?? to.space);
  const start = flew?.start ?? from.space;
  return {
    ship,
    start,
    flew,
    hole: (fell ?? evaded)?.hole ?? null,
    evaded: evaded !== undefined,
    end,
    on: choosing ? null : to.on,
    hooked: hooks.map((hook) => hook.ship),
    before: asked(events.slice(0, Math.max(0, flew ? events.indexOf(flew) : 0))),
    after: choosing ? [] : asked(events.slice(landed + 1)),
    past: before.ships.filter((seen) => seen.ship !== ship && seen.space >= start && seen.space < end).map((seen) => seen.ship),
    next: after.prompt.kind,
    over: after.winners.length > 0,
  };
}

/** How many answers of a seat come, in a flight's windows, before anybody else's: those can be given together with the flight. */
export function ownAnswers(events: Event[], seat: number): { departure: boolean; evasion: boolean } {
  const flew = events.findIndex((event) => event.kind === "flew");
  const fell = events.findIndex((event) => event.kind === "fell-back" || event.kind === "evaded");
  const passes = events.map((event, index) => ({ event, index })).filter(({ event }) => event.kind === "passed");
  const foreign = passes.find(({ event }) => event.kind === "passed" && event.seat !== seat)?.index ?? Infinity;
  const mine = (low: number, high: number) =>
    passes.some(({ event, index }) => event.kind === "passed" && event.seat === seat && index > low && index < high && index < foreign);
  return { departure: mine(-1, flew), evasion: fell > flew && mine(flew, fell) };
}

/** Bonus cards of a hand, each kind and shuffle once. */
export function distinct<B extends { card: BonusCard; shuffle: number }>(bonus: B[]): B[] {
  return bonus.filter((one, index) => bonus.findIndex((other) => other.card === one.card && other.shuffle === one.shuffle) === index);
}
