// Cells: placements grouped, rotations that fit, and the way by arrow keys.
import { expect, test } from "vitest";

import { emptyAround, fitting, legalCells, turned } from "../../src/games/carcassonne/cells";
import { ground, reach } from "../../src/games/carcassonne/ground";
import type { Action } from "../../src/wire/carcassonne";

const place = (x: number, y: number, rotation: 0 | 1 | 2 | 3): Action => ({ kind: "place", x, y, rotation });

test("placements are grouped by cell in reading order, with the rotations that fit", () => {
  const actions: Action[] = [place(1, 0, 3), place(1, 0, 1), { kind: "pass" }, place(0, -1, 0), place(-1, 0, 2)];
  expect(legalCells(actions)).toEqual([
    { x: 0, y: -1, rotations: [0] },
    { x: -1, y: 0, rotations: [2] },
    { x: 1, y: 0, rotations: [1, 3] },
  ]);
});

test("a rotation that does not fit is turned clockwise until one does", () => {
  expect(fitting([1, 3], 2)).toBe(3);
  expect(fitting([1], 2)).toBe(1);
  expect(fitting([0, 1, 2, 3], 2)).toBe(2);
});

test("turning goes round the rotations that fit, either way", () => {
  expect(turned([0, 2], 0, 1)).toBe(2);
  expect(turned([0, 2], 2, 1)).toBe(0);
  expect(turned([0, 1, 3], 0, -1)).toBe(3);
  expect(turned([2], 2, 1)).toBe(2);
});

test("the empty cells around laid tiles touch them along a side or at a corner", () => {
  const tiles = [
    { tile: "RS", x: 0, y: 0, rotation: 0 as const },
    { tile: "RS", x: 1, y: 0, rotation: 0 as const },
  ];
  expect(emptyAround(tiles).map(({ x, y }) => [x, y])).toEqual([
    [-1, -1],
    [0, -1],
    [1, -1],
    [2, -1],
    [-1, 0],
    [2, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});

test("the ground has a seam where tiles meet and an edge round them", () => {
  const lines = ground([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(lines.seams).toBe("M100 0v100");
  expect(lines.edge.match(/M/g)).toHaveLength(6);
  expect(
    reach([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]),
  ).toEqual({ x: -100, y: -100, width: 400, height: 300 });
});
