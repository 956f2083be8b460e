// Throws being shown: things fly as the engine says, and what was won turns over on its way to the pile. Anybody in a hurry skips it.
import { paced } from "../../lib/pace.svelte";
import { play, type Sound } from "../../lib/sound";
import { calm } from "../../lib/theme.svelte";
import type { Card, Event, Flew, PileSeen, PlaceSeen, Point as Tenths, Took } from "../../wire/precious-cargo";
import { lasting, poseAt, touching, type Pose } from "./flight";
import { momentOf, type Cheer, type Moment } from "./moment";
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

/** Where something has hit the table: how hard, and how long ago as a share of the time in which that is seen. */
export interface Knock extends Point {
  key: string;
  hard: number;
  age: number;
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

/** The table as it is while something is thrown. */
interface Scenery {
  field: PlaceSeen[];
  homes: Point[];
  table: Tabletop;
  /** The pile of the one who throws. */
  pile: PileSeen | null;
  /** Whether landing on Grogu would win. */
  open: boolean;
}

/** One update: what was thrown and won, and where. */
interface Scene extends Scenery {
  events: Event[];
  flown: Flew[];
  taken: Took[];
}

const APART = 70; // milliseconds between two cards of a Multi-throw
const COLLECTING = 330;
const RINGING = 380; // milliseconds in which a knock is seen
const SLOW = 0.35; // of its own speed the last part of the throw that wins
const SLOW_FROM = 0.5;
const GHOSTS = [0.3, 0.45, 0.6, 0.72]; // shares of that throw at which it is seen as if frozen
const COMPARED = 1500; // milliseconds in which aim and landing are side by side
const FINALE = 1900;
/** What is heard of a throw besides the points that it brings; one that wins sounds as the end of the match. */
const HEARD: Partial<Record<Cheer["kind"], Sound>> = { near: "near", several: "double", set: "set" };

export class Show {
  won = $state.raw<Won[]>([]);
  /** Places whose card is on its way to a pile. */
  empty = $state.raw<Set<number>>(new Set());
  showing = $state(false);
  /** What came of the throw that has been shown. */
  outcome = $state.raw<Event[]>([]);
  /** Where something has just hit the table. */
  knocks = $state.raw<Knock[]>([]);
  /** The throw that wins, in frozen steps. */
  ghosts = $state.raw<Thing[]>([]);
  /** What the last throw was remarkable for. */
  moment = $state.raw<Moment | null>(null);
  /** Aim and landing are compared now. */
  comparing = $state(false);
  /** The throw that has won is celebrated. */
  finale = $state(false);
  /** Where a flick would go that went as it was pulled. */
  meant: Tenths | null = null;
  #compared: ReturnType<typeof setTimeout> | undefined;
  #next: (() => void) | null = null; // the throw that comes after it
  #judged = true;
  /** When somebody was in a hurry. */
  hurried = -Infinity;
  #table: () => Tabletop;
  #flying = $state.raw<Thing[]>([]);
  #lain = $state.raw<Flew[]>([]);
  #scene: Scene | null = null;
  #seen: (() => void) | null = null;
  #behind = () => 0;
  #skipping = false; // throws that already waited when somebody was in a hurry
  #frame = 0;
  #knocked = new Set<number>();
  #collected = false;

  constructor(table: () => Tabletop) {
    this.#table = table;
  }

  /** What is in the air, or lies where it was thrown, however the table is turned. */
  get things(): Thing[] {
    return this.showing ? this.#flying : this.#lain.map((flew, place) => lying(this.#table(), flew, place));
  }

  /** Shows what an update tells, the faster the more throws wait behind it; answers when it has been seen. */
  enact(events: Event[], scenery: Scenery, behind: () => number): Promise<void> | null {
    const skipped = this.#skipping;
    this.#skipping &&= behind() > 0;
    const flown = events.filter((event): event is Flew => event.kind === "flew");
    if (!flown.length) {
      this.#forget();
      this.#lain = [];
      return null;
    }
    const taken = events.filter((event): event is Took => event.kind === "took");
    this.#scene = { events, flown, taken, ...scenery };
    this.#behind = behind;
    this.#judged = false;
    if (calm() || document.hidden || skipped) {
      this.#forget();
      this.#settle();
      return null;
    }
    return new Promise((seen) => {
      this.#seen = seen;
      // what is being compared is seen first, unless more is waiting
      if (this.comparing && !behind()) this.#next = () => this.#begin();
      else this.#begin();
    });
  }

