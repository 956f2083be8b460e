// Where things of the game lie on the board: in millimetres around Grogu, turned so that the viewer sits below.
import type { PlayerSeen, Point as Tenths } from "../../wire/precious-cargo";

/** A point of the board in millimetres; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

export const HOME = 375; // how far from Grogu a player's disc waits; the rest of the way to the hand is folded
export const RING = 306; // the cards lie within

export class Tabletop {
  /** Degrees by which the table is turned. */
  readonly turn: number;
  readonly #cosine: number;
  readonly #sine: number;

  constructor(below: Tenths | null) {
    this.turn = below ? 90 - degrees(Math.atan2(-below.y, below.x)) : 0;
    const turned = (this.turn * Math.PI) / 180;
    this.#cosine = Math.cos(turned);
    this.#sine = Math.sin(turned);
  }

  /** A point of the game on the board. */
  at({ x, y }: Tenths): Point {
    return this.#turned(x / 10, -y / 10, this.#sine);
  }

  /** A point of the board in the game's whole tenths of a millimetre. */
  tenths({ x, y }: Point): Tenths {
    const back = this.#turned(x, y, -this.#sine);
    return { x: Math.round(back.x * 10), y: Math.round(-back.y * 10) };
  }

  /** How far a card is turned that lies at an angle; of the two ways that look alike, the one nearer to upright. */
  leaning(angle: number): number {
    const turned = (((90 - angle / 100 + this.turn) % 180) + 180) % 180;
    return turned > 90 ? turned - 180 : turned;
  }

  /** Where a player's disc waits. */
  home({ release }: Pick<PlayerSeen, "release">, far = HOME): Point {
    const { x, y } = this.at(release);
    const share = far / Math.hypot(x, y);
    return { x: x * share, y: y * share };
  }

  #turned(x: number, y: number, sine: number): Point {
    return { x: x * this.#cosine - y * sine, y: x * sine + y * this.#cosine };
  }
}

export const degrees = (radians: number) => (radians * 180) / Math.PI;
export const between = (from: Point, to: Point, share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
export const far = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
