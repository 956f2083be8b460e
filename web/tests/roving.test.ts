// Arrow keys among many things: one after the other in a list, where they point on a map.
import { expect, test } from "vitest";

import { acrossMap, alongList } from "../src/lib/roving";

test("a list is gone through by every arrow, and around", () => {
  expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End", "Enter"].map((key) => alongList(key, 5, 2))).toEqual([3, 3, 1, 1, 0, 4, null]);
  expect([alongList("ArrowUp", 5, 0), alongList("ArrowDown", 5, 4)]).toEqual([4, 0]);
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
