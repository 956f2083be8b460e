// The line to a table: a server that is silent is asked whether it is there, and a line that is cut is noticed within seconds.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection } from "../src/lib/connection";

class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static latest: FakeSocket;
  static opened = 0;
  readyState = FakeSocket.OPEN;
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  sent: { type: string; ref: number }[] = [];
  constructor() {
    FakeSocket.latest = this;
    FakeSocket.opened += 1;
  }
  send(message: string) {
    this.sent.push(JSON.parse(message));
  }
  close() {}
  hears(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const statuses: string[] = [];
const pings = () => FakeSocket.latest.sent.filter((message) => message.type === "ping");

function opened(): Connection {
  const connection = new Connection("ws://here", {
    greeting: () => ({ type: "watch", changes: true }),
    welcome: () => {},
    update: () => true,
    status: (status) => statuses.push(status),
    refused: () => Promise.resolve(false),
  });
  connection.open();
  FakeSocket.latest.onopen?.();
  FakeSocket.latest.hears({ type: "welcome", ref: 1, seq: 0, table: {}, position: null, lines: [] });
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval", "performance"] });
  vi.stubGlobal("WebSocket", FakeSocket);
  statuses.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a silent server is asked whether it is there, and goes on where it is", () => {
  const connection = opened();
  vi.advanceTimersByTime(12_000);
  expect(pings()).toHaveLength(1);
  FakeSocket.latest.hears({ type: "done", ref: pings()[0]!.ref, table: null });
  vi.advanceTimersByTime(12_000);
  expect([pings().length, statuses.at(-1)]).toEqual([2, "live"]);
  connection.end();
});

test("a line that is cut without a word is noticed within half a minute", () => {
  const connection = opened();
  expect(statuses.at(-1)).toBe("live");
  vi.advanceTimersByTime(25_000);
  expect(statuses.at(-1)).toBe("offline");
  connection.end();
});

test("as long as something is heard nobody asks", () => {
  const connection = opened();
  for (let seq = 1; seq < 20; seq += 1) {
    vi.advanceTimersByTime(5_000);
    FakeSocket.latest.hears({ type: "update", ref: null, after: seq - 1, seq, table: {}, position: null, lines: [] });
  }
  expect([pings().length, statuses.at(-1)]).toEqual([0, "live"]);
  connection.end();
});

test("a line that hangs while it is being closed is given up, and another one is opened", () => {
  const connection = opened();
  const before = FakeSocket.opened;
  FakeSocket.latest.readyState = 2; // closing
  vi.advanceTimersByTime(3_000);
  expect(statuses.at(-1)).toBe("offline");
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.opened).toBe(before + 1);
  connection.end();
});
