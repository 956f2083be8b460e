// Throws being shown: things fly as the engine says, and what was won turns over on its way to the pile. Anybody in a hurry skips it.
import { play } from "../../lib/sound";
import { calm } from "../../lib/theme.svelte";
import type { Card, Event, Flew, PlaceSeen, Took, View } from "../../wire/precious-cargo";
import { lasting, poseAt, touching, type Pose } from "./flight";
import { faceOf, type Disc } from "./names";
import { between, type Point, type Tabletop } from "./tabletop";

/** Something thrown: in the air, or where it rests. */
export interface Thing extends Pose {
  key: string;
  disc: Disc;
  /** A thrown card; otherwise the disc. */
  card: boolean;
  leaning: number;
  /** Where it rests in the game's numbers; nothing as long as it moves. */
  rest: Flew["rest"] | null;
}

/** A card on its way from its place to a pile. */
export interface Won extends Point {
  place: number;
  symbol: string;
  leaning: number;
  /** How wide it looks while it turns over. */
  width: number;
  opacity: number;
}

/** One update: what was thrown and won, and how the field looked before. */
interface Scene {
  events: Event[];
  flown: Flew[];
  taken: Took[];
  danger: boolean;
  field: PlaceSeen[];
  homes: Point[];
  table: Tabletop;
}

const APART = 70; // milliseconds between two cards of a Multi-throw
const COLLECTING = 330;
const MOST = 3; // throws that wait to be shown

export class Show {
  things = $state.raw<Thing[]>([]);
  won = $state.raw<Won[]>([]);
  /** Places that look otherwise than the position says; nothing lies where there is none. */
  places = $state.raw<Map<number, PlaceSeen | null>>(new Map());
  showing = $state(false);
  /** What came of the throw that has been shown. */
  told = $state.raw<Event[]>([]);
  /** When somebody was in a hurry. */
  hurried = -Infinity;
  #scene: Scene | null = null;
  #waiting: Scene[] = [];
  #frame = 0;
  #knocked = new Set<number>();
  #collected = false;

  /** Shows what an update tells, after what is being shown. */
  tell(events: Event[], before: View | null, homes: Point[], table: Tabletop): void {
    const flown = events.filter((event): event is Flew => event.kind === "flew");
    if (!flown.length) {
      if (!this.showing) this.things = [];
      return;
    }
    const taken = events.filter((event): event is Took => event.kind === "took");
    const danger = events.some((event) => event.kind === "on-grogu" || event.kind === "attempt-failed");
    const scene = { events, flown, taken, danger, field: before?.field ?? [], homes, table };
    if (calm() || document.hidden) return this.#settle(scene);
    this.#waiting = [...this.#waiting, scene].slice(-MOST);
    if (!this.showing) this.#next();
  }

  /** To the end of everything that is to be shown. */
  finish(): void {
    const last = this.#waiting.at(-1) ?? this.#scene;
    this.#waiting = [];
    if (this.showing && last) {
      this.hurried = performance.now();
      this.#settle(last);
    }
  }

  /** Forgets what lies there: something else is looked at. */
  clear(): void {
    this.finish();
    this.things = [];
  }

  #next(): void {
    this.#scene = this.#waiting.shift() ?? null;
    if (!this.#scene) return;
    this.showing = true;
    this.#knocked.clear();
    this.#collected = false;
    this.places = kept(this.#scene);
    const began = performance.now();
    const step = (now: number) => {
      if (!this.#draw(this.#scene!, now - began)) this.#frame = requestAnimationFrame(step);
      else if (this.#waiting.length) this.#next();
      else this.#settle(this.#scene!, false);
    };
    play("throw");
    this.#draw(this.#scene, 0);
    this.#frame = requestAnimationFrame(step);
  }

  /** Draws a moment; true: all is shown. */
  #draw(scene: Scene, time: number): boolean {
    const ends = scene.flown.map((flew, place) => place * APART + lasting(flew));
    this.things = scene.flown.map((flew, place) => this.#thing(scene, flew, place, time - place * APART));
    const landed = Math.max(...ends);
    if (time < landed) return false;
    if (!this.#collected) {
      this.#collected = true;
      if (scene.danger) play("danger");
      else if (scene.taken.length) play("points");
      this.places = new Map(scene.taken.map(({ place }) => [place, null]));
    }
    const share = (time - landed) / COLLECTING;
    this.won = share < 1 ? scene.taken.map((took) => collected(scene, took, share)) : [];
    return !scene.taken.length || share >= 1;
  }

  #thing(scene: Scene, flew: Flew, place: number, time: number): Thing {
    if (time >= touching(flew) && !this.#knocked.has(place)) {
      this.#knocked.add(place);
      play("place");
    }
    const share = time / lasting(flew);
    const pose = poseAt(flew, scene.homes[flew.seat]!, share, (point) => scene.table.at(point));
    const spun = flew.card !== null ? (1 - Math.max(0, Math.min(1, share))) ** 2 * 400 : 0; // a thrown card turns as it flies
    return { ...lying(scene, flew, place), ...pose, leaning: scene.table.leaning(flew.angle) + spun, rest: share >= 1 ? flew.rest : null };
  }

  /** At once as everything is in the end. */
  #settle(scene: Scene, sounding = true): void {
    cancelAnimationFrame(this.#frame);
    if (sounding && !this.#collected) play(scene.danger ? "danger" : scene.taken.length ? "points" : "place");
    this.#scene = null;
    this.told = scene.events;
    this.things = scene.flown.map((flew, place) => ({ ...lying(scene, flew, place), leaning: scene.table.leaning(flew.angle) }));
    this.won = [];
    this.places = new Map();
    this.showing = false;
    this.#collected = false;
  }
}

/** The field as it looks until the thing has come to rest. */
function kept(scene: Scene): Map<number, PlaceSeen> {
  return new Map(scene.taken.flatMap(({ place }): [number, PlaceSeen][] => (scene.field[place] ? [[place, scene.field[place]]] : [])));
}

function lying(scene: Scene, flew: Flew, place: number): Thing {
  return { key: `${place}`, disc: flew.disc, card: flew.card !== null, ...scene.table.at(flew.rest), height: 0, leaning: 0, rest: flew.rest };
}

function collected(scene: Scene, took: Took, share: number): Won {
  const spot = scene.field[took.place]!;
  const eased = share * share * (3 - 2 * share);
  const where = between(scene.table.at(spot), scene.homes[took.seat]!, eased);
  const down = spot.card === null && share < 0.35; // what lay face down turns over first
  return {
    place: took.place,
    ...where,
    symbol: down ? "card-back" : faceOf(took.card as Card),
    leaning: scene.table.leaning(spot.angle) * (1 - eased),
    width: spot.card ? 1 : Math.abs(1 - share / 0.35) < 1 && share < 0.7 ? Math.abs(1 - share / 0.35) : 1,
    opacity: share < 0.8 ? 1 : (1 - share) / 0.2,
  };
}
