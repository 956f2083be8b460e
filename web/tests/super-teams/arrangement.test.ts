// The arrangement in Super Teams: nothing is decided before it is known what the own bonus cards would do.
import { expect, test } from "vitest";

import type { Action as GameAction } from "../../src/games/game";
import type { Table } from "../../src/games/super-teams/table";
import { Arrangement } from "../../src/games/super-teams/arrangement.svelte";

const FLY = { kind: "fly", colour: "red", number: 4, ship: "red-1" } as const;
const ship = (space: number) => ({ ship: "red-1", owner: 0, space, on: "normal" });
const view = {
  hand: [FLY],
  bonus: [{ card: "acceleration" as const, shuffle: 1 }],
  ships: [ship(1)],
  prompt: { kind: "fly", window: false },
  winners: [],
  move: null,
};
const flown = [
  { kind: "passed", seat: 0 },
  { kind: "flew", ship: "red-1", start: 1, end: 5, distance: 4 },
];

function table() {
  const asked: [GameAction[], (answer: unknown) => void][] = [];
  const model = {
    position: { moves: 7, actions: [FLY], view },
    isMyTurn: true,
    seat: 0,
    ask: (...actions: GameAction[]) => new Promise((answer) => asked.push([actions, answer])),
  };
  return { model: model as unknown as Table, asked };
}

test("a bonus card that nobody has seen yet is not declined", async () => {
  const { model, asked } = table();
  const arrangement = new Arrangement(model);
  const answer = async (number: number) => {
    asked[number]![1]({ refusal: null, events: flown, view: { ...view, ships: [ship(5)] } });
    await new Promise((heard) => setTimeout(heard));
  };
  await arrangement.tapCard({ colour: "red", number: 4 });
  const tapped = arrangement.tapBonus(view.bonus[0]!);
  await answer(0);
  expect(asked.map(([actions]) => actions.map(({ kind }) => kind))).toEqual([["fly"], ["fly", "use"]]);
  expect([arrangement.weighed, arrangement.decided]).toEqual([false, null]);
  await answer(1);
  await tapped;
  expect(arrangement.weighed).toBe(true);
  await arrangement.tapBonus(view.bonus[0]!); // put back
  expect(arrangement.decided).toEqual([FLY, { kind: "pass" }]);
});
