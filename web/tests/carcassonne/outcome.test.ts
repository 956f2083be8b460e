// Outcomes: what an answer to `ask` says about an arrangement; and where a card finds room.
import { expect, test } from "vitest";

import { gainOn, outcome } from "../../src/games/carcassonne/outcome";
import { bestCorner, overlap } from "../../src/games/carcassonne/room";
import type { Event, ObjectSeen, Part, View } from "../../src/wire/carcassonne";

const told = { rule: "CSW-71", known_to: null };

function object(kind: ObjectSeen["object"], parts: Part[], seats: number[], tiles = parts.length): ObjectSeen {
  return { object: kind, parts, tiles, symbols: [], open: 1, closed: false, seats, worth: tiles, if_closed: tiles };
}

const closed = object(
  "route",
  [
    { x: 0, y: 0, part: "route-0" },
    { x: 1, y: 0, part: "route-0" },
  ],
  [],
);
const grown = object(
  "field",
  [
    { x: 1, y: 0, part: "field-0" },
    { x: 1, y: 1, part: "field-0" },
  ],
  [0],
);
const far = object("planet", [{ x: 5, y: 5, part: "planet" }], [1]);
const view = { objects: [closed, grown, far], fight: null, tiles: [] } as unknown as View;
const scored: Event = { ...told, kind: "scored", object: "route", place: closed.parts[0]!, seats: [0], points: 2, tiles: 2, symbols: 0, score: 2 };

test("what is scored, and what grows and stays open, is told apart", () => {
  const found = outcome({ type: "outlook", ref: 1, words: [], refusal: null, events: [scored], view }, { x: 1, y: 0 })!;
  expect(found.scored).toEqual([scored]);
  expect(found.extended).toEqual([grown]);
});

test("an object that is closed with nobody on it is told, and what a figure there would get", () => {
  const before = { ...view, objects: [{ ...closed, parts: [closed.parts[0]!] }, far] } as View;
  const after = { ...view, objects: [{ ...closed, closed: true }, grown, far] } as View;
  const passed = { type: "outlook" as const, ref: 1, words: [], refusal: null, events: [], view: after };
  expect(outcome(passed, { x: 1, y: 0 }, before)!.free).toEqual([after.objects[0]]);
  expect(outcome(passed, { x: 1, y: 0 }, after)!.free).toEqual([]); // it was closed already
  const deployed = { ...passed, events: [scored] };
  expect(gainOn(closed.parts[1]!, 0, deployed)).toBe(2);
  expect(gainOn(far.parts[0]!, 0, deployed)).toBe(0);
  expect(gainOn(closed.parts[1]!, 1, deployed)).toBe(0);
});

test("a fight says how many dice each side would roll", () => {
  const place = far.parts[0]!;
  const fighting = { ...view, fight: { place, dice: { "0": 2, "1": 3 } } } as View;
  const began: Event = { ...told, kind: "fight-began", object: "planet", place, seats: [0, 1] };
  const found = outcome({ type: "outlook", ref: 1, words: [], refusal: null, events: [began], view: fighting }, { x: 4, y: 5 })!;
  expect(found.fights).toEqual([{ place, seats: [0, 1], dice: [2, 3] }]);
});

test("a refusal has no outcome", () => {
  const refusal = { type: "problem" as const, ref: 1, code: "illegal", rule: "CSW-27", arguments: {} };
  expect(outcome({ type: "outlook", ref: 1, words: [], refusal, events: [], view: null }, null)).toBeNull();
});

test("a card lies beside its subject and on nothing, where there is room", () => {
  const window = { x: 0, y: 0, width: 1000, height: 600 };
  const subject = { x: 400, y: 200, width: 100, height: 100 };
  const tiles = [subject, { x: 500, y: 200, width: 100, height: 100 }].map((tile) => ({ ...tile, weight: 1 }));
  const corner = bestCorner({ width: 240, height: 120 }, window, subject, tiles);
  for (const tile of tiles) expect(overlap({ ...corner, width: 240, height: 120 }, tile)).toBe(0);
});

test("a card stays inside its window", () => {
  const window = { x: 12, y: 12, width: 360, height: 300 };
  const corner = bestCorner({ width: 200, height: 130 }, window, { x: 300, y: 250, width: 60, height: 60 }, []);
  expect(corner.x).toBeGreaterThanOrEqual(12);
  expect(corner.x + 200).toBeLessThanOrEqual(372);
  expect(corner.y + 130).toBeLessThanOrEqual(312);
});
