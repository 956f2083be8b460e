// Moves on the board: what each game shows of one, where its tag lies, and how its worth is read.
import { expect, test } from "vitest";

import type { Action, GameEvent } from "../src/games/game";
import { loadMoves, sayChange, sayWorth, shareOf, type Move } from "../src/moves/move";
import { placeTag } from "../src/moves/place";

const move = (actions: object[], events: object[] = []): Move => ({
  actions: actions as Action[],
  events: events as GameEvent[],
  worth: 0,
  words: "",
  why: "",
});

test.each([
  ["carcassonne", move([{ kind: "place", x: 1, y: 0, rotation: 2 }, { kind: "pass" }]), ["move 1"]],
  ["carcassonne", move([{ kind: "pass" }]), ["pass"]],
  [
    "super-teams",
    move(
      [{ kind: "fly", colour: "red", number: 4, ship: "red-1" }, { kind: "pass" }],
      [
        { kind: "flew", end: 7 },
        { kind: "fell-back", end: 3 },
      ],
    ),
    ["card red 4", "ship red-1", "space 3"],
  ],
  [
    "precious-cargo",
    move([
      { kind: "buy", upgrade: "x" },
      { kind: "pay", ally: "a", beskar: 2 },
    ]),
    ["upgrade x", "mine a 2"],
  ],
  ["precious-cargo", move([{ kind: "throw", x: 10, y: -20 }]), ["move 1"]],
  [
    "adventures",
    move([{ kind: "play", card: "mando-pulse", slot: "move" }, { kind: "resolve" }, { kind: "step", space: "B2" }, { kind: "step", space: "B3" }]),
    ["card:mando-pulse", "slot:move", "space:B3"],
  ],
  ["adventures", move([{ kind: "resolve" }]), ["resolve"]],
])("a move of %s is about things on the board and in the hand", async (game, shown, things) => {
  expect((await loadMoves(game))!.things(shown, 1)).toEqual(things);
});

test("a game without a board shows nothing", async () => {
  expect(await loadMoves("nim")).toBeNull();
});

test("a tag lies beside its thing, away from the middle, and never on another", () => {
  const room = { x: 0, y: 0, width: 1000, height: 600 };
  const size = { width: 100, height: 40 };
  const [left, right] = [
    { x: 200, y: 300, width: 80, height: 80 },
    { x: 700, y: 300, width: 80, height: 80 },
  ];
  const free = () => true;
  expect(placeTag(left, size, room, [], free).x).toBeLessThan(left.x - size.width);
  expect(placeTag(right, size, room, [], free).x).toBeGreaterThan(right.x + right.width);
  const first = placeTag(left, size, room, [], free);
  const second = placeTag(left, size, room, [first], free);
  expect([second.x, second.y]).not.toEqual([first.x, first.y]);
  expect(placeTag(left, size, room, [], (box) => box.x > left.x).x).toBeGreaterThan(left.x); // the other side is empty
  const corner = placeTag({ x: 0, y: 0, width: 1000, height: 600 }, size, room, [], free);
  expect(corner.y).toBeGreaterThanOrEqual(0);
});

test("worth has a sign or is a percentage, and the best has the longest bar", () => {
  expect(sayWorth(12.96, "points")).toBe("+13.0");
  expect(sayWorth(-3, "points")).toBe("−3.0");
  expect(sayWorth(0.637, "chance")).toBe("64%");
  expect(sayChange(-0.12, "chance")).toBe("−12%");
  expect(sayWorth(7.6, "appraisal")).toBe("+8");
  expect(shareOf(10, [10, 5])).toBe(1);
  expect(shareOf(5, [10, 5])).toBeCloseTo(0.5);
  expect(shareOf(-8, [-4, -8])).toBeLessThan(1);
});
