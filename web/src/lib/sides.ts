// Who sits where and plays with whom, in words: seats as a table that gathers shows them, and sides as the server says them.
import type { SeatSeen } from "../wire/messages";
import { botName, nameOf } from "./names";
import { say } from "./texts.svelte";

/** The player on a seat; where nobody sits there, whom it waits for. */
export function sayHolder(seat: SeatSeen, number: number): string {
  if (seat.name || seat.bot) return nameOf(seat) ?? botName(number, seat.bot);
  return seat.kept_name ? say("seat-kept", { name: seat.kept_name }) : say(seat.reserved ? "seat-reserved" : "seat-open");
}

/** A whole table: all together, everybody alone, or seats against seats. */
export function saySides(sides: number[][]): string {
  if (sides.length === 1) return sides[0]!.length > 1 ? say("sides-together") : "";
  if (sides.every((side) => side.length === 1)) return say("sides-alone");
  const [one, other] = sides.map((side) => side.map((seat) => seat + 1));
  return say("sides-against", { ones: one!.length, one, others: other!.length, other });
}

/** One seat: its partners, or that it has all others against it; nothing where that goes without saying. */
export function saySide(sides: number[][], seats: SeatSeen[], seat: number): string {
  const side = sides.find((each) => each.includes(seat)) ?? [];
  if (sides.length < 2 || sides.every((each) => each.length === 1)) return "";
  const mates = side.filter((other) => other !== seat).map((other) => called(seats[other]!, other));
  return mates.length ? say("seat-mates", { count: mates.length, names: mates }) : say("seat-alone");
}

function called(seat: SeatSeen, number: number): string {
  return nameOf(seat) ?? (seat.bot ? botName(number, seat.bot) : (seat.kept_name ?? say("seat-number", { number: number + 1 })));
}
