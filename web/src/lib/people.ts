// The other people at a table as its host sees them: on seats, or known by what they said.
import type { LogLine, TableSeen } from "../wire/messages";

export interface Person {
  key: string;
  name: string;
  /** By which of the two the server knows whom the host means. */
  seat: number | null;
  line: number | null;
  muted: boolean;
}

export function othersHere(seen: TableSeen, lines: LogLine[]): Person[] {
  const people = new Map<string, Person>();
  const add = (name: string, seat: number | null, line: number | null, muted: boolean) => {
    const key = seat === null ? `said ${name}` : `seat ${name}`;
    if (!people.has(key)) people.set(key, { key, name, seat, line, muted });
  };
  for (const voice of seen.muted) add(voice.name, voice.seat, voice.line, true);
  seen.seats.forEach((seat, number) => {
    // a seat that a bot has, and whose player is not here, may be that of somebody who was sent away
    if (seat.name && !seen.mine.includes(number) && (seat.here || !seat.bot)) add(seat.name, number, null, false);
  });
  const gone = new Set(lines.filter((line) => line.type === "noted" && line.what === "removed").map((line) => (line as { name: string }).name));
  for (const line of lines.toReversed()) if (line.type === "said" && line.seat === null && !gone.has(line.name)) add(line.name, null, line.seq, false);
  return [...people.values()];
}
