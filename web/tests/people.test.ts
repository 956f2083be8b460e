// The other people at a table, as its host may mean them.
import { expect, test } from "vitest";

import { othersHere } from "../src/lib/people";
import type { LogLine, TableSeen } from "../src/wire/messages";

const seat = (name: string | null, here = true, bot: string | null = null) => ({ name, here, bot });
const seen = (changes: object = {}) =>
  ({ seats: [seat("Ada"), seat("Bob"), seat(null, false, "greedy")], mine: [0], muted: [], ...changes }) as unknown as TableSeen;
const said = (seq: number, name: string, at: number | null = null) => ({ type: "said", seq, seat: at, name, text: "Hm.", phrase: null }) as LogLine;

test("those who sit, and those who watch and have spoken, once each and by what they said last", () => {
  const people = othersHere(seen(), [said(3, "Eve"), said(4, "Bob", 1), said(5, "Eve")]);
  expect(people.map(({ name, seat, line }) => [name, seat, line])).toEqual([
    ["Bob", 1, null],
    ["Eve", null, 5],
  ]);
});

test("the muted are said to be so, and who was sent away is not there any more", () => {
  const muted = othersHere(seen({ muted: [{ seat: 1, line: null, name: "Bob" }] }), []);
  expect(muted.map(({ name, muted }) => [name, muted])).toEqual([["Bob", true]]);
  const gone = [said(3, "Eve"), { type: "noted", seq: 4, what: "removed", seat: null, name: "Eve" } as LogLine];
  expect(othersHere(seen({ seats: [seat("Ada"), seat("Bob", false, "greedy")] }), gone)).toEqual([]);
});
