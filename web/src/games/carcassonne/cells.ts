// Where the tile in hand may lie: the offered placements grouped by cell, and the empty cells around.
import type { Action, Cell, Place, TileSeen } from "../../wire/carcassonne";

export type Rotation = Place["rotation"];

export interface LegalCell extends Cell {
  /** The rotations that fit, clockwise. */
  rotations: Rotation[];
}

const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

export function cellKey(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

export function sameCell(one: Cell | null, other: Cell | null): boolean {
  return one !== null && other !== null && one.x === other.x && one.y === other.y;
}

/** From the upper left to the lower right. */
export function inReadingOrder(one: Cell, other: Cell): number {
  return one.y - other.y || one.x - other.x;
}

/** The offered placements by cell, in reading order. */
export function legalCells(actions: Action[]): LegalCell[] {
  const cells = new Map<string, LegalCell>();
  for (const action of actions) {
    if (action.kind !== "place") continue;
    const cell = cells.get(cellKey(action)) ?? { x: action.x, y: action.y, rotations: [] };
    cell.rotations.push(action.rotation);
    cells.set(cellKey(action), cell);
  }
  for (const cell of cells.values()) cell.rotations.sort();
  return [...cells.values()].sort(inReadingOrder);
}

/** The rotation that fits and is reached first when turning clockwise from the wanted one. */
export function fitting(rotations: Rotation[], wanted: Rotation): Rotation {
  for (let turns = 0; turns < 4; turns += 1) {
    const rotation = ((wanted + turns) % 4) as Rotation;
    if (rotations.includes(rotation)) return rotation;
  }
  return wanted;
}

/** The next rotation that fits, clockwise or back. */
export function turned(rotations: Rotation[], now: Rotation, step: 1 | -1): Rotation {
  const place = rotations.indexOf(fitting(rotations, now));
  return rotations[(place + step + rotations.length) % rotations.length] ?? now;
}

/** Empty cells that touch a laid tile along a side or at a corner. */
export function emptyAround(tiles: TileSeen[]): Cell[] {
  const laid = new Set(tiles.map(cellKey));
  const found = new Map<string, Cell>();
  for (const tile of tiles) {
    for (const [dx, dy] of AROUND) {
      const cell = { x: tile.x + dx, y: tile.y + dy };
      if (!laid.has(cellKey(cell))) found.set(cellKey(cell), cell);
    }
  }
  return [...found.values()].sort(inReadingOrder);
}

/** Empty cells that touch a laid tile along a side. */
export function beside(tiles: TileSeen[]): Cell[] {
  const laid = new Set(tiles.map(cellKey));
  const touches = ({ x, y }: Cell) => [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`].some((key) => laid.has(key));
  return emptyAround(tiles).filter(touches);
}
