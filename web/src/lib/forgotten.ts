// People who wanted to be forgotten: where their names were they are called a guest, in the reader's language.
import type { LogLine, TableSeen } from "../wire/messages";
import { say } from "./texts.svelte";

const GONE = "\0"; // what the server writes in place of such a name; nobody can be called that

export function called(name: string): string;
export function called(name: string | null): string | null;
export function called(name: string | null): string | null {
  return name === GONE ? say("a-guest") : name;
}

export function calledAt(table: TableSeen): TableSeen {
  if (!table.seats.some((seat) => seat.name === GONE || seat.kept_name === GONE)) return table;
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: called(seat.name), kept_name: called(seat.kept_name) })) };
}

export function calledIn(lines: LogLine[]): LogLine[] {
  const named = (line: LogLine) => line.type === "said" || line.type === "noted";
  if (!lines.some((line) => named(line) && (line as { name: string }).name === GONE)) return lines;
  return lines.map((line) => (line.type === "said" || line.type === "noted" ? { ...line, name: called(line.name) } : line));
}
