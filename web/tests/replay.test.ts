// Going through a recorded match.
import { beforeEach, expect, test, vi } from "vitest";

import { botOf, playerName } from "../src/replay/records";
import type { ReplaySeen } from "../src/wire/http";
import { ReplayTable } from "../src/replay/replay.svelte";
import { current, eventsBetween, marksOf, moveIn, numbered, stepAt, stepsOf } from "../src/replay/steps";
import type { Moved } from "../src/wire/messages";

const moved = (move: number, by: number, ...events: object[]): Moved => ({ type: "moved", seq: move, move, by, forced: false, events });
const DEALER = -1;
const lines: Moved[] = [
  moved(0, DEALER, { kind: "dealt" }),
  moved(1, DEALER, { kind: "dealt" }),
  moved(2, 0, { kind: "chose" }),
  moved(3, 1, { kind: "passed" }),
  moved(4, 0, { kind: "landed" }),
  moved(5, 1, { kind: "chose" }, { kind: "round-began", round: 2 }),
  moved(6, DEALER, { kind: "dealt" }),
  moved(7, 0, { kind: "chose" }),
];
const steps = stepsOf(lines);

test("a step goes from decision to decision, the dealer's moves belong to the one before", () => {
  expect(steps).toEqual([0, 2, 3, 4, 5, 7, 8]);
});

test("a position between two steps shows with the earlier one", () => {
  expect(stepAt(steps, 0)).toBe(0);
  expect(stepAt(steps, 1)).toBe(0);
  expect(stepAt(steps, 6)).toBe(4);
  expect(stepAt(steps, 8)).toBe(6);
});

test("a step tells everything since the one before", () => {
  expect(eventsBetween(lines, 5, 7).map((event) => event.kind)).toEqual(["chose", "round-began", "dealt"]);
});

test("turns are marked where another seat decides, rounds where they begin", () => {
  const marks = marksOf(lines, steps);
  expect(marks.filter((mark) => mark.kind === "turn").map((mark) => steps[mark.step])).toEqual([2, 5, 7]);
  expect(marks.filter((mark) => mark.kind === "round")).toEqual([
    { step: 0, kind: "round", number: 1 },
    { step: 5, kind: "round", number: 2 },
  ]);
});

test("what is shown belongs to the round, or else to the turn, that it happened in", () => {
  const marks = marksOf(lines, steps);
  expect([0, 4, 5, 6].map((step) => current(marks, step)?.number)).toEqual([1, 1, 1, 2]);
  const turns = marks.filter((mark) => mark.kind === "turn");
  expect([0, 1, 2, 6].map((step) => current(turns, step)?.number)).toEqual([undefined, undefined, 1, 3]);
});

test("rounds are numbered, or else as many turns as there is room for", () => {
  expect(numbered(marksOf(lines, steps), 10).map((mark) => mark.kind)).toEqual(["round", "round"]);
  const turns = Array.from({ length: 60 }, (_, number) => ({ step: number, kind: "turn" as const, number: number + 1 }));
  expect(numbered(turns, 8).map((mark) => mark.number)).toEqual([10, 20, 30, 40, 50, 60]);
});

test("an address names a move", () => {
  expect(moveIn("5", 8)).toBe(5);
  expect(moveIn("99", 8)).toBe(8);
  expect(moveIn("rule", 8)).toBe(null);
  expect(moveIn("", 8)).toBe(null);
});

test("bots have the names that they had at the table", () => {
  expect(botOf("greedy")).toBe("greedy");
  expect(botOf("Ada")).toBe(null);
  expect(playerName(["Ada", "greedy"], 0)).toBe("Ada");
  expect(playerName(["Ada", "greedy"], 1)).not.toBe("greedy");
});

// ---- the table -----------------------------------------------------------------------------------------------------------

const record: ReplaySeen = {
  game: "super-teams",
  options: {},
  sides: [[0], [1]],
  words: {},
  sheet: "",
  seats: ["Ada", "greedy"],
  moves: 8,
  over: true,
  lines,
  dealing: { commitment: null, verdict: "none", problem: null },
};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const moves = Number(path.match(/positions\/(\d+)/)?.[1]);
    const position = { moves, seat: 0, view: { turn: 0 }, actions: [], standing: { scores: [0, 0], winners: [], shared: false, rule: null } };
    return { ok: true, json: async () => (path.includes("positions") ? position : record) };
  });
});

test("one step forward is told, everything else is shown", async () => {
  const table = new ReplayTable("t", record);
  await table.go(0);
  expect(table.latest).toEqual([]);
  await table.forward();
  expect(table.position?.moves).toBe(2);
  expect(table.latest.map((event) => event.kind)).toEqual(["dealt", "dealt"]);
  await table.back();
  expect([table.position?.moves, table.latest]).toEqual([0, []]);
  await table.go(7);
  expect([table.position?.moves, table.latest]).toEqual([7, []]);
});

test("going back from between two steps goes to the earlier one", async () => {
  const table = new ReplayTable("t", record);
  await table.go(6);
  await table.back();
  expect(table.position?.moves).toBe(5);
});

test("the match is over only at its end", async () => {
  const table = new ReplayTable("t", record);
  await table.go(7);
  expect(table.table.phase).toBe("playing");
  await table.forward();
  expect(table.table.phase).toBe("over");
  expect(table.atEnd).toBe(true);
});

test("neighbours are fetched before they are looked at, and no position twice", async () => {
  const table = new ReplayTable("t", record);
  await table.go(3);
  expect(asked.map((path) => Number(path.split("/").pop()))).toEqual([3, 2, 4, 5, 7, 8]);
  await table.forward();
  await table.back();
  expect(asked.filter((path) => path.endsWith("/3"))).toHaveLength(1);
});

test("a slow answer never overtakes a later one", async () => {
  const waits: (() => void)[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("positions/2")) await new Promise<void>((go) => waits.push(go));
    return answer(path);
  });
  const table = new ReplayTable("t", record);
  const slow = table.go(2);
  await table.go(8);
  waits.forEach((go) => go());
  await slow;
  expect(table.position?.moves).toBe(8);
});

test("through a seat's eyes everything is asked for anew, without telling it again", async () => {
  const table = new ReplayTable("t", record);
  await table.go(2);
  await table.forward();
  asked.length = 0;
  await table.look(1);
  expect(asked.slice(0, 2)).toEqual(["/api/replays/t?seat=1", "/api/replays/t/positions/3?seat=1"]);
  expect(table.latest).toEqual([]);
});

test("turns are gone through one by one", async () => {
  const table = new ReplayTable("t", record);
  await table.go(0);
  const seen = [];
  while (!table.atEnd) {
    await table.goTurn(1);
    seen.push(table.position?.moves);
  }
  expect(seen).toEqual([2, 5, 7, 8]);
});
