// Practice: what counts as a hit is what the server tells, and what is kept of it survives nonsense in the storage.
import { beforeEach, expect, test } from "vitest";

import { readKept, usual, writeKept } from "../../src/games/precious-cargo/range/kept";
import { hits } from "../../src/games/precious-cargo/range/practice.svelte";
import { remember } from "../../src/lib/storage";
import type { Event } from "../../src/wire/precious-cargo";

const event = (kind: string, fields = {}) => ({ kind, rule: "CARGO-19", known_to: null, seat: 0, ...fields }) as unknown as Event;
const miss = (right: number, beyond: number) => ({ right, beyond });

beforeEach(() => remember("range", "null"));

test("a card is hit by the throw that wins it, and Grogu by one that lies on him", () => {
  const won = [event("threw"), event("flew"), event("took", { place: 3 })];
  expect([hits(won, 3), hits(won, 4), hits(won, "grogu")]).toEqual([true, false, false]);
  expect([hits([event("flew"), event("on-grogu")], "grogu"), hits([event("flew"), event("missed")], "grogu")]).toEqual([true, false]);
});

test("the last throws are kept, and whatever else lies in the storage is nothing", () => {
  const misses = Array.from({ length: 80 }, (_, number) => miss(number, -number));
  writeKept({ streak: 2, best: 7, misses });
  expect(readKept()).toEqual({ streak: 2, best: 7, misses: misses.slice(-60) });
  for (const nonsense of ["{", "7", '{"best":-1,"streak":"many","misses":[3,null,{"right":1}]}']) {
    remember("range", nonsense);
    expect(readKept()).toEqual({ streak: 0, best: 0, misses: [] });
  }
});

test("what is usual is the middle of the throws and how far half of them lie from the target", () => {
  expect(usual([miss(1, 1)])).toBeNull();
  expect(usual([miss(3, 4), miss(0, 10), miss(0, 20), miss(0, 30), miss(-3, 36)])).toEqual({ middle: miss(0, 20), half: 20 });
});
