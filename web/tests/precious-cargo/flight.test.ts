// A thing in the air follows the engine's own path, times and heights.
import { describe, expect, it } from "vitest";

import { lasting, LONGEST, poseAt, touching } from "../../src/games/precious-cargo/flight";
import { Tabletop } from "../../src/games/precious-cargo/tabletop";

const flew = {
  landing: { x: 0, y: -2000 },
  hop: { x: 0, y: -1000 },
  rest: { x: 123, y: 987 },
  times: [350, 430, 760] as [number, number, number],
  heights: [2500, 3000, 70] as [number, number, number],
};
const table = new Tabletop(null);
const start = { x: 0, y: 375 };
const pose = (share: number) => poseAt(flew, start, share, (point) => table.at(point));

describe("a flight", () => {
  it("leaves the hand at its height and lands when and where it was told", () => {
    expect(pose(0)).toEqual({ x: 0, y: 375, height: expect.closeTo(250, 6) });
    const landed = pose(350 / 760);
    expect([landed.x, landed.y, landed.height]).toEqual([expect.closeTo(0, 6), expect.closeTo(200, 6), expect.closeTo(0, 6)]);
  });
  it("gets as high as it was told, and no higher", () => {
    const heights = Array.from({ length: 400 }, (_, step) => pose(step / 400).height);
    expect(Math.max(...heights)).toBeCloseTo(300, 0);
    const hops = heights.slice(Math.ceil((400 * 351) / 760));
    expect(Math.max(...hops)).toBeCloseTo(7, 0);
  });
  it("comes to rest to the tenth of a millimetre, slower and slower", () => {
    expect(pose(1)).toEqual({ x: expect.closeTo(12.3, 9), y: expect.closeTo(-98.7, 9), height: 0 });
    expect(pose(7)).toEqual(pose(1));
    const [one, two, three] = [pose(0.9), pose(0.95), pose(1)];
    expect(two.y - one.y).toBeLessThan(three.y - two.y); // y goes down as it slides away
  });
  it("keeps nobody waiting", () => {
    expect(lasting(flew)).toBe(LONGEST);
    expect(LONGEST).toBeLessThan(700);
    expect(touching(flew)).toBeCloseTo((350 * LONGEST) / 760, 6);
    expect(lasting({ times: [200, 250, 400] })).toBe(400);
  });
});

describe("the table", () => {
  it("is turned so that whoever looks sits below", () => {
    const opposite = new Tabletop({ x: 0, y: 9890 });
    expect(Math.abs(opposite.turn % 360)).toBe(180);
    expect(opposite.home({ release: { x: 0, y: 9890 } })).toEqual({ x: expect.closeTo(0, 6), y: expect.closeTo(375, 6) });
    expect(opposite.at({ x: 100, y: 500 })).toEqual({ x: expect.closeTo(-10, 6), y: expect.closeTo(50, 6) });
  });
  it("gives points back as they were", () => {
    for (const below of [
      { x: 0, y: -9890 },
      { x: 8565, y: 4945 },
      { x: -9890, y: 0 },
    ]) {
      const turned = new Tabletop(below);
      expect(turned.tenths(turned.at({ x: -1234, y: 567 }))).toEqual({ x: -1234, y: 567 });
    }
  });
  it("shows cards as upright as they can lie", () => {
    expect(table.leaning(9000)).toBe(0);
    expect(table.leaning(0)).toBe(90);
    expect(table.leaning(16200)).toBe(-72);
    for (let angle = 0; angle < 36000; angle += 700) expect(Math.abs(table.leaning(angle))).toBeLessThanOrEqual(90);
  });
});
