// A live table: what is told is there at once, unless the board shows first how it came about.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LiveTable } from "../src/lib/live.svelte";

class Line {
  static OPEN = 1;
  static latest: Line;
  readyState = Line.OPEN;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    Line.latest = this;
  }
  send() {}
  close() {}
  hears(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const position = (moves: number) => ({ moves, seat: 0, view: {}, actions: [{ kind: "throw" }], standing: { scores: [moves], winners: [], rule: null } });
const update = (seq: number) => ({
  type: "update",
  ref: null,
  after: seq - 1,
  seq,
  table: { phase: "playing", seats: [], mine: [0] },
  lines: [{ type: "moved", seq, events: [{ kind: "threw", seat: 0 }] }],
  position: position(seq),
});

async function opened(): Promise<LiveTable> {
  const table = new LiveTable("t", "screen");
  await Promise.resolve();
  await Promise.resolve();
  Line.latest.hears({ type: "welcome", ref: 1, seq: 0, table: { phase: "playing", seats: [], mine: [0] }, options: {}, words: {}, position: position(0), lines: [] });
  return table;
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, hidden: false });
  vi.stubGlobal("WebSocket", Line);
});
afterEach(() => vi.unstubAllGlobals());

test("what need not be seen first is there at once", async () => {
  const table = await opened();
  table.enact = () => null;
  Line.latest.hears(update(1));
  expect([table.position!.moves, table.lines.length, table.deciding]).toEqual([1, 1, true]);
  table.leave();
});

test("points, log and the next decision wait until what happened has been seen, and nothing is left out", async () => {
  const table = await opened();
  const shown: (() => void)[] = [];
  const waiting: number[] = [];
  table.enact = (_, behind) => new Promise((seen) => shown.push(() => (waiting.push(behind()), seen())));
  for (const seq of [1, 2, 3]) Line.latest.hears(update(seq));
  for (const moves of [0, 1, 2]) {
    expect([table.position!.moves, table.lines.length, table.deciding]).toEqual([moves, moves, false]);
    shown[moves]!();
    await Promise.resolve();
    await Promise.resolve();
  }
  expect([table.position!.moves, table.lines.length, table.deciding]).toEqual([3, 3, true]);
  expect(waiting).toEqual([2, 1, 0]);
  table.leave();
});

test("whoever comes back is told everything anew, though something was still being shown", async () => {
  const table = await opened();
  let seen = () => {};
  table.enact = () => new Promise((resolve) => (seen = resolve));
  Line.latest.hears(update(1));
  Line.latest.hears({ type: "welcome", ref: 1, seq: 5, table: { phase: "playing", seats: [], mine: [0] }, options: {}, words: {}, position: position(5), lines: [] });
  seen();
  await Promise.resolve();
  await Promise.resolve();
  expect([table.position!.moves, table.deciding]).toEqual([5, true]);
  table.leave();
});
