// How actions of Adventures are chosen part by part.
import { expect, test } from "vitest";

import { choose, decided, entries, isChoosable, left } from "../src/games/adventures/parts";
import { chapters, isQuiet, places } from "../src/games/adventures/telling";
import type { Action } from "../src/wire/adventures";

const plays: Action[] = [
  { kind: "play", card: "a", slot: "move" },
  { kind: "play", card: "a", slot: "plan" },
  { kind: "play", card: "b", slot: "plan" },
];

test("a card and a slot are chosen in any order, and another card takes the place of the first", () => {
  const all = entries(plays, []);
  let chosen = choose(all, [], "card:a");
  expect(decided(all, chosen)).toBeNull();
  chosen = choose(all, chosen, "slot:plan");
  expect(decided(all, chosen)?.actions).toEqual([plays[1]]);
  chosen = choose(all, chosen, "card:b");
  expect(decided(all, chosen)?.actions).toEqual([plays[2]]);
  expect(isChoosable(all, ["card:b"], "slot:move")).toBe(false);
  expect(choose(all, ["card:b"], "card:b")).toEqual([]);
});

test("what does not go with what is chosen begins anew", () => {
  const all = entries(plays, []);
  expect(choose(all, ["card:b"], "slot:move")).toEqual(["slot:move"]);
});

test("a farther space is walked to in several steps", () => {
  const reach = [
    { space: "B1", way: ["B1"], stops: false },
    { space: "C1", way: ["B1", "C1"], stops: true },
    { space: "D9", way: ["D8", "D9"], stops: false },
  ];
  const all = entries([{ kind: "step", space: "B1" }, { kind: "stop" }], reach);
  expect(decided(all, ["space:C1"])?.actions).toEqual([
    { kind: "step", space: "B1" },
    { kind: "step", space: "C1" },
  ]);
  expect(isChoosable(all, [], "space:D9")).toBe(false);
});

test("where an enemy is moved is asked once it is known which one", () => {
  const shifts: Action[] = [
    { kind: "shift", piece: 1, space: "B1" },
    { kind: "shift", piece: 2, space: "B1" },
    { kind: "peek", piece: 3 },
  ];
  const all = entries(shifts, []);
  expect(isChoosable(all, [], "space:B1")).toBe(false);
  expect(isChoosable(all, ["piece:2"], "space:B1")).toBe(true);
  expect(isChoosable(entries(shifts.slice(0, 1), []), [], "space:B1")).toBe(true);
  expect(left(all, ["piece:3"])).toHaveLength(1);
});

test("an event points at its places, and single draws are not told", () => {
  const moved = { kind: "enemy-moved", rule: "MANDO-159", known_to: null, piece: 4, token: "raider", start: "A1", end: "A2" } as const;
  expect(places(moved)).toEqual(["piece:4", "space:A1", "space:A2"]);
  expect(isQuiet(moved)).toBe(false);
});

test("the event step is told in chapters, each with the card or the crisis that led to it", () => {
  const common = { rule: "MANDO-148", known_to: null };
  const hooked = { ...common, kind: "hooked-on", piece: 1, token: "thug", figure: "paz" } as const;
  const crisis = { ...common, kind: "crisis-struck", slot: "recon" } as const;
  const tracked = { ...common, kind: "tracked", track: "alert", value: 1 } as const;
  const event = { ...common, kind: "event-shown", event: "E04", slot: "recon", strength: 6 } as const;
  expect(chapters([hooked, crisis, tracked, event])).toEqual([
    { head: null, steps: [hooked] },
    { head: crisis, steps: [tracked] },
    { head: event, steps: [] },
  ]);
});
