// Passing by itself: only where a window leaves nothing else, and at a pace that has nothing to do with the hand.
import { expect, test } from "vitest";

import { isForced, Pace } from "../src/lib/passing";
import type { Position } from "../src/games/game";
import type { TableSeen } from "../src/wire/messages";

const PASS = { kind: "pass" };
const USE = { kind: "use", card: "acceleration", shuffle: 1 };
const table = (changes: Partial<TableSeen> = {}) => ({ phase: "playing", lesson: false, request: null, ...changes }) as TableSeen;
const asked = (window: boolean, ...actions: object[]) => ({ moves: 3, actions, view: { prompt: { kind: "departure", window } } }) as unknown as Position;

test("a window with nothing but a pass is forced, and nothing else is", () => {
  expect(isForced(table(), asked(true, PASS))).toBe(true);
  expect(isForced(table(), asked(true, PASS, USE))).toBe(false);
  expect(isForced(table(), asked(true))).toBe(false); // it is not asked of this guest
  expect(isForced(table(), asked(false, PASS))).toBe(false);
  expect(isForced(table(), null)).toBe(false);
});

test("a lesson asks on purpose, and whoever wants to go back does not play on", () => {
  expect(isForced(table({ lesson: true }), asked(true, PASS))).toBe(false);
  expect(isForced(table({ request: { what: "undo", seat: 0, waiting: [1] } }), asked(true, PASS))).toBe(false);
});

test("it takes as long as one of the guest's own latest answers", () => {
  const pace = new Pace([1000], (count) => count - 1);
  expect(pace.next()).toBe(1000);
  pace.note(1450);
  expect(pace.next()).toBe(1450);
  pace.note(60_000); // thinking long is seen by everybody, and is no pace for the others
  expect(pace.next()).toBe(3000);
  for (const took of [800, 810, 820, 830, 840, 850]) pace.note(took);
  const oldest = new Pace([], () => 0);
  for (const took of [2000, 800, 810, 820, 830, 840, 850]) oldest.note(took);
  expect(oldest.next()).toBe(800); // older ones are forgotten
});
