// What the inserted sheet of drawings says about the lane: where each space is, where ships dock, where flights pass.
import type { Box } from "../../lib/stage";
import type { Point } from "./curves";
import { SHIPS, type Ship, type Space } from "./names";

type Form = "" | "tall-";

export interface Place extends Point {
  /** What it is; a doubled space is two things. */
  kinds: Space[];
  angle: number;
  /** A point on the outer side, clear of ships. */
  outer: Point;
  /** Where a mooring touches the pad, and how large it may be; planets have docks of their own. */
  rim: Point | null;
  room: number;
  docks: Pose[];
}

/** A ship as it is drawn: its middle, the direction of its nose, its size. */
export interface Pose extends Point {
  angle: number;
  scale: number;
}

/** A bar that several ships share. */
interface Mooring extends Pose {
  id: string;
  space: number;
}

interface Berths {
  id: string;
  scale: number;
  offsets: Point[];
}

const point = (text: string): Point => {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
};

/** The lane of a table in one of its two forms, read from the document once. */
export class Lane {
  readonly bounds: Box;
  readonly #places: Place[];
  readonly #berths = new Map<string, Berths | null>();

  constructor(
    readonly form: Form,
    readonly finish: number,
  ) {
    const box = document.getElementById(form ? "track-tall" : "track")?.getAttribute("viewBox") ?? "0 0 100 100";
    const [x = 0, y = 0, width = 100, height = 100] = box.split(" ").map(Number);
    this.bounds = { x, y, width, height };
    this.#places = Array.from({ length: finish + 1 }, (_, space) => this.#read(space));
  }

  get track(): string {
    return this.form ? "track-tall" : "track";
  }

  /** The id of a space's outline, or of half of it. */
  outline(space: number, half?: string): string {
    return `${this.form}space-${space}${half ? `-${half}` : ""}`;
  }

  place(space: number): Place {
    return this.#places[space]!;
  }

  /** The middle of a half of a doubled space. */
  half(space: number, half: string): Point {
    const data = document.getElementById(this.outline(space, half))?.dataset;
    return data ? { x: Number(data.x), y: Number(data.y) } : this.place(space);
  }

  #read(space: number): Place {
    const data = document.getElementById(this.outline(space))?.dataset ?? {};
    const scale = Number(data.size ?? 1);
    const docks = (data.dock ?? "")
      .split(" ")
      .filter(Boolean)
      .map((dock): Pose => {
        const [x = 0, y = 0, angle = 0] = dock.split(",").map(Number);
        return { x, y, angle, scale };
      });
    return {
      x: Number(data.x ?? 0),
      y: Number(data.y ?? 0),
      kinds: (data.kind ?? "normal").split(" ") as Space[],
      angle: Number(data.angle ?? 0),
      outer: point(data.outer ?? "0,0"),
      rim: data.rim ? point(data.rim) : null,
      room: Number(data.room ?? 1),
      docks,
    };
  }

  #berthsOf(id: string): Berths | null {
    if (!this.#berths.has(id)) {
      const data = document.getElementById(id)?.dataset;
      const offsets = (data?.berths ?? "").split(" ").filter(Boolean).map(point);
      this.#berths.set(id, data ? { id, scale: Number(data.size), offsets } : null);
    }
    return this.#berths.get(id) ?? null;
  }

  /** Where every ship lies, and the bars of those that share a space. */
  docked(ships: { ship: Ship; space: number }[]): { poses: Map<Ship, Pose>; moorings: Mooring[] } {
    const crowds = new Map<number, Ship[]>();
    for (const ship of SHIPS) {
      const seen = ships.find((each) => each.ship === ship);
      if (seen) crowds.set(seen.space, [...(crowds.get(seen.space) ?? []), ship]);
    }
    const poses = new Map<Ship, Pose>();
    const moorings: Mooring[] = [];
    for (const [space, crowd] of crowds) {
      const place = this.place(space);
      if (!place.rim) {
        for (const ship of crowd) poses.set(ship, place.docks[SHIPS.indexOf(ship)] ?? { ...place, scale: 1 });
        continue;
      }
      const berths =
        (isRoomy(crowds, space, this.finish) ? this.#berthsOf(`mooring-${crowd.length}-roomy`) : null) ?? this.#berthsOf(`mooring-${crowd.length}`);
      if (!berths) continue;
      if (crowd.length > 1) moorings.push({ id: berths.id, space, ...place.rim, angle: place.angle, scale: place.room });
      crowd.forEach((ship, index) => poses.set(ship, berthed(place, berths, index)));
    }
    return { poses, moorings };
  }
}

/** A crowd may spread where nobody is on the spaces beside it and no other crowd on the next ones. */
export function isRoomy(crowds: Map<number, unknown[]>, space: number, finish: number): boolean {
  const on = (other: number) => (other > 0 && other < finish ? (crowds.get(other)?.length ?? 0) : 0);
  return !on(space - 1) && !on(space + 1) && on(space - 2) < 2 && on(space + 2) < 2;
}

function berthed({ rim, angle, room }: Place, berths: Berths, index: number): Pose {
  const offset = berths.offsets[index]!;
  const turn = (angle * Math.PI) / 180;
  const x = rim!.x + room * (offset.x * Math.cos(turn) - offset.y * Math.sin(turn));
  const y = rim!.y + room * (offset.x * Math.sin(turn) + offset.y * Math.cos(turn));
  return { x, y, angle, scale: berths.scale * room };
}
