// The names of cards that lie face up: none over another, however small the table is drawn.
import type { Point } from "./tabletop";

export interface Label extends Point {
  words: string;
}

const HEIGHT = 20;
const LETTER = 7.5; // pixels of one at its widest, on average
const EDGES = 16;

/** Each name at the first of its points, given as the middle of its upper edge, where it covers no other; else it is left off. */
export function apart(names: { words: string; points: Point[] }[]): Label[] {
  const placed: Label[] = [];
  const width = ({ words }: { words: string }) => words.length * LETTER + EDGES;
  for (const { words, points } of names) {
    const clear = ({ x, y }: Point) =>
      placed.every((other) => Math.abs(x - other.x) >= (width({ words }) + width(other)) / 2 || Math.abs(y - other.y) >= HEIGHT);
    const point = points.find(clear);
    if (point) placed.push({ words, ...point });
  }
  return placed;
}
