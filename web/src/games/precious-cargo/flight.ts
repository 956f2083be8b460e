// A thing in the air, as the engine says: a flight from the hand, a hop and a slide, with its own times and heights.
import type { Flew, Point as Tenths } from "../../wire/precious-cargo";
import { between, type Point } from "./tabletop";

export const LONGEST = 620; // milliseconds that a throw may take on the board

export interface Pose extends Point {
  /** Millimetres above the table. */
  height: number;
}

/** How long a flight takes on the board: its own time, unless that would keep people waiting. */
export function lasting(flew: Pick<Flew, "times">): number {
  return Math.min(LONGEST, flew.times[2]);
}

/** Milliseconds on the board at which it touches the table. */
export function touching(flew: Pick<Flew, "times">): number {
  return (flew.times[0] * lasting(flew)) / Math.max(1, flew.times[2]);
}

/** Where it is after a share of its time; the way from the hand, folded on the board, begins at `start`. */
export function poseAt(flew: Pick<Flew, "landing" | "hop" | "rest" | "times" | "heights">, start: Point, share: number, at: (point: Tenths) => Point): Pose {
  const [landed, hopped, rested] = flew.times;
  const time = Math.max(0, Math.min(1, share)) * rested;
  const [landing, hop, rest] = [at(flew.landing), at(flew.hop), at(flew.rest)];
  const [release, top, bounce] = flew.heights.map((height) => height / 10) as [number, number, number];
  if (time < landed) {
    const part = time / landed;
    return { ...between(start, landing, part), height: thrown(release, top, part) };
  }
  if (time < hopped) {
    const part = (time - landed) / (hopped - landed);
    return { ...between(landing, hop, part), height: 4 * bounce * part * (1 - part) };
  }
  const left = rested > hopped ? (rested - time) / (rested - hopped) : 0;
  return { ...between(hop, rest, 1 - left * left), height: 0 };
}

/** The height of a parabola from a release over its top down to the table. */
function thrown(release: number, top: number, part: number): number {
  const rise = Math.sqrt(Math.max(0, top - release));
  const peak = rise / (rise + Math.sqrt(top));
  return top * (1 - ((part - peak) / (1 - peak)) ** 2);
}
