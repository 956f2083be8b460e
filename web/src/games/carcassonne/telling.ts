// What events mean for the page: where they happened, the points in them, which ones go without saying, and what they sound like.
import type { Sound } from "../../lib/sound";
import type { Event } from "../../wire/carcassonne";
import type { Gain } from "../game";
import { partKey } from "./objects";

/** The parts of the board that an event is about. */
export function places(event: Event): string[] {
  switch (event.kind) {
    case "figure-deployed":
      return [partKey(event)];
    case "fight-began":
    case "scored":
      return [partKey(event.place)];
    case "objects-joined":
      return [partKey(event.part), partKey(event.other)];
    case "tile-placed":
      return [`${event.x},${event.y}`];
    default:
      return [];
  }
}

/** Points for everybody of the side that got them. */
export function gains(event: Event): Gain[] {
  if (event.kind !== "scored" && event.kind !== "lost" && event.kind !== "tied") return [];
  const points = event.kind === "tied" ? 1 : event.points;
  const part = event.kind === "scored" ? `web-part-${event.object}` : "web-part-fight";
  return event.seats.map((seat) => ({ seat, points, part }));
}

/** The tile that is turned over is seen at once, and what joins is seen on the board. */
export function isQuiet(event: Event): boolean {
  return event.kind === "tile-drawn" || event.kind === "objects-joined";
}

export function sound(event: Event): Sound | null {
  switch (event.kind) {
    case "fight-began":
      return "danger";
    case "rolled":
      return "dice";
    case "tile-placed":
    case "figure-deployed":
      return "place";
    default:
      return null;
  }
}

/** What a move begins with. */
const openings = ["tile-placed"] as const;

/** What the pages ask of every game. */
export const telling = { openings, places, gains, quiet: isQuiet, sound };
