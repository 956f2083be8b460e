// What an arrangement would bring, read from the answer to `ask`: objects closed or extended, and fights.
import type { Event, ObjectSeen, Part, Scored, View } from "../../wire/carcassonne";
import type { Preview } from "../../wire/messages";
import { objectAt, objectKey, partKey } from "./objects";

export interface Outcome {
  scored: Scored[];
  /** What would be fought for, and the dice of each side by its seats. */
  fights: { place: Part; seats: number[]; dice: number[] }[];
  /** Objects that would be closed though nobody is on them. */
  free: ObjectSeen[];
  /** Objects with figures that would grow and stay open. */
  extended: ObjectSeen[];
  view: View;
}

/** None where the answer is a refusal. `cell` is the cell of the tile that was asked about, `before` the board without it. */
export function outcome(answer: Preview, cell: { x: number; y: number } | null, before: View | null = null): Outcome | null {
  if (answer.refusal || !answer.view) return null;
  const view = answer.view as View;
  const events = answer.events as Event[];
  const scored = events.filter((event) => event.kind === "scored");
  const fights = events.filter((event) => event.kind === "fight-began").map(({ place, seats }) => ({ place, seats, dice: diceOf(view, place) }));
  const touched = view.objects.filter((object) => cell && object.parts.some((part) => part.x === cell.x && part.y === cell.y));
  const settled = new Set([...scored, ...fights].map(({ place }) => objectAt(view, place)).map((object) => object && objectKey(object)));
  const extended = touched.filter((object) => object.seats.length > 0 && object.tiles > 1 && !settled.has(objectKey(object)));
  return { scored, fights, extended, free: closedNow(before, view).filter((object) => !object.seats.length && !settled.has(objectKey(object))), view };
}

/** Objects that are closed and were not before. */
function closedNow(before: View | null, after: View): ObjectSeen[] {
  if (!before) return [];
  const parts = new Set(before.objects.filter((object) => object.closed).flatMap((object) => object.parts.map(partKey)));
  return after.objects.filter((object) => object.closed && !object.parts.some((part) => parts.has(partKey(part))));
}

/** The points that a figure on a part would bring at once to a seat, by the answer to putting it there. */
export function gainOn(part: Part, seat: number, answer: Preview): number {
  if (answer.refusal || !answer.view) return 0;
  const object = objectAt(answer.view as View, part);
  const scored = (answer.events as Event[]).filter((event) => event.kind === "scored" && event.seats.includes(seat));
  return scored.reduce((sum, event) => sum + (event.kind === "scored" && objectAt(answer.view as View, event.place) === object ? event.points : 0), 0);
}

/** The dice of the sides, where it is this fight that would be rolled for first. */
function diceOf(view: View, place: Part): number[] {
  const fight = view.fight;
  if (!fight || objectAt(view, fight.place) !== objectAt(view, place)) return [];
  return Object.values(fight.dice);
}
