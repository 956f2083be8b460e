// The map as the inserted sheet of drawings tells it: where spaces and doors are, and how things share a space.
import type { Box } from "../../lib/stage";

export interface Point {
  x: number;
  y: number;
}

export interface Pose extends Point {
  scale: number;
}

const FOOT = 17;
const ARROWS: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export class Chart {
  readonly bounds: Box;
  readonly spaces: Map<string, Point & { zone: string; star?: string; number?: string }>;
  readonly doors: Map<string, Point & { slope: string; between: string[] }>;

  constructor(sheet: ParentNode) {
    const [x = 0, y = 0, width = 100, height = 100] = (sheet.querySelector("#map")?.getAttribute("viewBox") ?? "").split(" ").map(Number);
    this.bounds = { x, y, width, height };
    this.spaces = new Map();
    this.doors = new Map();
    for (const hex of sheet.querySelectorAll<SVGElement>("[id^='hex-']")) {
      const { x = "0", y = "0", zone = "", star, number } = hex.dataset;
      this.spaces.set(hex.id.slice(4), { x: Number(x), y: Number(y), zone, ...(star && { star }), ...(number && { number }) });
    }
    for (const door of sheet.querySelectorAll<SVGElement>("[id^='door-']")) {
      const { x = "0", y = "0", slope = "90", between = "" } = door.dataset;
      this.doors.set(door.id.slice(5), { x: Number(x), y: Number(y), slope, between: between.split(" ") });
    }
  }

  middle(space: string): Point {
    return this.spaces.get(space) ?? { x: 0, y: 0 };
  }

  /** The nearest space in the direction of an arrow key; nothing: there is none, or it is another key. */
  beside(space: string, key: string): string | null {
    const direction = ARROWS[key];
    if (!direction) return null;
    const from = this.middle(space);
    const found = [...this.spaces].flatMap(([name, { x, y }]) => {
      const ahead = (x - from.x) * direction.x + (y - from.y) * direction.y;
      const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
      return ahead > 0 && aside <= ahead ? [{ name, far: ahead + aside }] : [];
    });
    return found.sort((one, other) => one.far - other.far)[0]?.name ?? null;
  }
}

/** Places for so many things round the middle of a space. */
export function crowd(sheet: ParentNode, count: number): Pose[] {
  const data = sheet.querySelector<SVGElement>(`#crowd-${Math.max(1, Math.min(8, count))}`)?.dataset;
  const places = (data?.places ?? "0,0").split(" ").map((place) => place.split(",").map(Number));
  const scale = Number(data?.size ?? 1);
  return Array.from({ length: count }, (_, index) => {
    const [x = 0, y = 0] = places[Math.min(index, places.length - 1)]!;
    return { x, y, scale };
  });
}

/** How far below its place a figure has its base. */
export function foot(pose: Pose): number {
  return FOOT * pose.scale;
}

/** The sheet of drawings in the document. */
export function sheet(): ParentNode {
  return document.querySelector("svg[data-sheet]") ?? document;
}
