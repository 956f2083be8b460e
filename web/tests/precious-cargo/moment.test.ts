// What a throw was remarkable for, and how near it came.
import { expect, test } from "vitest";

import { gapTo, momentOf } from "../../src/games/precious-cargo/moment";
import type { Event, GroupSeen, PileSeen, PlaceSeen } from "../../src/wire/precious-cargo";

const event = (fields: Record<string, unknown>) => ({ rule: "CARGO-19", known_to: null, seat: 0, ...fields }) as unknown as Event;
const rests = (x: number, y: number) => event({ kind: "flew", card: null, rest: { x, y } });
const took = (ally: string, place = 0) => event({ kind: "took", place, card: { ally, beskar: 1 }, score: 2 });
const missed = event({ kind: "missed" });
const group = (ally: string, cards: number, bonus = 0): GroupSeen => ({ ally, cards, points: 2 * cards, bonus, protected: false });
const pile = (...groups: GroupSeen[]) => ({ groups }) as unknown as PileSeen;
const upright = { x: 2000, y: 0, angle: 9000, taken: false, card: null } as PlaceSeen;
const around = { field: [upright], before: pile(), after: pile(), open: false, meant: null };

test("the gap is between the disc's edge and the nearest edge of the card, however that lies", () => {
  expect(gapTo(upright, { x: 2000 - 315 - 200 - 80, y: 0 })).toBeCloseTo(80);
  expect(gapTo({ ...upright, angle: 0 }, { x: 2000 - 440 - 200 - 80, y: 0 })).toBeCloseTo(80);
  expect(gapTo(upright, { x: 2000 + 315 + 30, y: 440 + 40 })).toBeCloseTo(50 - 200);
});

test("a set is greater than a double, a double than the first of its kind", () => {
  const before = pile(group("din", 1));
  const set = momentOf([rests(0, 900), took("din"), took("boba", 1)], { ...around, before, after: pile(group("din", 2, 2), group("boba", 1)) });
  expect(set?.cheer).toEqual({ kind: "set", ally: "din" });
  const double = momentOf([rests(0, 900), took("boba"), took("greef", 1)], { ...around, before, after: pile(group("din", 1), group("boba", 1)) });
  expect(double?.cheer).toEqual({ kind: "several", cards: 2 });
  const first = momentOf([rests(0, 900), took("boba")], { ...around, before, after: pile(group("din", 1), group("boba", 1)) });
  expect(first?.cheer).toEqual({ kind: "first", ally: "boba" });
  const another = momentOf([rests(0, 900), took("din")], { ...around, before: pile(group("din", 3, 3)), after: pile(group("din", 4)) });
  expect(another?.cheer).toBeNull();
});

test("who misses by little is told by how much, a card or a Grogu that would have won", () => {
  expect(momentOf([rests(2000 - 315 - 200 - 80, 0), missed], around)?.cheer).toEqual({ kind: "near", gap: expect.closeTo(80) });
  expect(momentOf([rests(1000, 0), missed], around)?.cheer).toBeNull();
  expect(momentOf([rests(0, 450), missed], around)?.cheer).toBeNull();
  expect(momentOf([rests(0, 450), missed], { ...around, open: true })?.cheer).toEqual({ kind: "near", gap: 50 });
  expect(momentOf([rests(0, 100), event({ kind: "ended" })], { ...around, open: true })?.cheer).toEqual({ kind: "won" });
});

test("where it was aimed is told, or for a flick where it was meant to go", () => {
  const threw = event({ kind: "threw", aim: { x: 10, y: 20 } });
  expect(momentOf([threw, rests(0, 0)], around)?.aim).toEqual({ x: 10, y: 20 });
  expect(momentOf([rests(0, 0)], { ...around, meant: { x: 5, y: 5 } })?.aim).toEqual({ x: 5, y: 5 });
  expect(momentOf([rests(0, 0)], around)?.aim).toBeNull();
  expect(momentOf([missed], around)).toBeNull();
});
