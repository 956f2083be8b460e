// Teams: who stands together in the list of players, and that a result has one column for them.
import { expect, test } from "vitest";

import carcassonne from "../src/games/carcassonne";
import type { TableModel } from "../src/games/game";
import superTeams from "../src/games/super-teams";
import { sidesOf, teamsOf } from "../src/lib/teams";

function table(seats: number, options: object): TableModel {
  const seen = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  return { options: { seats, ...options }, table: { seats: seen, mine: [1], shared: false } } as unknown as TableModel;
}

test("seats of a team stand together, and have one column in a result", () => {
  const four = table(4, { teams: true });
  for (const client of [carcassonne, superTeams]) {
    expect(teamsOf(four, client).map(({ seats }) => seats)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sidesOf(four, client)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  }
});

test("everybody else stands alone, in one list without a name", () => {
  const three = table(3, { teams: false });
  for (const client of [carcassonne, superTeams]) {
    expect(teamsOf(three, client)).toEqual([{ seats: [0, 1, 2], name: null }]);
    expect(sidesOf(three, client)).toEqual([[0], [1], [2]]);
  }
});
