// Where the tag of a move lies: beside what it is about, away from the middle of the board, and over nothing that matters.
import type { Box } from "../lib/stage";

const GAP = 12; // pixels between a thing and its tag

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

const within = (inner: Box, outer: Box) =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;

/** A place for a tag; `free` says whether a box lies on empty ground. The first place in the room that meets nothing is taken. */
export function placeTag(thing: Box, size: { width: number; height: number }, room: Box, taken: Box[], free: (box: Box) => boolean): Box {
  const [x, y] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  const beside = (far: number) => {
    const left = { ...size, x: thing.x - GAP - far - size.width, y: y - size.height / 2 };
    const right = { ...size, x: thing.x + thing.width + GAP + far, y: y - size.height / 2 };
    const above = { ...size, x: x - size.width / 2, y: thing.y - GAP - far - size.height };
    const below = { ...size, x: x - size.width / 2, y: thing.y + thing.height + GAP + far };
    const sides = x < room.x + room.width / 2 ? [left, right] : [right, left];
    const ends = y < room.y + room.height / 2 ? [above, below] : [below, above];
    return [...sides, ...ends];
  };
  const all = [0, thing.width, 2 * thing.width].flatMap(beside).filter((box) => within(box, room));
  const open = all.filter((box) => !taken.some((other) => meet(box, other)));
  const found = open.find(free) ?? open[0];
  if (found) return found;
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  return {
    ...size,
    x: clamp(x - size.width / 2, room.x, room.x + room.width - size.width),
    y: clamp(thing.y - GAP - size.height, room.y, room.y + room.height - size.height),
  };
}
