// Arrow keys among many things: one after the other in a list, from row to row, where they point on a map.
import { expect, test } from "vitest";

import { acrossMap, alongList, alongRows } from "../src/lib/roving";

test("a list is gone through by every arrow, and around", () => {
  expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End", "Enter"].map((key) => alongList(key, 5, 2))).toEqual([3, 3, 1, 1, 0, 4, null]);
  expect([alongList("ArrowUp", 5, 0), alongList("ArrowDown", 5, 4)]).toEqual([4, 0]);
});

test("in rows left and right walk in reading order, up and down to the nearest thing of the next row", () => {
  // 0     1
  //2    3
  //     4
  const middles = [
    [0, -50],
    [150, -50],
    [-50, 0],
    [100, 0],
    [100, 200],
  ].map(([x, y]) => ({ x: x!, y: y! }));
  expect(alongRows("ArrowRight", middles, 1)).toBe(2);
  expect(alongRows("ArrowLeft", middles, 0)).toBe(4);
  expect(alongRows("ArrowDown", middles, 1)).toBe(3);
  expect(alongRows("ArrowDown", middles, 3)).toBe(4);
  expect(alongRows("ArrowDown", middles, 4)).toBe(4); // the board is not moved instead
  expect(alongRows("ArrowUp", middles, 4)).toBe(3);
  expect([alongRows("Home", middles, 3), alongRows("Enter", middles, 3)]).toEqual([0, null]);
  const seen = new Set<number>(); // one key alone leads to all of them
  for (let at = 0; !seen.has(at); at = alongRows("ArrowRight", middles, at)!) seen.add(at);
  expect(seen.size).toBe(middles.length);
});

test("on a map an arrow leads to the nearest thing where it points", () => {
  //  0   1
  //    2
  //  3   4
  const middles = [
    [0, 0],
    [40, 0],
    [20, 20],
    [0, 40],
    [40, 40],
  ].map(([x, y]) => ({ x: x!, y: y! }));
  expect(acrossMap("ArrowRight", middles, 0)).toBe(1); // straight ahead, though another one is nearer
  expect(acrossMap("ArrowDown", middles, 0)).toBe(3);
  expect(acrossMap("ArrowDown", middles, 2)).toBe(3);
  expect(acrossMap("ArrowUp", middles, 4)).toBe(1);
  expect(acrossMap("ArrowUp", middles, 0)).toBe(null);
  expect([acrossMap("Home", middles, 3), acrossMap("End", middles, 0)]).toEqual([0, 4]);
});
