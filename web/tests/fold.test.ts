// Folding of a table's lines: an undo takes moves out, and nothing else.
import { expect, test } from "vitest";

import { fold, moves } from "../src/lib/fold";
import type { LogLine } from "../src/wire/messages";

const moved = (seq: number, move: number): LogLine => ({ type: "moved", seq, move, by: 0, forced: false, events: [] });
const said: LogLine = { type: "said", seq: 9, seat: 0, name: "Ada", text: "hi", phrase: null };

test("an undo removes the moves from kept on and stays in the log itself", () => {
  const undone: LogLine = { type: "undone", seq: 4, seat: 0, kept: 1 };
  const lines = fold([moved(1, 0), moved(2, 1), moved(3, 2)], [undone]);
  expect(moves(lines).map((line) => line.move)).toEqual([0]);
  expect(lines.at(-1)).toBe(undone);
});

test("a move after an undo takes the number of the one taken back", () => {
  const lines = fold([], [moved(1, 0), moved(2, 1), { type: "undone", seq: 3, seat: 0, kept: 1 }, moved(4, 1)]);
  expect(moves(lines).map((line) => line.seq)).toEqual([1, 4]);
});

test("what was said is never taken back", () => {
  expect(fold([said, moved(10, 0)], [{ type: "undone", seq: 11, seat: 0, kept: 0 }])).toContain(said);
});
