// The ground of the board: how far it reaches, the cells that hold tiles, the seams between them and the edge round them.
import type { Cell } from "../../wire/carcassonne";
import type { Box } from "../../lib/stage";
import { cellKey } from "./cells";

export const SIDE = 100; // a tile's side in the board's units

export interface Ground {
  cells: string;
  seams: string;
  edge: string;
}

/** The laid tiles with a margin of one cell. */
export function reach(cells: Cell[]): Box {
  const across = cells.map((cell) => cell.x);
  const down = cells.map((cell) => cell.y);
  const [left, top] = [Math.min(...across) - 1, Math.min(...down) - 1];
  return {
    x: left * SIDE,
    y: top * SIDE,
    width: (Math.max(...across) + 2 - left) * SIDE,
    height: (Math.max(...down) + 2 - top) * SIDE,
  };
}

/** A box round cells; nothing where there are none. */
export function boxRound(cells: Cell[]): Box | null {
  if (!cells.length) return null;
  const box = reach(cells);
  return { x: box.x + SIDE, y: box.y + SIDE, width: box.width - 2 * SIDE, height: box.height - 2 * SIDE };
}

/** Path data; a seam is where two tiles meet, an edge where a tile meets nothing. */
export function ground(tiles: Cell[]): Ground {
  const laid = new Set(tiles.map(cellKey));
  const paths: Ground = { cells: "", seams: "", edge: "" };
  for (const { x, y } of tiles) {
    const [left, top] = [x * SIDE, y * SIDE];
    paths.cells += `M${left} ${top}h100v100h-100z`;
    const sides = [
      { beside: { x, y: y - 1 }, line: `M${left} ${top}h100`, first: true },
      { beside: { x: x - 1, y }, line: `M${left} ${top}v100`, first: true },
      { beside: { x, y: y + 1 }, line: `M${left} ${top + SIDE}h100`, first: false },
      { beside: { x: x + 1, y }, line: `M${left + SIDE} ${top}v100`, first: false },
    ];
    for (const { beside, line, first } of sides) {
      if (!laid.has(cellKey(beside))) paths.edge += line;
      else if (first) paths.seams += line;
    }
  }
  return paths;
}
