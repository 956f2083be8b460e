// Curves through points: as path data, and as places along the way.
export interface Point {
  x: number;
  y: number;
}

/** The path data of a smooth curve through points. */
export function through(points: Point[]): string {
  if (points.length < 2) return "";
  let path = `M${text(points[0]!)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, here, after, beyond] = [-1, 0, 1, 2].map((offset) => points[clamp(index + offset, points.length)]!) as [Point, Point, Point, Point];
    path += `C${text(toward(here, before, after))} ${text(toward(after, beyond, here))} ${text(after)}`;
  }
  return path;
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));
const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const toward = (point: Point, behind: Point, ahead: Point) => ({
  x: point.x + (ahead.x - behind.x) / 6,
  y: point.y + (ahead.y - behind.y) / 6,
});

/** Where something is that has gone a share of a smooth way through points, and where it is heading (degrees). */
export function along(points: Point[], share: number): Point & { angle: number } {
  const ways = [0];
  for (let index = 1; index < points.length; index += 1) ways.push(ways[index - 1]! + distance(points[index - 1]!, points[index]!));
  const gone = share * ways.at(-1)!;
  const piece = Math.max(0, Math.min(points.length - 2, ways.findIndex((way) => way >= gone) - 1));
  const part = (gone - ways[piece]!) / Math.max(0.001, ways[piece + 1]! - ways[piece]!);
  const [before, here, after, beyond] = [-1, 0, 1, 2].map((offset) => points[clamp(piece + offset, points.length)]!) as [Point, Point, Point, Point];
  const bends = [here, toward(here, before, after), toward(after, beyond, here), after];
  const at = blend(bends, part);
  const next = blend(bends, Math.min(1, part + 0.02));
  const last = blend(bends, Math.max(0, part - 0.02));
  return { ...at, angle: (Math.atan2(next.y - last.y, next.x - last.x) * 180) / Math.PI };
}

function blend(bends: Point[], part: number): Point {
  const rest = 1 - part;
  const weights = [rest ** 3, 3 * part * rest ** 2, 3 * part ** 2 * rest, part ** 3];
  const sum = (axis: "x" | "y") => bends.reduce((total, bend, index) => total + weights[index]! * bend[axis], 0);
  return { x: sum("x"), y: sum("y") };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The nearer way round from one angle to another (degrees). */
export function turned(from: number, to: number, share: number): number {
  const by = ((((to - from) % 360) + 540) % 360) - 180;
  return from + by * share;
}
