// The arrangement in Precious Cargo: what is tapped quickly is all chosen, though every tap is asked about.
import { expect, test } from "vitest";

import type { Action } from "../../src/games/game";
import type { Table } from "../../src/games/precious-cargo/table";
import { Arrangement } from "../../src/games/precious-cargo/arrangement.svelte";

test("of two places tapped before the first answer both are chosen", async () => {
  const asked: Action[][] = [];
  const model = {
    position: { moves: 7, actions: [{ kind: "reveal", place: 3 }], view: { turn: 0, prompt: { kind: "reveal", window: false } } },
    isMyTurn: true,
    async ask(...actions: Action[]) {
      asked.push(actions);
      return { refusal: null, events: [], view: null };
    },
  };
  const arrangement = new Arrangement(model as unknown as Table);
  await Promise.all([arrangement.tapPlace(3), arrangement.tapPlace(8)]);
  expect(arrangement.places).toEqual([3, 8]);
  expect(asked.at(-1)).toEqual([
    { kind: "reveal", place: 3 },
    { kind: "reveal", place: 8 },
  ]);
});
