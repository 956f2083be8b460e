// What a throw was remarkable for: a set, several cards at once, the first of its kind, or how little was missing; and how far it went astray.
import type { Card, Event, PileSeen, PlaceSeen, Point as Tenths } from "../../wire/precious-cargo";

/** What is celebrated, the greatest first. */
export type Cheer = { kind: "won" } | { kind: "set" | "first"; ally: string } | { kind: "several"; cards: number } | { kind: "near"; gap: number };

export interface Moment {
  cheer: Cheer | null;
  seat: number;
  rest: Tenths;
  /** Where it was meant to go, as far as that is known. */
  aim: Tenths | null;
}

const CARD = { along: 440, aside: 315 }; // half of its size, in tenths of a millimetre
const RADIUS = 200; // of a disc
const NEAR = 150; // by so much less a disc would lie on something

/** What is known of a table before a throw and after it. */
interface Around {
  field: PlaceSeen[];
  before: PileSeen;
  after: PileSeen;
  /** Whether Grogu would have won the match. */
  open: boolean;
  /** Where a flick would have gone that went as it was pulled. */
  meant: Tenths | null;
}

export function momentOf(events: Event[], { field, before, after, open, meant }: Around): Moment | null {
  const flew = events.find((event) => event.kind === "flew");
  if (flew?.kind !== "flew") return null;
  const threw = events.find((event) => event.kind === "threw");
  const aim = threw?.kind === "threw" ? threw.aim : flew.card === null ? meant : null;
  return { cheer: cheerOf(events, flew.rest, { field, before, after, open }), seat: flew.seat, rest: flew.rest, aim };
}

function cheerOf(events: Event[], rest: Tenths, { field, before, after, open }: Omit<Around, "meant">): Cheer | null {
  if (events.some((event) => event.kind === "ended")) return { kind: "won" };
  const taken: Card[] = events.flatMap((event) => (event.kind === "took" ? [event.card] : []));
  const allies = new Set(taken.map((card) => card.ally));
  const bonus = (pile: PileSeen, ally: string) => Math.max(0, ...pile.groups.filter((group) => group.ally === ally).map((group) => group.bonus));
  const points = (pile: PileSeen, ally: string) => pile.groups.filter((group) => group.ally === ally && group.points > 0).length;
  const made = [...allies].find((ally) => bonus(after, ally) > bonus(before, ally));
  if (made) return { kind: "set", ally: made };
  if (taken.length > 1) return { kind: "several", cards: taken.length };
  const fresh = [...allies].find((ally) => points(after, ally) > 0 && points(before, ally) === 0);
  if (fresh) return { kind: "first", ally: fresh };
  const missed = events.some((event) => event.kind === "missed");
  const gaps = [...(missed ? field.filter((place) => !place.taken).map((place) => gapTo(place, rest)) : []), ...(open ? [far(rest) - 2 * RADIUS] : [])];
  const gap = Math.min(Infinity, ...gaps.filter((each) => each > 0));
  return gap <= NEAR ? { kind: "near", gap } : null;
}

const far = ({ x, y }: Tenths) => Math.hypot(x, y);

/** How far a disc lies from the edge of a card, in tenths of a millimetre. */
export function gapTo(place: Pick<PlaceSeen, "x" | "y" | "angle">, rest: Tenths): number {
  const [x, y] = [rest.x - place.x, rest.y - place.y];
  const turned = (place.angle / 100) * (Math.PI / 180);
  const along = Math.abs(x * Math.cos(turned) + y * Math.sin(turned)) - CARD.along;
  const aside = Math.abs(y * Math.cos(turned) - x * Math.sin(turned)) - CARD.aside;
  return Math.hypot(Math.max(0, along), Math.max(0, aside)) - RADIUS;
}
