// What events mean for the page: where on the board they happened, which the log leaves out, and what they sound like.
import type { AnyEvent, CrisisStruck, EventShown, View } from "../../wire/adventures";
import type { Sound } from "../../lib/sound";

/** Ids of spaces, threats, figures, doors and slots that a line of the log points at. */
export function places(event: AnyEvent): string[] {
  const found: string[] = [];
  if ("piece" in event) found.push(`piece:${event.piece}`);
  if ("figure" in event) found.push(`figure:${event.figure}`);
  if ("door" in event) found.push(`door:${event.door}`);
  if ("slot" in event && event.slot) found.push(`slot:${event.slot}`);
  if ("space" in event) found.push(`space:${event.space}`);
  if ("start" in event) found.push(`space:${event.start}`, `space:${event.end}`);
  return found;
}

const QUIET = new Set(["drew", "acted", "back-shown", "chosen", "plan-drawn"]);

const SET_UP = new Set(["MANDO-31", "MANDO-35"]); // the rules by which complications and face-up tokens are laid out

/** Single cards of a deal, what the next line says again, and what the table shows from the start are not told. */
export function isQuiet(event: AnyEvent): boolean {
  return QUIET.has(event.kind) || SET_UP.has(event.rule);
}

const TROUBLE = new Set([
  "event-shown",
  "crisis-struck",
  "no-effect",
  "enemy-moved",
  "enemy-attacked",
  "nobody-attacked",
  "guarded",
  "hooked-on",
  "hurt",
  "prevented",
  "fell",
  "deployed",
  "none-left",
  "complicated",
  "tracked",
  "snatched",
  "child-ran",
  "revealed",
  "placed",
]);

/** Whether an event is told step by step beside the map: what the enemies, the cards and the crisis do. */
export function isTrouble(event: AnyEvent): boolean {
  return TROUBLE.has(event.kind);
}

/** What happened in turns: how the match was set up is seen on the map. */
export function sinceSetUp(events: AnyEvent[], before: View | null): AnyEvent[] {
  if (before?.turns) return events;
  const first = events.findIndex((event) => event.kind === "turn-began");
  return first < 0 ? [] : events.slice(first);
}

/** Whether an event begins a part of the event step. */
export function isHead(event: AnyEvent): event is EventShown | CrisisStruck {
  return event.kind === "event-shown" || event.kind === "crisis-struck";
}

const IDLE = new Set(["no-effect", "nobody-attacked", "none-left"]);

/** Whether nothing changed by it. */
export function isIdle(event: AnyEvent): boolean {
  return IDLE.has(event.kind);
}

/** A part of the event step: an event card or the crisis, and what it led to; without a head what happened before any of them. */
export interface Chapter {
  head: EventShown | CrisisStruck | null;
  steps: AnyEvent[];
}

export function chapters(events: AnyEvent[]): Chapter[] {
  const found: Chapter[] = [];
  for (const event of events) {
    if (isHead(event)) found.push({ head: event, steps: [] });
    else if (found.length) found.at(-1)!.steps.push(event);
    else found.push({ head: null, steps: [event] });
  }
  return found;
}

const SIGNS: Partial<Record<AnyEvent["kind"], string>> = {
  "enemy-moved": "move",
  "enemy-attacked": "attack",
  "nobody-attacked": "any",
  guarded: "guard",
  "hooked-on": "hook",
  hurt: "damage",
  prevented: "ward",
  fell: "damage",
  deployed: "reinforcements",
  placed: "reinforcements",
  "none-left": "reinforcements",
  "crisis-struck": "crisis",
  complicated: "complication",
  tracked: "crisis",
  revealed: "seen",
  "child-ran": "child",
  snatched: "child",
  "no-effect": "any",
};

/** The name of the sign beside a step. */
export function signOf(event: AnyEvent): string {
  return SIGNS[event.kind] ?? "trouble";
}

export function sound(event: AnyEvent): Sound | null {
  switch (event.kind) {
    case "hurt":
    case "fell":
    case "snatched":
      return "loss";
    case "crisis-struck":
    case "deployed":
    case "complicated":
      return "danger";
    case "defeated":
    case "door-opened":
    case "healed":
    case "picked-up":
      return "gain";
    case "played":
    case "walked":
    case "plan-kept":
      return "place";
    default:
      return null;
  }
}

/** What a move begins with, or what the cards and enemies do. */
const openings = ["played", "event-shown", "crisis-struck"] as const;

/** What the pages ask of every game. */
export const telling = { openings, places, quiet: isQuiet, sound };
