// A club in words: whose match waits, points in halves, and droids of one kind told apart.
import { beforeAll, expect, test } from "vitest";

import { nextMatch, sayEntrants, sayPoints } from "../src/club/players";
import type { PlayerSeen, TournamentSeen } from "../src/wire/http";
import { speak } from "./saying";

const member = (number: number, name: string): PlayerSeen => ({ name, member: number, bot: null });
const droid = (bot: string): PlayerSeen => ({ name: null, member: null, bot });
const tournament: TournamentSeen = {
  game: "super-teams",
  manner: "round-robin",
  at: 0,
  entrants: [member(1, "Ada"), droid("easy"), droid("easy"), member(2, "Bob")],
  rounds: [
    [
      { pair: [3, 0], table: "here", phase: "playing", points: null },
      { pair: [1, 2], table: "there", phase: "over", points: [0.5, 0.5] },
    ],
  ],
  last: 3,
  standings: [],
  waits: true,
  over: false,
  mine: false,
};

beforeAll(() => speak("en"));

test("a member's own match is the one that is not decided", () => {
  expect(nextMatch(tournament, 1)).toEqual({ table: "here", against: 3 });
  expect(nextMatch({ ...tournament, over: true }, 1)).toBeNull();
  expect(nextMatch(tournament, 7)).toBeNull();
  expect(nextMatch(undefined, 1)).toBeNull();
});

test("points are whole or halves", () => {
  expect([0, 0.5, 1, 1.5, 2, 2.25].map(sayPoints)).toEqual(["0", "½", "1", "1½", "2", "2.25"]);
});

test("droids of one kind have numbers", () => {
  const [ada, first, second, bob] = sayEntrants(tournament.entrants);
  expect([ada, bob]).toEqual(["Ada", "Bob"]);
  expect([first, second].map((name) => name!.slice(-1))).toEqual(["1", "2"]);
});
