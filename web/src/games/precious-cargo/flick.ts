// From a gesture to the numbers of a flick: the hand gives a direction and a speed, the table of reaches says where that leads.
import type { ReachSeen, ThrowingSeen } from "../../wire/precious-cargo";
import { between, degrees, far, type Point } from "./tabletop";

/** How somebody throws, on the board: where the disc waits in sight, where the hand really is, how far speeds carry. */
export interface Hand {
  home: Point;
  release: Point;
  throwing: ThrowingSeen;
}

/** A throw that is being thought about: its way, and the half axes of the ellipse of one error around its end. */
export interface Course {
  landing: Point;
  hop: Point;
  rest: Point;
  /** Degrees, of the way on the board. */
  heading: number;
  along: number;
  aside: number;
}

export interface Flicked extends Course {
  /** Millimetres a second. */
  speed: number;
  /** Hundredths of a degree to the left of Grogu. */
  direction: number;
}

export interface Limits {
  low: number;
  high: number;
}

export const IDLE = 22; // pixels that the disc may be pulled without being thrown
export const FULL = 130; // pixels for the fastest throw
const GENTLE = 500; // millimetres a second: a disc let go more slowly is put back

/** The speed of a disc pulled back by pixels and let go; null: not far enough. */
export function speedOfPull(pixels: number, { low, high }: Limits): number | null {
  if (pixels < IDLE) return null;
  return Math.round(low + (high - low) * Math.min(1, (pixels - IDLE) / (FULL - IDLE)));
}

/** The speed of a disc pushed forward, by the hand's own speed over the board in millimetres a second; null: put back. */
export function speedOfPush(speed: number, { low, high }: Limits): number | null {
  return speed < GENTLE ? null : Math.round(Math.min(high, Math.max(low, speed)));
}

/** Where a pointer was, in pixels, and when, in milliseconds. */
export interface Sample extends Point {
  time: number;
}

const RECENT = 90; // milliseconds of a push that say how fast it was

/**
 * What a hand means that has moved like that: a disc pulled back flies the other way, the faster the farther it was pulled;
 * a disc pushed forward flies on as it was pushed. `back` leads away from the table, `pixels` are to a millimetre.
 */
export function readGesture(samples: Sample[], back: Point, pixels: number, speeds: Limits): { towards: Point; speed: number | null } {
  const [first, last] = [samples[0]!, samples.at(-1)!];
  const moved = { x: last.x - first.x, y: last.y - first.y };
  if (moved.x * back.x + moved.y * back.y >= 0) {
    return { towards: { x: -moved.x, y: -moved.y }, speed: speedOfPull(Math.hypot(moved.x, moved.y), speeds) };
  }
  const recent = samples.find((sample) => last.time - sample.time <= RECENT) ?? first;
  const towards = { x: last.x - recent.x, y: last.y - recent.y };
  const time = Math.max(1, last.time - recent.time);
  return { towards, speed: speedOfPush((1000 * Math.hypot(towards.x, towards.y)) / pixels / time, speeds) };
}

/** What a flick along a line from the waiting disc does, at a speed; null: that way no flick is possible. */
export function flickAlong({ home, release, throwing }: Hand, towards: Point, speed: number, wide: Limits): Flicked | null {
  const length = Math.hypot(towards.x, towards.y);
  const reach = reachOf(throwing.reaches, "speed", speed);
  if (!length || !reach) return null;
  const way = { x: towards.x / length, y: towards.y / length };
  // the point of the line that lies as far from the hand as this speed carries
  const back = { x: home.x - release.x, y: home.y - release.y };
  const middle = way.x * back.x + way.y * back.y;
  const under = middle * middle - (back.x * back.x + back.y * back.y) + (reach.rest / 10) ** 2;
  if (under < 0) return null;
  const onward = -middle + Math.sqrt(under);
  const aim = { x: home.x + way.x * Math.max(0, onward), y: home.y + way.y * Math.max(0, onward) };
  const direction = Math.round(100 * toTheLeft(release, aim));
  const held = Math.min(wide.high, Math.max(wide.low, direction));
  const heading = headingOf(release, { x: 0, y: 0 }) - held / 100;
  const turned = (heading * Math.PI) / 180;
  const at = (distance: number) => ({ x: release.x + (Math.cos(turned) * distance) / 10, y: release.y + (Math.sin(turned) * distance) / 10 });
  return {
    speed,
    direction: held,
    heading,
    landing: at(reach.landing),
    hop: at(reach.hop),
    rest: at(reach.rest),
    along: reach.along / 10,
    aside: reach.aside / 10,
  };
}

/** What a throw at a point does: the usual path that leads there, and errors as shares of the distance. */
export function courseTo({ release, throwing }: Hand, aim: Point): Course {
  const distance = far(release, aim);
  const reach = reachOf(throwing.reaches, "rest", distance * 10);
  const at = (length: number) => between(release, aim, reach ? length / reach.rest : 1);
  return {
    landing: at(reach?.landing ?? 1),
    hop: at(reach?.hop ?? 1),
    rest: aim,
    heading: headingOf(release, aim),
    along: (distance * throwing.along) / 1000,
    aside: (distance * throwing.aside) / 1000,
  };
}

/** How much of the whole power a throw at a point takes, in hundredths. */
export function powerOf({ release, throwing }: Hand, aim: Point): number {
  const [slowest, fastest] = [throwing.reaches[0]!.speed, throwing.reaches.at(-1)!.speed];
  const speed = reachOf(throwing.reaches, "rest", far(release, aim) * 10)?.speed ?? slowest;
  return Math.round((100 * (speed - slowest)) / (fastest - slowest));
}

/** A line of the table of reaches, or what lies between two; beyond its ends the last ones. */
function reachOf(reaches: ReachSeen[], by: "speed" | "rest", value: number): ReachSeen | null {
  const above = reaches.findIndex((reach) => reach[by] >= value);
  if (above <= 0) return (above ? reaches.at(-1) : reaches[0]) ?? null;
  const [low, high] = [reaches[above - 1]!, reaches[above]!];
  const share = (value - low[by]) / (high[by] - low[by]);
  const mixed = (name: keyof ReachSeen) => low[name] + (high[name] - low[name]) * share;
  return {
    speed: mixed("speed"),
    landing: mixed("landing"),
    hop: mixed("hop"),
    rest: mixed("rest"),
    along: mixed("along"),
    aside: mixed("aside"),
  };
}

const headingOf = (from: Point, to: Point) => degrees(Math.atan2(to.y - from.y, to.x - from.x));

/** Degrees by which a point lies to the left of Grogu, seen from the hand; on the board angles grow to the right. */
function toTheLeft(release: Point, aim: Point): number {
  const turned = headingOf(release, { x: 0, y: 0 }) - headingOf(release, aim);
  return ((turned + 540) % 360) - 180;
}
