// How actions of Adventures are chosen part by part, and what is meant by what cannot be chosen.
import { expect, test } from "vitest";

import { Chart } from "../src/games/adventures/chart";
import { meaning } from "../src/games/adventures/meaning";
import { figuresBeside, type Agreed } from "../src/games/adventures/names";
import { choose, decided, entries, isChoosable, isListed, left } from "../src/games/adventures/parts";
import { chapters, isQuiet, isTrouble, places, sinceSetUp } from "../src/games/adventures/telling";
import type { Action, AnyEvent, View } from "../src/wire/adventures";

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

test("an accusation is a button first, and then a name", () => {
  const all = entries([...plays, { kind: "accuse", seat: 1 }, { kind: "accuse", seat: 2 }], []);
  expect(all.filter((entry) => isListed(entry, false))).toEqual([]); // nothing of it opens by itself
  expect(left(all, ["accuse:"]).map((entry) => entry.parts[1])).toEqual(["seat:1", "seat:2"]);
  expect(decided(all, ["accuse:", "seat:2"])?.actions).toEqual([{ kind: "accuse", seat: 2 }]);
});

test("the decision lists whom to choose, and what lies on a map that is elsewhere", () => {
  const step = entries([{ kind: "step", space: "B1" }], [])[0]!;
  const who = entries([{ kind: "who", figure: "cara" }], [])[0]!;
  expect([isListed(step, false), isListed(step, true), isListed(who, false)]).toEqual([false, true, true]);
  expect(isListed(entries(plays, [])[0]!, true)).toBe(false); // the hand is here
});

test("how a match was set up is not told as trouble", () => {
  const revealed = { kind: "revealed", rule: "MANDO-35", known_to: null, piece: 1, token: "thug", space: "A1" } as AnyEvent;
  const began = { kind: "turn-began", rule: "MANDO-51", known_to: null, seat: 0 } as AnyEvent;
  const nobody = { kind: "nobody-attacked", rule: "MANDO-171", known_to: null, who: ["brawler"], range: 0, able: 1 } as AnyEvent;
  expect(sinceSetUp([revealed, revealed, began], null)).toEqual([began]);
  expect(sinceSetUp([revealed], { turns: 0 } as View)).toEqual([]);
  expect(sinceSetUp([revealed], { turns: 3 } as View)).toEqual([revealed]);
  expect(isTrouble(nobody)).toBe(true);
  expect([isQuiet({ ...revealed, kind: "placed" } as AnyEvent), isQuiet(nobody)]).toEqual([true, false]);
});

test("shared characters stand with whoever is on turn", () => {
  const figures = [
    { figure: "cara", owner: null },
    { figure: "greef", owner: null },
  ];
  const rows = (active: number) => [0, 1].map((seat) => figuresBeside({ active, figures } as View, seat).length);
  expect([rows(0), rows(1)]).toEqual([
    [2, 0],
    [0, 2],
  ]);
});

test("an event points at its places, and single draws are not told", () => {
  const moved = { kind: "enemy-moved", rule: "MANDO-159", known_to: null, piece: 4, token: "raider", start: "A1", end: "A2" } as const;
  expect(places(moved)).toEqual(["piece:4", "space:A1", "space:A2"]);
  expect(isQuiet(moved)).toBe(false);
});

// ---- what a tap on something that cannot be chosen means

const seen = (piece: number, more: object) => ({ piece, shape: "circle", space: "A4", up: true, token: "raider", enemy: true, ...more });
const slots = ["move", "attack"].map((slot) => ({ slot, used: slot === "move" }));
const own = { figure: "mandalorian", owner: 0, space: "A3", plans: ["defend"] };

function meant(part: string, prompt: string, offered: Action[] = [{ kind: "done" }], chosen: string[] = []): Action | null {
  const pieces = [
    seen(1, {}),
    seen(2, { up: false, token: null, enemy: false }),
    seen(3, { token: "medkit", enemy: false }),
    seen(4, { token: "case", enemy: false }),
  ];
  const view = { prompt: { kind: prompt }, pieces, slots, figures: [own], hand: ["a"], action: { figure: "mandalorian" } } as unknown as View;
  const mission = { id: "m", map: { start: "A1", door: [{ id: "gate", between: ["A3", "A4"] }] }, token: [{ id: "case" }] };
  return meaning(part, { view, options: { mission } as unknown as Agreed, seat: 0, offered, chosen });
}

test("a tap on what cannot be chosen means what is being done, with that instead", () => {
  expect(meant("space:B1", "walk")).toEqual({ kind: "step", space: "B1" });
  expect(meant("space:B1", "where", [{ kind: "where", space: "A1" }])).toEqual({ kind: "where", space: "B1" });
  expect(meant("space:B1", "push", [{ kind: "shift", piece: 1, space: "A3" }])).toEqual({ kind: "shift", piece: 1, space: "B1" });
  expect(meant("door:gate", "walk")).toEqual({ kind: "step", space: "A4" });
  expect(meant("door:gate", "recon")).toEqual({ kind: "unlock", door: "gate" });
  expect(meant("piece:1", "attack")).toEqual({ kind: "attack", piece: 1 });
  expect(meant("piece:1", "recon")).toEqual({ kind: "shift", piece: 1, space: "A4" });
  expect(meant("piece:2", "recon")).toEqual({ kind: "peek", piece: 2 });
  expect(meant("piece:1", "walk")).toEqual({ kind: "step", space: "A4" });
  expect(meant("piece:3", "turn")).toEqual({ kind: "use", piece: 3, figure: "mandalorian" });
  expect(meant("piece:4", "turn")).toEqual({ kind: "pick-up", piece: 4 });
});

test("a card is meant for a free action, a used action for a card", () => {
  expect(meant("card:a", "turn")).toEqual({ kind: "play", card: "a", slot: "attack" });
  expect(meant("slot:move", "turn", plays, ["card:b"])).toEqual({ kind: "play", card: "b", slot: "move" });
  expect(meant("slot:move", "turn")).toEqual({ kind: "play", card: "a", slot: "move" });
  expect(meant("plan:ig11/payback", "turn")).toEqual({ kind: "plan", plan: "payback", figure: "mandalorian" });
});

test("what is only looked at means nothing", () => {
  expect(meant("piece:1", "turn")).toBeNull();
  expect(meant("figure:mandalorian", "turn")).toBeNull();
  expect(meant("piece:1", "attack", [])).toBeNull();
});

test("arrows lead from space to space", () => {
  const page = { querySelector: () => null, querySelectorAll: () => [] } as unknown as ParentNode;
  const chart = new Chart(page);
  for (const [name, x, y] of [
    ["A1", 0, 0],
    ["A2", 104, 0],
    ["B1", 52, 90],
    ["C1", 0, 180],
  ] as const)
    chart.spaces.set(name, { x, y, zone: "" });
  expect(chart.beside("A1", "ArrowRight")).toBe("A2");
  expect(chart.beside("A1", "ArrowDown")).toBe("B1");
  expect(chart.beside("C1", "ArrowUp")).toBe("B1");
  expect(chart.beside("A1", "ArrowLeft")).toBeNull();
  expect(chart.beside("A1", "Enter")).toBeNull();
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
