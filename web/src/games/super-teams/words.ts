// Sentences about flights: what makes the distance, where a ship ends, and who may answer.
import { nameOf, say } from "../../lib/texts.svelte";
import type { Card } from "../../wire/super-teams";
import { shipIn, whose, type Ship, type Whose } from "./names";
import type { Outcome } from "./outcome";
import type { Table } from "./table";

const MANY = 3; // ships that are named one by one

type Name = (seat: number) => string;

/** "red 4" */
export function cardName({ colour, number }: Card): string {
  return `${nameOf(colour)} ${number}`;
}

/** Whose ship it is, as arguments of a sentence: relation to the viewer, and the owner's name. */
export function ownership(table: Table, ship: Ship): { whose: Whose; name: string } {
  const { owner } = shipIn(table.position!.view, ship);
  return { whose: whose(table.options, table.seat, owner), name: table.name(owner) };
}

/** "yours", "your partner's", "Tik-7's" */
export function sayWhose(table: Table, ship: Ship): string {
  const { whose, name } = ownership(table, ship);
  return say(`whose-${whose}`, { name });
}

/** "X-wing (yours)" */
export function shipOf(table: Table, ship: Ship): string {
  return say("web-ship-of", { ship, whose: sayWhose(table, ship) });
}

/** The tag on a choice of a ship. */
export function ownerTag(table: Table, ship: Ship): { owner: string; mine: boolean } {
  return { owner: sayWhose(table, ship), mine: ownership(table, ship).whose === "yours" };
}

/** Where a flight ends, in two or three words. */
export function ending(outcome: Outcome, finish: number): string {
  if (outcome.end === finish) return say("web-ends-home");
  if (outcome.end === 0) return say("web-ends-start");
  if (outcome.evaded) return say("web-ends-over", { end: outcome.end });
  if (outcome.hole !== null) return say("web-ends-back", { end: outcome.end });
  return say("web-ends-on", { end: outcome.end, on: outcome.on ?? "doubled" });
}

/** The sum of a flight: number, what changes it, spaces. */
export function sum(outcome: Outcome, card: Card): string {
  const { flew } = outcome;
  return flew ? say(`web-sum-${flew.rule}`, { number: card.number, distance: flew.distance }) : "";
}

/** What happens on the way and at the end, as sentences. */
export function story(outcome: Outcome, finish: number, name: Name, owner: number): string[] {
  const sentences: string[] = [];
  const { flew, hole, ship, end } = outcome;
  if (flew) sentences.push(say(`web-why-${flew.rule}`, { distance: flew.distance }));
  if (hole !== null) sentences.push(say(outcome.evaded ? "web-over-hole" : "web-into-hole", { hole, ship, end: place(end, finish) }));
  else if (outcome.on === null) sentences.push(say("web-half-later", { space: end }));
  if (outcome.on === "bonus" && outcome.next === "draw") sentences.push(say("web-crate-for", { seat: name(owner) }));
  if (outcome.next === "prize") sentences.push(say("web-prizes"));
  if (outcome.over) sentences.push(say("web-wins"));
  return sentences;
}

/** Whom the flight leaves behind and who may answer it. */
export function answers(outcome: Outcome, table: Table): string[] {
  const sentences: string[] = [];
  const others = (seats: number[]) => seats.filter((each) => each !== table.seat).map((seat) => table.name(seat));
  const before = others(outcome.before);
  const after = others(outcome.after);
  if (before.length) sentences.push(say("web-may-answer", { names: before }));
  if (outcome.past.length > MANY) sentences.push(say("web-flies-past-many", { count: outcome.past.length }));
  else if (outcome.past.length) sentences.push(say("web-flies-past", { ships: outcome.past.map((ship) => shipOf(table, ship)) }));
  if (after.length) sentences.push(say("web-may-hook", { names: after }));
  return sentences;
}

export function place(space: number, finish: number): string {
  if (space === 0) return say("web-to-start");
  return space === finish ? say("web-to-finish") : String(space);
}
