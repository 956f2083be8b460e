// The log as a story: one entry for each thing that happened, with its points and whose it was.
import { expect, test } from "vitest";

import type { GameEvent } from "../src/games/game";
import { minutes } from "../src/lib/clock";
import { placeOf } from "../src/lib/router.svelte";
import { sharesOf } from "../src/lib/shares";
import { since, story } from "../src/lib/story";

const event = (kind: string, fields = {}): GameEvent => ({ kind, rule: "R-1", known_to: null, ...fields });
const client = {
  quiet: (each: GameEvent) => each.kind === "dealt",
  gains: (each: GameEvent) => (each.points ? (each.seats as number[]).map((seat) => ({ seat, points: each.points as number, part: "name-route" })) : []),
};

test("quiet events are left out, points stand beside what brought them", () => {
  const events = [event("dealt", { seat: 1 }), event("scored", { seats: [2], points: 4 })];
  const entries = story([{ type: "moved", seq: 7, move: 3, by: 0, forced: false, events }], client);
  expect(entries.map(({ key, seat, points, move }) => ({ key, seat, points, move }))).toEqual([{ key: "7.1", seat: 2, points: 4, move: 3 }]);
});

test("what the dealer does is nobody's, what a mover does is theirs", () => {
  const lines = [
    { type: "moved" as const, seq: 1, move: 0, by: -1, forced: false, events: [event("round-began")] },
    { type: "moved" as const, seq: 2, move: 1, by: 1, forced: false, events: [event("flew")] },
  ];
  expect(story(lines, client).map((entry) => entry.seat)).toEqual([null, 1]);
});

test("what has happened since somebody decided leaves out what they heard already, and what is no event", () => {
  const moved = (seq: number, by: number) => ({ type: "moved" as const, seq, move: seq, by, forced: false, events: [event("flew")] });
  const noted = { type: "noted" as const, seq: 4, what: "taken", seat: 1, name: "Eve" };
  const lines = [moved(1, 0), moved(2, 1), moved(3, -1), noted, moved(5, 2)];
  expect(since(lines, client, [1]).map((entry) => entry.key)).toEqual(["3.0", "5.0"]);
  expect(since(lines, client, [3]).map((entry) => entry.key)).toEqual(["1.0", "2.0", "3.0", "5.0"]);
});

test("points are summed up by part and seat", () => {
  const events = [event("scored", { seats: [0, 1], points: 4 }), event("scored", { seats: [1], points: 2 })];
  expect(sharesOf(events, client, 2).map((share) => share.get("name-route"))).toEqual([4, 6]);
});

test("thinking time is said in minutes and seconds, with hours where there are any", () => {
  expect([0, 500, 65_000, 3_600_000].map(minutes)).toEqual(["0:00", "0:01", "1:05", "1:00:00"]);
});

test("addresses name pages", () => {
  expect(placeOf("/", "")).toMatchObject({ page: "home" });
  expect(placeOf("/table/abc", "")).toMatchObject({ page: "table", id: "abc" });
  expect(placeOf("/table/abc/screen", "")).toMatchObject({ page: "screen", id: "abc" });
  expect(placeOf("/join/k7mq4x", "")).toMatchObject({ page: "join", id: "k7mq4x" });
  expect(placeOf("/rules/super-teams", "#RACE-18")).toEqual({ page: "rules", id: "super-teams", mark: "RACE-18" });
  expect(placeOf("/nowhere", "")).toMatchObject({ page: "lost" });
});
