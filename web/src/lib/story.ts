// The log as a story: the lines of a table as entries to be shown, one for each thing that happened.
import type { GameClient, GameEvent } from "../games/game";
import type { LogLine, Noted, Undone } from "../wire/messages";
import { say, type sayEvent } from "./texts.svelte";

export interface Entry {
  key: string;
  /** Whose sign stands before it. */
  seat: number | null;
  /** The move it belongs to; null: nothing of the match. */
  move: number | null;
  event: GameEvent | null;
  note: Noted | Undone | null;
  points: number;
  rule: string | null;
}

export type Teller = Pick<GameClient, "gains" | "quiet">;

// A line never changes, so neither do its entries: an update draws only what is new.
const written = new WeakMap<Teller, WeakMap<LogLine, Entry[]>>();

export function story(lines: LogLine[], client: Teller): Entry[] {
  const known = written.get(client) ?? new WeakMap<LogLine, Entry[]>();
  written.set(client, known);
  return lines.flatMap((line) => {
    const entries = known.get(line) ?? entriesOf(line, client);
    known.set(line, entries);
    return entries;
  });
}

function entriesOf(line: LogLine, client: Teller): Entry[] {
  if (line.type === "said") return [];
  if (line.type !== "moved") return [{ ...NOTHING, key: `${line.seq}`, seat: line.seat, note: line }];
  return (line.events as GameEvent[]).flatMap((event, place): Entry[] => {
    if (client.quiet?.(event)) return [];
    const points = client.gains?.(event).reduce((sum, gain) => Math.max(sum, gain.points), 0) ?? 0;
    const entry = { ...NOTHING, key: `${line.seq}.${place}`, seat: whose(event, line.by), move: line.move, event, points, rule: event.rule };
    return [entry];
  });
}

/** The sentence of an entry; `tell` says events, to who sees the board or to who hears of it. */
export function sayEntry(entry: Entry, name: (seat: number) => string, tell: typeof sayEvent): string {
  if (entry.event) return tell(entry.event, name);
  const note = entry.note!;
  const seat = note.type === "noted" && note.name ? note.name : note.seat === null ? "" : name(note.seat);
  return say(note.type === "undone" ? "log-undone" : `noted-${note.what}`, { seat });
}

/** What has happened since some seats last decided anything. */
export function since(lines: LogLine[], client: Teller, seats: number[]): Entry[] {
  const last = lines.findLastIndex((line) => line.type === "moved" && seats.includes(line.by));
  return story(lines.slice(last + 1), client).filter((entry) => entry.event);
}

const NOTHING: Omit<Entry, "key"> = { seat: null, move: null, event: null, note: null, points: 0, rule: null };

/** The seat that an event is about; what the dealer or the table does is nobody's. */
export function whose(event: GameEvent, by: number): number | null {
  if (typeof event.seat === "number") return event.seat;
  if (Array.isArray(event.seats) && event.seats.length) return event.seats[0];
  return by >= 0 && !("winners" in event) ? by : null;
}
