// What events mean for the page: where on the board they happened, which the log leaves out, and what they sound like.
import type { Event } from "../../wire/super-teams";
import type { Sound } from "../../lib/sound";

/** Ids of spaces and ships that a line of the log points at. */
export function places(event: Event): string[] {
  switch (event.kind) {
    case "flew":
    case "hooked":
      return [`space-${event.start}`, `space-${event.end}`, `ship-${event.ship}`];
    case "fell-back":
    case "evaded":
      return [`space-${event.hole}`, `space-${event.end}`, `ship-${event.ship}`];
    case "landed":
      return [`space-${event.space}-${event.half}`, `ship-${event.ship}`];
    case "chose":
    case "used":
    case "came-home":
      return [`ship-${event.ship}`];
    case "became-wild":
      return [`ship-${event.colour}-1`, `ship-${event.colour}-2`];
    default:
      return [];
  }
}

/** Single cards of a deal and silence in windows are not told. */
export function isQuiet(event: Event): boolean {
  return event.kind === "dealt" || event.kind === "passed";
}

export function sound(event: Event): Sound | null {
  switch (event.kind) {
    case "fell-back":
      return "danger";
    case "drew":
      return "gain";
    case "evaded":
    case "flew":
    case "hooked":
    case "used":
      return "place";
    default:
      return null;
  }
}

/** What a move begins with. */
const openings = ["chose"] as const;

/** What the pages ask of every game. */
export const telling = { openings, places, quiet: isQuiet, sound };
