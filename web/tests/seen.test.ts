// What is kept of lessons and puzzles for when there is no network.
import { beforeEach, expect, test } from "vitest";

import { keepSeen, lastSeen } from "../src/lib/seen";
import { remember } from "../src/lib/storage";
import type { Update, Welcome } from "../src/wire/messages";

const welcome = (id: string, lesson = true) => ({ type: "welcome", seq: 1, table: { id, lesson, puzzle: null }, position: { moves: 0 } }) as unknown as Welcome;

beforeEach(() => remember("seen", ""));

test("the last position of a lesson is kept, and goes on with what follows", () => {
  keepSeen(welcome("one"));
  keepSeen({ ...welcome("one"), type: "update", seq: 2, position: { moves: 1 } } as unknown as Update);
  expect(lastSeen("one")).toMatchObject({ type: "welcome", seq: 2, position: { moves: 1 } });
});

test("of a table at which others play nothing is kept, and of many lessons the latest", () => {
  keepSeen(welcome("theirs", false));
  expect(lastSeen("theirs")).toBeNull();
  for (const id of ["a", "b", "c", "d", "e"]) keepSeen(welcome(id));
  expect(lastSeen("a")).toBeNull();
  expect(lastSeen("e")).not.toBeNull();
});
