// Objects: in which order they are walked through, and that it lasts while others are built.
import { expect, test } from "vitest";

import { tilesByCell, walk } from "../../src/games/carcassonne/objects";
import type { ObjectSeen, TileSeen } from "../../src/wire/carcassonne";

const object = (x: number, y: number, part = "route-0") => ({ object: "route", parts: [{ x, y, part }] }) as unknown as ObjectSeen;

test("objects are walked through by their first tile, row by row, and keep their number when others come", () => {
  const [low, left, right, beside] = [object(0, 1), object(-2, 0), object(3, 0), object(-2, 0, "route-1")];
  const all = [low, left, right, beside];
  const before = walk(all);
  expect([...all].sort((one, other) => before.get(one)! - before.get(other)!)).toEqual([left, beside, right, low]);
  const after = walk([object(1, -1), ...all]);
  expect(all.map((each) => after.get(each))).toEqual(all.map((each) => before.get(each)));
});

test("tiles are found by their cell, and the same tiles once only", () => {
  const tiles = [{ x: 1, y: -2, tile: "A1", rotation: 0 }] as TileSeen[];
  expect(tilesByCell(tiles).get("1,-2")).toBe(tiles[0]);
  expect(tilesByCell(tiles)).toBe(tilesByCell(tiles));
});
