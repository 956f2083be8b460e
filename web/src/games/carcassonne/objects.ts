// Objects of the board: found by one of their parts, named, and told whose they are.
import type { FigureSeen, ObjectSeen, Options, Part, TileSeen, View } from "../../wire/carcassonne";
import { cellKey, inReadingOrder } from "./cells";

const OVER_ONE_ANOTHER = { route: 0, field: 1, planet: 2 }; // what lies on top of what

export function partKey(part: Part): string {
  return `${part.x},${part.y}/${part.part}`;
}

export function objectKey(object: ObjectSeen): string {
  return partKey(object.parts[0]!);
}

export function objectAt(view: View, part: Part): ObjectSeen | undefined {
  const key = partKey(part);
  return view.objects.find((object) => object.parts.some((one) => partKey(one) === key));
}

/** The objects in the order in which they are painted. */
export function painted(objects: ObjectSeen[]): ObjectSeen[] {
  return [...objects].sort((one, other) => OVER_ONE_ANOTHER[one.object] - OVER_ONE_ANOTHER[other.object]);
}

/** The objects in the order in which somebody walks through them by keys. */
export function inOrder(objects: ObjectSeen[]): ObjectSeen[] {
  return [...objects].sort((one, other) => inReadingOrder(one.parts[0]!, other.parts[0]!));
}

export function tilesByCell(tiles: TileSeen[]): Map<string, TileSeen> {
  return new Map(tiles.map((tile) => [cellKey(tile), tile]));
}

/** Whether an object is the seat's own, or its team's. */
export function isMine(object: ObjectSeen, options: Options, seat: number | null): boolean {
  return seat !== null && object.seats.some((owner) => sameSide(owner, seat, options));
}

/** Whether two seats play together. */
export function sameSide(one: number, other: number, options: Options): boolean {
  return one === other || (options.teams === true && (one - other) % 2 === 0);
}

export function standingOn(figures: FigureSeen[], object: ObjectSeen): FigureSeen[] {
  const parts = new Set(object.parts.map(partKey));
  return figures.filter((figure) => parts.has(partKey(figure)));
}
