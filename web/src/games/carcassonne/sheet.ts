// What the inserted sheet of drawings says about the parts of tiles: where figures stand and which sides a part touches.
import type { TileSeen } from "../../wire/carcassonne";

export const FIGURE = 48; // the side of a figure's symbol
export const CHIP = 20; // and of a chip's
const STEP = 25; // how far apart figures on one part stand, where there is room

interface Outline {
  spot: { x: number; y: number };
  /** How wide a row of several figures may be. */
  row: number;
  /** The sides of the cell that the part touches. */
  sides: string;
  /** The symbol that lies on it. */
  chip: { x: number; y: number; faction: string } | null;
}

type Turned = Pick<TileSeen, "tile" | "rotation">;

export function tileId({ tile, rotation }: Turned): string {
  return `tile-${tile}-${rotation}`;
}

export function partId(tile: Turned, part: string): string {
  return `${tileId(tile)}/${part}`;
}

/** The data of a part's outline. */
export function outline(tile: Turned, part: string): Outline {
  const { spot = "50 50", row = "0", sides = "", chip } = document.getElementById(partId(tile, part))?.dataset ?? {};
  const [x = 50, y = 50] = spot.split(" ").map(Number);
  const [across, down, faction = ""] = chip?.split(" ") ?? [];
  return { spot: { x, y }, row: Number(row), sides, chip: chip ? { x: Number(across), y: Number(down), faction } : null };
}

/** How far to the right of its spot the figure number `index` of `count` on one part stands. */
export function inRow(index: number, count: number, room: number): number {
  return (index - (count - 1) / 2) * Math.min(STEP, room / Math.max(1, count - 1));
}
