// What others have done, cut into moves: each begins with an event of a kind that the game names, and has all that came of it.
import type { GameEvent } from "../games/game";
import type { LogLine } from "../wire/messages";

/** One move of somebody else, or of the cards and enemies. */
export interface Trace<E = GameEvent> {
  key: string;
  /** The number of the move that it began with. */
  move: number;
  /** Who made it; null: nobody at the table. */
  seat: number | null;
  /** The one that it began with, and what came of it. */
  events: E[];
}

const MOST = 9; // moves; before them lies an old story

const seatOf = (event: GameEvent) => (typeof event.seat === "number" ? event.seat : null);

/** The moves since some seats last began one; where nobody here plays, the last one. */
export function tracesOf(lines: LogLine[], openings: readonly string[], mine: number[]): Trace[] {
  const opens = (event: GameEvent) => openings.includes(event.kind);
  const isMine = (event: GameEvent) => mine.includes(seatOf(event) ?? -1);
  const told: { key: string; move: number; event: GameEvent }[] = [];
  let found = 0;
  // from the end: a match may be long, and what is wanted is short
  reading: for (let line = lines.length - 1; line >= 0; line--) {
    const moved = lines[line]!;
    if (moved.type !== "moved") continue;
    const events = moved.events as GameEvent[];
    for (let place = events.length - 1; place >= 0; place--) {
      const event = events[place]!;
      if (opens(event) && isMine(event)) break reading;
      told.push({ key: `${moved.seq}.${place}`, move: moved.move, event });
      if (opens(event) && ++found === (mine.length ? MOST : 1)) break reading;
    }
  }
  const traces: Trace[] = [];
  for (const { key, move, event } of told.reverse()) {
    if (opens(event)) traces.push({ key, move, seat: seatOf(event), events: [event] });
    else traces.at(-1)?.events.push(event);
  }
  return traces;
}
