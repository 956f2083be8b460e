// A live table: what is told is there at once, unless the board shows first how it came about.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LiveTable } from "../src/lib/live.svelte";

class FakeSocket {
  static OPEN = 1;
  static latest: FakeSocket;
  readyState = FakeSocket.OPEN;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    FakeSocket.latest = this;
  }
  sent: Record<string, unknown>[] = [];
  send(message: string) {
    this.sent.push(JSON.parse(message));
  }
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
  FakeSocket.latest.hears({
    type: "welcome",
    ref: 1,
    seq: 0,
    table: { phase: "playing", seats: [], mine: [0] },
    options: {},
    words: {},
    position: position(0),
    lines: [],
  });
  return table;
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, hidden: false });
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

test("what need not be seen first is there at once", async () => {
  const table = await opened();
  table.enact = () => null;
  FakeSocket.latest.hears(update(1));
  expect([table.position!.moves, table.lines.length, table.isMyTurn]).toEqual([1, 1, true]);
  table.leave();
});

test("points, log and the next decision wait until what happened has been seen, and nothing is left out", async () => {
  const table = await opened();
  const shown: (() => void)[] = [];
  const waiting: number[] = [];
  table.enact = (_, behind) => new Promise((seen) => shown.push(() => (waiting.push(behind()), seen())));
  for (const seq of [1, 2, 3]) FakeSocket.latest.hears(update(seq));
  for (const moves of [0, 1, 2]) {
    expect([table.position!.moves, table.lines.length, table.isMyTurn]).toEqual([moves, moves, false]);
    shown[moves]!();
    await Promise.resolve();
    await Promise.resolve();
  }
  expect([table.position!.moves, table.lines.length, table.isMyTurn]).toEqual([3, 3, true]);
  expect(waiting).toEqual([2, 1, 0]);
  table.leave();
});

test("whoever comes back is told everything anew, though something was still being shown", async () => {
  const table = await opened();
  let seen = () => {};
  table.enact = () => new Promise((resolve) => (seen = resolve));
  FakeSocket.latest.hears(update(1));
  FakeSocket.latest.hears({
    type: "welcome",
    ref: 1,
    seq: 5,
    table: { phase: "playing", seats: [], mine: [0] },
    options: {},
    words: {},
    position: position(5),
    lines: [],
  });
  seen();
  await Promise.resolve();
  await Promise.resolve();
  expect([table.position!.moves, table.isMyTurn]).toEqual([5, true]);
  table.leave();
});

test("what was missed is news to whoever comes back, unless it is too much to be read", async () => {
  const table = await opened();
  const back = (seq: number) =>
    FakeSocket.latest.hears({
      type: "welcome", ref: 1, seq, table: { phase: "playing", seats: [], mine: [0] }, options: {}, words: {}, position: position(seq),
      lines: Array.from({ length: seq }, (_, place) => update(place + 1).lines[0]),
    }); // prettier-ignore
  FakeSocket.latest.hears(update(1));
  back(3);
  expect([table.lines.length, table.caughtUp]).toEqual([3, 0]);
  back(30);
  expect([table.lines.length, table.caughtUp]).toEqual([30, 30]);
  table.leave();
});

test("what happened long ago comes by itself, what was said long ago when it is asked for", async () => {
  const table = new LiveTable("t", "screen");
  await Promise.resolve();
  await Promise.resolve();
  const moved = (seq: number) => ({ type: "moved", seq, move: seq, by: 0, events: [] });
  const said = (seq: number) => ({ type: "said", seq, seat: null, name: "Eve", text: `${seq}`, phrase: null });
  const line = FakeSocket.latest;
  line.onopen?.();
  const answers = async (lines: object[], more: boolean) => {
    line.hears({ type: "lines", ref: line.sent.at(-1)!.ref, lines, more });
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  line.hears({
    type: "welcome", ref: 1, seq: 9, table: { phase: "playing", seats: [], mine: [0] }, options: {}, words: {}, position: position(0),
    lines: [moved(8), said(9)], more: true, more_said: true,
  }); // prettier-ignore
  expect(line.sent.at(-1)).toMatchObject({ type: "earlier", before: 8, said: false });
  await answers([moved(5), moved(6)], true);
  expect(line.sent.at(-1)).toMatchObject({ type: "earlier", before: 5, said: false });
  await answers([moved(1)], false);
  expect(table.lines.map((line) => line.seq)).toEqual([1, 5, 6, 8, 9]);
  expect(table.moreSaid).toBe(true);
  const asked = table.earlier(true);
  expect(line.sent.at(-1)).toMatchObject({ type: "earlier", before: 9, said: true });
  await answers([said(2), said(7)], false);
  await asked;
  expect(table.lines.map((line) => line.seq)).toEqual([1, 2, 5, 6, 7, 8, 9]);
  expect(table.moreSaid).toBe(false);
  table.leave();
});

test("whoever is kept out for a while is told so, and comes in later", async () => {
  const table = new LiveTable("t", "screen");
  await Promise.resolve();
  await Promise.resolve();
  FakeSocket.latest.hears({ type: "problem", ref: null, code: "too-fast", rule: null, arguments: { wait: 3 } });
  await Promise.resolve();
  expect(table.closedTo!.code).toBe("too-fast");
  expect(table.connection).not.toBe("ended");
  FakeSocket.latest.hears({
    type: "welcome",
    ref: 1,
    seq: 0,
    table: { phase: "playing", seats: [], mine: [0] },
    options: {},
    words: {},
    position: position(0),
    lines: [],
  });
  expect(table.closedTo).toBeNull();
  table.leave();
});
