// People on one device: who looks, when the device is to be passed on, and to whom.
import { expect, test } from "vitest";

import { heirs, isMine, passing } from "../src/lib/sharing";
import type { SeatSeen, TableSeen } from "../src/wire/messages";

const seat = (name: string | null, bot: SeatSeen["bot"] = null): SeatSeen => ({
  name,
  bot,
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
});
const table = (more: Partial<TableSeen> = {}): TableSeen => ({
  id: "t",
  name: "",
  game: "super-teams",
  phase: "playing",
  listed: false,
  clock: null,
  seats: [seat("Ada"), seat("Eve"), seat(null, "greedy"), seat("Ada")],
  mine: [0, 1, 3],
  shared: true,
  person: null,
  invited: [],
  host: true,
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
const [ADA, EVE, BOT, ADA_TOO] = [0, 1, 2, 3];

test("the curtain is down until somebody says who they are", () => {
  for (const turn of [ADA, EVE, BOT]) expect(passing(table(), turn)).toBe(true);
  expect(passing(table({ person: "Ada" }), ADA)).toBe(false);
});

test("it falls when it is another person's turn, and for nobody else", () => {
  const ada = table({ person: "Ada" });
  expect([ADA, EVE, BOT, ADA_TOO, -1].map((turn) => passing(ada, turn))).toEqual([false, true, false, false, false]);
});

test("it does not fall for a seat that a bot plays", () => {
  const seats = [seat("Ada"), seat("Eve", "greedy")];
  expect(passing(table({ seats, mine: [0, 1], person: "Ada" }), EVE)).toBe(false);
});

test("where nothing is shared there is no curtain", () => {
  for (const turn of [ADA, EVE, BOT]) expect(passing(table({ shared: false }), turn)).toBe(false);
});

test("the device goes to whoever is to decide", () => {
  expect(heirs(table({ person: "Ada" }), EVE)).toEqual([EVE]);
});

test("while the table waits for somebody else any of those who share it may look, each once", () => {
  expect(heirs(table(), BOT)).toEqual([ADA, EVE]);
});

test("only the seats of the person who looks are mine", () => {
  expect([ADA, EVE, BOT, ADA_TOO].map((number) => isMine(table({ person: "Ada" }), number))).toEqual([true, false, false, true]);
  expect([ADA, EVE, BOT, ADA_TOO].map((number) => isMine(table({ shared: false }), number))).toEqual([true, true, false, true]);
  expect([ADA, EVE].map((number) => isMine(table(), number))).toEqual([false, false]);
});
