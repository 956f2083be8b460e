// From a gesture to the numbers of a flick, and where it would lead.
import { describe, expect, it } from "vitest";

import { courseTo, flickAlong, FULL, IDLE, powerOf, readGesture, speedOfPull, speedOfPush, type Hand } from "../../src/games/precious-cargo/flick";
import type { ReachSeen } from "../../src/wire/precious-cargo";

const speeds = { low: 1800, high: 3000 };
const wide = { low: -1800, high: 1800 };
const back = { x: 0, y: 1 };

function reach(speed: number, rest: number): ReachSeen {
  return { speed, landing: rest * 0.75, hop: rest * 0.85, rest, along: rest * 0.06, aside: rest * 0.04 };
}
const hand: Hand = {
  home: { x: 0, y: 375 },
  release: { x: 0, y: 989 },
  throwing: {
    release: { x: 0, y: -9890 },
    along: 60,
    aside: 40,
    half: 121,
    most: 230,
    loft: 2500,
    reaches: [reach(1800, 6000), reach(2400, 10000), reach(3000, 15000)],
  },
};

function samples(...points: [number, number, number][]) {
  return points.map(([x, y, time]) => ({ x, y, time }));
}

describe("a disc pulled back", () => {
  it("is thrown the other way, the faster the farther it was pulled", () => {
    const { towards, speed } = readGesture(samples([0, 0, 0], [-10, 60, 200], [-20, 80, 900]), back, 1, speeds);
    expect(towards).toEqual({ x: 20, y: -80 });
    expect(speed).toBe(speedOfPull(Math.hypot(20, 80), speeds));
  });
  it("stays in the hand as long as it is hardly moved", () => {
    expect(speedOfPull(IDLE - 1, speeds)).toBeNull();
    expect(readGesture(samples([5, 5, 0]), back, 1, speeds).speed).toBeNull();
  });
  it("has every whole speed from the slowest to the fastest, and none beyond", () => {
    expect(speedOfPull(IDLE, speeds)).toBe(1800);
    expect(speedOfPull((IDLE + FULL) / 2, speeds)).toBe(2400);
    expect(speedOfPull(FULL, speeds)).toBe(3000);
    expect(speedOfPull(9999, speeds)).toBe(3000);
  });
});

describe("a disc pushed forward", () => {
  it("flies on as fast as the hand was over the board", () => {
    const { towards, speed } = readGesture(samples([0, 0, 0], [0, -40, 400], [0, -140, 450], [0, -240, 500]), back, 1, speeds);
    expect(towards.x).toBe(0);
    expect(towards.y).toBeLessThan(0);
    expect(speed).toBe(2000);
  });
  it("is measured in millimetres, whatever the board's scale is", () => {
    expect(readGesture(samples([0, 0, 0], [0, -100, 50]), back, 0.8, speeds).speed).toBe(2500);
  });
  it("is put back where it was let go slowly", () => {
    expect(speedOfPush(400, speeds)).toBeNull();
    expect(speedOfPush(900, speeds)).toBe(1800);
    expect(speedOfPush(9000, speeds)).toBe(3000);
  });
});

describe("a flick", () => {
  it("straight ahead has no direction and rests as far as its speed carries", () => {
    const flick = flickAlong(hand, { x: 0, y: -1 }, 2400, wide)!;
    expect(flick.direction).toBe(0);
    expect(flick.rest.y).toBeCloseTo(989 - 1000, 6);
    expect(flick.landing.y).toBeCloseTo(989 - 750, 6);
    expect([flick.along, flick.aside]).toEqual([60, 40]);
  });
  it("rests on the line along which the waiting disc was sent, though the hand is farther back", () => {
    const flick = flickAlong(hand, { x: -0.3, y: -1 }, 2400, wide)!;
    expect(flick.direction).toBeGreaterThan(0); // to the left
    const across = (flick.rest.x - hand.home.x) * -1 - (flick.rest.y - hand.home.y) * -0.3;
    expect(Math.abs(across)).toBeLessThan(0.5); // whole hundredths of a degree
    expect(Math.hypot(flick.rest.x - hand.release.x, flick.rest.y - hand.release.y)).toBeCloseTo(1000, 6);
  });
  it("goes no farther to the side than a hand can", () => {
    expect(flickAlong(hand, { x: 1, y: -0.2 }, 2400, wide)!.direction).toBe(-1800);
  });
  it("means the same from any seat", () => {
    const turned: Hand = { ...hand, home: { x: 375, y: 0 }, release: { x: 989, y: 0 } };
    const [one, other] = [flickAlong(hand, { x: -0.2, y: -1 }, 2100, wide)!, flickAlong(turned, { x: -1, y: 0.2 }, 2100, wide)!];
    expect(other.direction).toBe(one.direction);
    expect(other.rest.x).toBeCloseTo(one.rest.y, 6);
  });
});

describe("a throw at a point", () => {
  it("errs by a share of its distance, and lands on its way there", () => {
    const course = courseTo(hand, { x: 0, y: -11 });
    expect([course.along, course.aside]).toEqual([60, 40]);
    expect(course.landing.y).toBeCloseTo(989 - 750, 6);
    expect(course.heading).toBe(-90);
  });
  it("takes power", () => {
    expect(powerOf(hand, { x: 0, y: -11 })).toBe(50);
    expect(powerOf(hand, { x: 0, y: 980 })).toBe(0);
  });
});
