// What events mean for the page: where on the board they happened, which the log leaves out, and what they sound like.
import type { Card, Event, Point } from "../../wire/precious-cargo";
import type { Sound } from "../../lib/sound";

/** The id of a bare point of the table, as a line of the log points at it. */
const spotId = ({ x, y }: Point) => `spot ${x} ${y}`;

/** The point that an id stands for. */
export function spotOf(id: string): Point | null {
  const [word, x, y] = id.split(" ");
  return word === "spot" ? { x: Number(x), y: Number(y) } : null;
}

/** Ids of places, discs and points that a line of the log points at. */
export function places(event: Event): string[] {
  switch (event.kind) {
    case "threw":
    case "aimed":
      return [spotId(event.aim)];
    case "flew":
      return [spotId(event.rest)];
    case "took":
    case "revealed":
      return [`place-${event.place}`];
    case "on-grogu":
    case "attempt-failed":
    case "ended":
      return ["grogu"];
    case "stole":
    case "traded":
      return [`disc-${event.whose}`];
    case "turn-given":
      return [`disc-${event.to}`];
    default:
      return [];
  }
}

/** Where things rest, where they were aimed and the new cards are for everybody to see. */
export function isQuiet(event: Event): boolean {
  return event.kind === "flew" || event.kind === "refilled" || event.kind === "aimed";
}

/** The throw itself sounds as it is shown, not when it is told. */
export function sound(event: Event): Sound | null {
  switch (event.kind) {
    case "bought":
    case "paid":
    case "picked":
    case "revealed":
    case "turn-given":
      return "place";
    case "set-protected":
      return "gain";
    case "on-grogu":
    case "attempt-failed":
      return "danger";
    default:
      return null;
  }
}

/** What came of a throw in one word: it won the match, lies on Grogu in vain, won cards, or missed. */
export function verdictOf(events: Event[]): { tone: "won" | "cards" | "grogu" | "missed"; cards: Card[] } {
  const cards = events.flatMap((event) => (event.kind === "took" ? [event.card] : []));
  const kinds = new Set(events.map((event) => event.kind));
  const tone = kinds.has("ended") ? "won" : cards.length ? "cards" : kinds.has("on-grogu") ? "grogu" : "missed";
  return { tone, cards };
}

/** What a move begins with. */
const openings = ["threw", "flicked", "bought"] as const;

/** What the pages ask of every game. */
export const telling = { openings, places, quiet: isQuiet, sound };
