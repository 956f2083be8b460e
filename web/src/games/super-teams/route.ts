// The ways of a flight over the board: on the outer side of the lane, and what a black hole makes of it.
import type { Point } from "./curves";
import type { Lane } from "./lane";

const mix = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

function range(from: number, to: number): number[] {
  const step = from < to ? 1 : -1;
  return Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, index) => from + (index + 1) * step);
}

/** From a space to beside another, keeping to the outer side of the lane. */
export function wayOf(lane: Lane, start: number, end: number): Point[] {
  return [edge(lane, start), ...over(lane, start, end), lane.place(end).outer];
}

/** Where a way on the outer side touches a space. */
export function edge(lane: Lane, space: number): Point {
  const place = lane.place(space);
  return mix(place, place.outer, place.rim ? 0.6 : 0.92);
}

/** Back from a black hole, on the inner side. */
export function back(lane: Lane, hole: number, end: number): Point[] {
  const inner = (space: number, share: number): Point => {
    const { x, y, rim } = lane.place(space);
    return rim ? mix({ x, y }, rim, share) : { x, y };
  };
  return [inner(hole, 1.1), mix(inner(hole, 1.9), inner(end, 1.9), 0.5), inner(end, 1.25)];
}

function over(lane: Lane, start: number, end: number): Point[] {
  const between = range(start, end).map((space) => lane.place(space).outer);
  return between.length ? between : [mix(lane.place(start).outer, lane.place(end).outer, 0.5)];
}
