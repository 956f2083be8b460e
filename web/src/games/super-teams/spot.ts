// Where words may lie on the board: near what they are about, and on as little else as possible.
import type { Point } from "./curves";

export interface Rectangle extends Point {
  width: number;
  height: number;
}

const TURNS = 16;
const REACHES = [0, 16, 36, 62, 95, 135, 175, 220, 280];

type Circle = Point & { radius: number };

/** The upper left corner of a rectangle near a point: fewest circles hidden, then nearest. */
export function spot(size: { width: number; height: number }, near: Point, circles: Circle[], window: Rectangle): Point {
  let best: (Point & { cost: number }) | null = null;
  for (const reach of REACHES) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const angle = (turn / TURNS) * 2 * Math.PI;
      const x = near.x + Math.cos(angle) * (reach + size.width / 2) - size.width / 2;
      const y = near.y + Math.sin(angle) * (reach + size.height / 2) - size.height / 2;
      const cost = reach + 400 * hidden({ x, y, ...size }, circles) + (isWithin({ x, y, ...size }, window) ? 0 : 1e6);
      if (!best || cost < best.cost) best = { x, y, cost };
    }
  }
  const { x, y } = best!;
  return {
    x: Math.max(window.x, Math.min(window.x + window.width - size.width, x)),
    y: Math.max(window.y, Math.min(window.y + window.height - size.height, y)),
  };
}

function hidden(box: Rectangle, circles: Circle[]): number {
  return circles.filter(({ x, y, radius }) => {
    const across = Math.max(box.x - x, 0, x - box.x - box.width);
    const down = Math.max(box.y - y, 0, y - box.y - box.height);
    return Math.hypot(across, down) < radius;
  }).length;
}

function isWithin(box: Rectangle, window: Rectangle): boolean {
  return box.x >= window.x && box.y >= window.y && box.x + box.width <= window.x + window.width && box.y + box.height <= window.y + window.height;
}
