// Which commands are offered at the table in words.
import { expect, test } from "vitest";

import { askable, possible } from "../src/text/possible";
import type { Position } from "../src/games/game";
import type { SeatSeen, TableSeen } from "../src/wire/messages";

const seat = (more: Partial<SeatSeen> = {}): SeatSeen => ({
  name: null,
  bot: null,
  here: true,
  time_left: null,
  running: false,
  reserved: false,
  kept_name: null,
  idle_in: null,
  program: false,
  ready: false,
  host: false,
  queued: false,
  ...more,
});
const table = (more: Partial<TableSeen>): TableSeen => ({
  id: "t",
  name: "",
  game: "carcassonne",
  phase: "playing",
  listed: false,
  clock: null,
  seats: [seat({ name: "Ada" }), seat({ name: "Ota" })],
  mine: [0],
  shared: false,
  person: null,
  invited: [],
  host: false,
  watchers: 0,
  watching: [],
  screen: false,
  code: "",
  commitment: "",
  request: null,
  undo: null,
  ahead: false,
  rematch: null,
  puzzle: null,
  lesson: false,
  hints: false,
  lot: false,
  range: false,
  muted: [],
  ...more,
});
const position = (more: object = {}): Position => ({
  moves: 1,
  seat: 0,
  view: { seat: 0, turn: 1, prompt: { kind: "place", window: false, own: false }, ...more },
  actions: [],
  standing: { scores: [0, 0], winners: [], shared: false, rule: null, onward: null },
});
const offered = (seen: TableSeen, at: Position | null = position()) =>
  possible(seen, at).map(({ word, seat: number }) => (number === null ? word : `${word} ${number}`));

test("a tile is asked for only where the game has tiles", () => {
  const spoken = { now: [], tile: null, hand: [], score: [], board: [], rest: [], places: {} };
  expect(askable(spoken)).not.toContain("tile");
  expect(askable({ ...spoken, tile: [] })).toContain("tile"); // none now, but there are some
});

test("a gathering table offers open seats, and the host may fill them", () => {
  const seats = [seat({ name: "Ada" }), seat(), seat({ bot: "greedy" })];
  expect(offered(table({ phase: "gathering", seats, mine: [0], host: true }), null)).toEqual(["stand 1", "sit 2", "fill 2", "open 3", "close"]);
  expect(offered(table({ phase: "gathering", seats, mine: [] }), null)).toEqual(["sit 2"]);
  expect(offered(table({ phase: "gathering", seats, mine: [0] }), null)).toContain("ready");
});

test("a reserved seat is offered only to whom it is kept for", () => {
  const seats = [seat({ name: "Ada" }), seat({ reserved: true })];
  expect(offered(table({ phase: "gathering", seats, mine: [] }), null)).toEqual([]);
  expect(offered(table({ phase: "gathering", seats, mine: [], invited: [1] }), null)).toEqual(["sit 2"]);
});

test("the host begins once every seat is taken", () => {
  expect(offered(table({ phase: "gathering", host: true }), null)).toContain("begin");
});

test("a request is answered by those it waits for, and hides the undo", () => {
  const request = { what: "undo" as const, seat: 1, waiting: [0] };
  expect(offered(table({ undo: "free", request }))).toEqual(["yes", "no", "handover 1"]);
});

test("whoever asked can take it back", () => {
  expect(offered(table({ undo: "free", request: { what: "undo" as const, seat: 0, waiting: [1] } }))).toEqual(["no", "handover 1"]);
});

test("passing ahead is offered in a window, and while it is on", () => {
  expect(offered(table({}))).not.toContain("ahead");
  expect(offered(table({ ahead: true }))).toContain("ahead");
  expect(offered(table({}), position({ prompt: { kind: "hook", window: true } }))).toContain("ahead");
});

test("a seat whose player is away may be played by a bot", () => {
  expect(offered(table({ seats: [seat({ name: "Ada" }), seat({ name: "Ota", here: false })] }))).toEqual(["handover 1", "skip 2", "handover 2", "close"]);
});

test("a spectator is offered nothing to do", () => {
  expect(offered(table({ mine: [] }))).toEqual([]);
});

test("after the end there are a rematch, a replay and an analysis", () => {
  expect(offered(table({ phase: "over" }))).toEqual(["rematch", "replay", "analysis"]);
});

test("a bot that is no longer installed is replaced by another one, not skipped", () => {
  const seats = [seat({ name: "Ada" }), seat({ bot: "careful", idle_in: 0 })];
  expect(offered(table({ seats }))).toContain("handover 2");
  expect(offered(table({ seats }))).not.toContain("skip 2");
  expect(offered(table({ seats: [seats[0]!, seat({ bot: "greedy" })] }))).not.toContain("handover 2");
});
