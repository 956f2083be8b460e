// The arrangement: a tile laid for now, turned, sent; a figure chosen, changed, taken back; and a new decision afresh.
import { expect, test } from "vitest";

import { Arrangement } from "../../src/games/carcassonne/arrangement.svelte";
import { press as presses } from "../../src/lib/shortcuts.svelte";
import type { Action as GameAction } from "../../src/games/game";
import type { Table } from "../../src/games/carcassonne/table";
import type { Action } from "../../src/wire/carcassonne";

function table(actions: Action[]) {
  const sent: GameAction[] = [];
  const asked: GameAction[][] = [];
  const explained: string[] = [];
  const model = {
    position: { moves: 7, actions, view: { tiles: [], objects: [] } },
    isMyTurn: true,
    async act(action: GameAction) {
      sent.push(action);
      return true;
    },
    async ask(...actions: GameAction[]) {
      asked.push(actions);
      return { refusal: { rule: "CSW-27" }, events: [], view: null };
    },
    explain: (problem: { rule: string }) => explained.push(problem.rule),
  };
  return { model, sent, asked, explained, arrangement: new Arrangement(model as unknown as Table) };
}

const places: Action[] = [
  { kind: "place", x: 1, y: 0, rotation: 1 },
  { kind: "place", x: 1, y: 0, rotation: 3 },
  { kind: "place", x: 0, y: 1, rotation: 0 },
];
const route = { x: 1, y: 0, part: "route-0" };
const deployments: Action[] = [{ kind: "deploy", figure: "small", ...route }, { kind: "deploy", figure: "large", ...route }, { kind: "pass" }];

test("a tile is laid for now, turned by a second tap, and sent by the button", async () => {
  const { arrangement, sent } = table(places);
  expect(arrangement.decided).toBeNull();
  arrangement.tapCell({ x: 1, y: 0 });
  expect(arrangement.decided).toEqual({ kind: "place", x: 1, y: 0, rotation: 1 });
  arrangement.tapCell({ x: 1, y: 0 });
  await arrangement.send();
  expect(sent).toEqual([{ kind: "place", x: 1, y: 0, rotation: 3 }]);
});

test("only rotations that fit are offered", () => {
  const { arrangement } = table(places);
  arrangement.tapCell({ x: 0, y: 1 });
  expect(arrangement.turns).toBe(false);
  arrangement.turn();
  expect(arrangement.decided).toEqual({ kind: "place", x: 0, y: 1, rotation: 0 });
});

test("a pointer shows where the tile would lie, and decides nothing", () => {
  const { arrangement } = table(places);
  arrangement.point({ x: 1, y: 0 });
  expect(arrangement.ghost).toEqual({ x: 1, y: 0, rotation: 1, fixed: false });
  expect(arrangement.decided).toBeNull();
  arrangement.tapCell({ x: 0, y: 1 });
  arrangement.point({ x: 1, y: 0 });
  expect(arrangement.ghost).toEqual({ x: 0, y: 1, rotation: 0, fixed: true });
  expect(arrangement.glimpse).toMatchObject({ x: 1, y: 0 });
});

test("nothing is sent by the button until a part is chosen; a second tap takes the other size", async () => {
  const { arrangement, sent } = table(deployments);
  expect(arrangement.decided).toBeNull();
  arrangement.tapPart(route);
  expect(arrangement.decided).toEqual({ kind: "deploy", figure: "small", ...route });
  arrangement.tapPart(route);
  expect(arrangement.decided).toEqual({ kind: "deploy", figure: "large", ...route });
  arrangement.noFigure();
  expect(arrangement.decided).toBeNull();
  await arrangement.send();
  expect(sent).toEqual([]);
  await arrangement.pass(); // the other button
  expect(sent).toEqual([{ kind: "pass" }]);
});

test("what a figure gets at once is asked for every part", async () => {
  const { arrangement, model, asked } = table(deployments);
  const view = { ...model.position.view, objects: [{ parts: [route], closed: true, seats: [0] }] };
  const scored = { kind: "scored", place: route, seats: [0, 2], points: 4 };
  Object.assign(model, { seat: 0, ask: async (...actions: GameAction[]) => (asked.push(actions), { refusal: null, events: [scored], view }) });
  expect(arrangement.gainOn(route)).toBe(0);
  await arrangement.weigh();
  expect(asked).toEqual([[deployments[0]]]);
  expect(arrangement.gainOn(route)).toBe(4);
  await arrangement.weigh();
  expect(asked).toHaveLength(1); // once
});

test("where only the large figure is at hand, it is the one", () => {
  const { arrangement } = table([{ kind: "deploy", figure: "large", ...route }, { kind: "pass" }]);
  arrangement.tapPart(route);
  expect(arrangement.decided).toEqual({ kind: "deploy", figure: "large", ...route });
  arrangement.tapPart(route);
  expect(arrangement.figure).toBe("large");
});

test("another decision begins afresh", () => {
  const { arrangement, model } = table(places);
  arrangement.tapCell({ x: 1, y: 0 });
  model.position = { ...model.position, moves: 8 };
  expect(arrangement.decided).toBeNull();
});

test("a second click right after a decision sends nothing", async () => {
  const { arrangement, sent, model } = table(places);
  arrangement.tapCell({ x: 1, y: 0 });
  await arrangement.send();
  model.position = { ...model.position, moves: 8, actions: deployments };
  await arrangement.send();
  expect(sent).toHaveLength(1);
});

test("where the tile may not lie, the rule says why", async () => {
  const { arrangement, asked, explained } = table(places);
  await arrangement.whyNotHere({ x: 5, y: 5 });
  expect(asked[0]).toEqual([{ kind: "place", x: 5, y: 5, rotation: 0 }]);
  expect(explained).toEqual(["CSW-27"]);
});

test("keys turn, go back and choose", () => {
  const { arrangement } = table(places);
  arrangement.tapCell({ x: 1, y: 0 });
  const press = (key: string) => presses({ key, shiftKey: false } as KeyboardEvent, arrangement.keys);
  expect(press("r")).toBe(true);
  expect(arrangement.decided).toMatchObject({ rotation: 3 });
  expect(press("Escape")).toBe(true);
  expect(arrangement.decided).toBeNull();
  expect(press("Escape")).toBe(false);
  expect(press("x")).toBe(false);
});
