// Objects of the board: found by one of their parts, named, and told whose they are.
import type { FigureSeen, ObjectSeen, Options, Part, TileSeen, View } from "../../wire/carcassonne";
import { cellKey } from "./cells";

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

const WIDEST = 1000; // cells in a row, and more
const MOST = 100; // objects on a tile, and more

/**
 * A number for each object, by which somebody walks through them by keys: by its first tile in reading order. It stays as it is when
 * something is built elsewhere, so that only few are written anew.
 */
export function walk(objects: ObjectSeen[]): Map<ObjectSeen, number> {
  const before = new Map<number, number>(); // objects on the same tile
  return new Map(
    objects.map((object) => {
      const { x, y } = object.parts[0]!;
      const cell = y * WIDEST + x;
      const rank = before.get(cell) ?? 0;
      before.set(cell, rank + 1);
      return [object, cell * MOST + rank];
    }),
  );
}

const found = new WeakMap<TileSeen[], Map<string, TileSeen>>(); // several parts of a page ask for the same

export function tilesByCell(tiles: TileSeen[]): Map<string, TileSeen> {
  const known = found.get(tiles) ?? new Map(tiles.map((tile) => [cellKey(tile), tile]));
  found.set(tiles, known);
  return known;
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
