// Ships on their way: after an update they fly along the lane to where they lie now. Anybody in a hurry skips it.
import { paced } from "../../lib/pace.svelte";
import { calm } from "../../lib/theme.svelte";
import type { Event } from "../../wire/super-teams";
import { along, turned, type Point } from "./curves";
import type { Lane, Pose } from "./lane";
import type { Ship } from "./names";

const FLIGHT = 380; // milliseconds

export class Motion {
  /** Where every ship is drawn now. */
  shown = $state.raw<Map<Ship, Pose>>(new Map());
  moving = $state(false);
  #goal = new Map<Ship, Pose>();
  #frame = 0;

  /** Puts the ships where they lie, or lets them fly there over the places between. */
  go(goal: Map<Ship, Pose>, ways: Map<Ship, Point[]>): void {
    cancelAnimationFrame(this.#frame);
    const from = this.shown;
    this.#goal = goal;
    const moved = [...goal].some(([ship, pose]) => from.has(ship) && !samePose(from.get(ship)!, pose));
    if (!from.size || !moved || calm() || document.hidden) return this.finish();
    this.moving = true;
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - began) / paced(FLIGHT));
      if (share === 1) return this.finish();
      this.shown = new Map([...goal].map(([ship, pose]) => [ship, between(from.get(ship) ?? pose, pose, ways.get(ship) ?? [], ease(share))]));
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** At once where everything is to be. */
  finish(): void {
    cancelAnimationFrame(this.#frame);
    this.shown = this.#goal;
    this.moving = false;
  }
}

const ease = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2);

function samePose(one: Pose, other: Pose): boolean {
  return one.x === other.x && one.y === other.y && one.scale === other.scale && one.angle === other.angle;
}

/** A ship between two poses: straight, or over other places with its nose ahead. */
export function between(from: Pose, to: Pose, over: Point[], share: number): Pose {
  const scale = from.scale + (to.scale - from.scale) * share;
  if (!over.length) {
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, angle: turned(from.angle, to.angle, share), scale };
  }
  const at = along([from, ...over, to], share);
  const settled = Math.max(0, (share - 0.8) / 0.2);
  return { x: at.x, y: at.y, angle: turned(at.angle, to.angle, settled), scale: Math.max(scale, 0.8) };
}

/** The places that ships pass by what has happened. */
export function ways(events: Event[], lane: Lane): Map<Ship, Point[]> {
  const found = new Map<Ship, Point[]>();
  for (const event of events) {
    const leg = legOf(event);
    if (!leg) continue;
    const [start, end] = leg.map((space) => Math.max(0, Math.min(lane.finish, space))) as [number, number];
    const step = start < end ? 1 : -1;
    const over = found.get(leg.ship) ?? [];
    for (let space = start + step; space !== end + step && Math.abs(space - start) < 200; space += step) over.push(lane.place(space));
    found.set(leg.ship, over);
  }
  return found;
}

/** The spaces between which an event takes a ship. */
export function legOf(event: Event): ([number, number] & { ship: Ship }) | null {
  const leg = (ship: Ship, start: number, end: number) => Object.assign([start, end] as [number, number], { ship });
  if (event.kind === "flew" || event.kind === "hooked") return leg(event.ship, event.start, event.end);
  if (event.kind === "fell-back" || event.kind === "evaded") return leg(event.ship, event.hole, event.end);
  return null;
}