  /** Says what the throw was remarkable for, once it is told what came of it; null: that is known, or there was none. */
  judge(after: PileSeen): Moment | null {
    if (this.#judged || this.showing || !this.#scene?.pile) return null;
    this.#judged = true;
    const { events, field, pile, open } = this.#scene;
    this.moment = momentOf(events, { field, before: pile, after, open, meant: this.meant });
    this.meant = null;
    if (!this.moment || document.hidden) return null;
    const heard = this.moment.cheer && HEARD[this.moment.cheer.kind];
    if (heard) play(heard);
    this.comparing = paced(COMPARED) > 0;
    this.finale = this.moment.cheer?.kind === "won" && !calm();
    this.#compared = setTimeout(() => this.#compare(), paced(this.finale ? FINALE : COMPARED));
    return this.moment;
  }

  /** Aim and landing have been compared. */
  #compare(): void {
    clearTimeout(this.#compared);
    this.comparing = this.finale = false;
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  #forget(): void {
    this.#compare();
    this.moment = null;
    this.ghosts = [];
  }

  /** To the end of everything that is to be shown. */
  finish(): void {
    if (this.finale || this.#next) return this.#compare();
    if (!this.showing) return;
    this.hurried = performance.now();
    this.#skipping = this.#behind() > 0;
    this.#settle();
  }

  /** Forgets what lies there: something else is looked at. */
  clear(): void {
    if (this.#next) this.finish(); // and what waited is over at once, too
    this.finish();
    this.#forget();
    this.#skipping = false;
    this.#lain = [];
  }

  #begin(): void {
    this.#forget();
    this.showing = true;
    this.#knocked.clear();
    this.#collected = false;
    let time = 0;
    let before = performance.now();
    const step = (now: number) => {
      time += ((now - before) * this.#speed(time)) / paced(1);
      before = now;
      if (this.#draw(this.#scene!, time)) this.#settle(false);
      else this.#frame = requestAnimationFrame(step);
    };
    play("throw");
    this.#draw(this.#scene!, 0);
    this.#frame = requestAnimationFrame(step);
  }

  /** The more is waiting the faster; the last of the throw that wins is slow, and seen in steps. */
  #speed(time: number): number {
    const { events, flown } = this.#scene!;
    if (!events.some((event) => event.kind === "ended") || time < SLOW_FROM * lasting(flown[0]!)) return 1 + this.#behind();
    return SLOW;
  }

  /** Draws a moment; true: all is shown. */
  #draw(scene: Scene, time: number): boolean {
    const ends = scene.flown.map((flew, place) => place * APART + lasting(flew));
    this.#flying = scene.flown.map((flew, place) => this.#thing(scene, flew, place, time - place * APART));
    this.knocks = scene.flown.flatMap((flew, place) => knocksOf(scene.table, flew, place, time - place * APART));
    if (scene.events.some((event) => event.kind === "ended")) {
      const { flown } = scene;
      this.ghosts = GHOSTS.filter((share) => share * lasting(flown[0]!) < time).map((share, step) => ({
        ...this.#thing(scene, flown[0]!, 0, share * lasting(flown[0]!)),
        key: `ghost ${step}`,
      }));
    }
    const landed = Math.max(...ends);
    if (time < landed) return false;
    if (!this.#collected) {
      this.#collected = true;
      this.empty = new Set(scene.taken.map(({ place }) => place));
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
    const there = lying(scene.table, flew, place);
    return { ...there, ...pose, leaning: there.leaning + spun, rest: share >= 1 ? flew.rest : null };
  }

  /** At once as everything is in the end. */
  #settle(sounding = true): void {
    const { events, flown } = this.#scene!;
    cancelAnimationFrame(this.#frame);
    if (sounding && !this.#collected) play("place");
    this.outcome = events;
    this.#lain = flown;
    this.won = [];
    this.knocks = [];
    this.empty = new Set();
    this.showing = false;
    this.#collected = false;
    this.#seen?.();
    this.#seen = null;
  }
}

function lying(table: Tabletop, flew: Flew, place: number): Thing {
  return { key: `${place}`, disc: flew.disc, card: flew.card !== null, ...table.at(flew.rest), height: 0, leaning: table.leaning(flew.angle), rest: flew.rest };
}

/** The rings of a landing and of the hop's end, as long as they are seen. */
function knocksOf(table: Tabletop, flew: Flew, place: number, time: number): Knock[] {
  const slower = lasting(flew) / Math.max(1, flew.times[2]);
  const touches = [
    { where: flew.landing, at: flew.times[0] * slower, hard: 1 },
    { where: flew.hop, at: flew.times[1] * slower, hard: 0.5 },
  ];
  return touches.flatMap(({ where, at, hard }) => {
    const age = (time - at) / RINGING;
    return age >= 0 && age < 1 ? [{ key: `${place} ${hard}`, ...table.at(where), hard, age }] : [];
  });
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
