// Ways over the map, and what was done to those on it: read from what happened.
import type { AnyEvent } from "../../wire/adventures";

export interface Way {
  who: string;
  spaces: string[];
  enemy: boolean;
}

/** Steps of one thing that follow each other are one way. */
export function waysOf(events: AnyEvent[]): Way[] {
  const found: Way[] = [];
  for (const event of events) {
    if (event.kind !== "enemy-moved" && event.kind !== "walked" && event.kind !== "shifted") continue;
    const enemy = event.kind !== "walked";
    const who = event.kind === "walked" ? event.figure : `${event.piece}`;
    const last = found.findLast((way) => way.who === who);
    if (last?.spaces.at(-1) === event.start) last.spaces.push(event.end);
    else found.push({ who, enemy, spaces: [event.start, event.end] });
  }
  return found;
}

/** How much each character was hurt. */
export function hurtsOf(events: AnyEvent[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const event of events) if (event.kind === "hurt") sums.set(event.figure, (sums.get(event.figure) ?? 0) + 1);
  return sums;
}

/** The spaces that somebody came to. */
export const arrivalsOf = (events: AnyEvent[]): string[] =>
  events.flatMap((event) => (event.kind === "deployed" || event.kind === "placed" ? [event.space] : []));
