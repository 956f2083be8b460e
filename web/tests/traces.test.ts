// What others did since one decided, cut into moves.
import { expect, test } from "vitest";

import type { LogLine } from "../src/wire/messages";
import { tracesOf } from "../src/moments/traces";

const line = (seq: number, by: number, ...events: { kind: string; seat?: number }[]) =>
  ({ type: "moved", seq, move: seq, by, events: events.map((event) => ({ rule: "", known_to: null, ...event })), forced: false }) as unknown as LogLine;
const kinds = (lines: LogLine[], mine: number[]) =>
  tracesOf(lines, ["chose", "event"], mine).map(({ seat, events }) => [seat, ...events.map(({ kind }) => kind)]);

const LINES = [
  line(1, 0, { kind: "chose", seat: 0 }, { kind: "flew" }),
  line(2, 1, { kind: "chose", seat: 1 }),
  line(3, 0, { kind: "passed", seat: 0 }, { kind: "flew" }),
  line(4, 2, { kind: "chose", seat: 2 }, { kind: "flew" }),
];

test("a move is what it begins with and what came of it, though others answered in between", () => {
  expect(kinds(LINES, [0])).toEqual([
    [1, "chose", "passed", "flew"],
    [2, "chose", "flew"],
  ]);
});

test("it is forgotten once one begins a move, but not what cards and enemies do after it", () => {
  expect(kinds([...LINES, line(5, 0, { kind: "chose", seat: 0 }, { kind: "flew" })], [0])).toEqual([]);
  expect(kinds([...LINES, line(5, 0, { kind: "chose", seat: 0 }, { kind: "event" }, { kind: "moved" })], [0])).toEqual([[null, "event", "moved"]]);
});

test("who watches sees the last move, and nobody an old story", () => {
  expect(kinds(LINES, [])).toEqual([[2, "chose", "flew"]]);
  const many = Array.from({ length: 40 }, (_, seq) => line(seq, 1, { kind: "chose", seat: 1 }));
  expect(kinds(many, [0])).toHaveLength(9);
});
