// The last position of lessons and puzzles, kept by this browser: without the network it can still be looked at.
import type { Update, Welcome } from "../wire/messages";
import { remember, remembered } from "./storage";

const MOST = 4; // tables that are kept, the latest

function shelf(): [string, Welcome][] {
  try {
    return JSON.parse(remembered("seen") ?? "[]") as [string, Welcome][];
  } catch {
    return [];
  }
}

/** What was last seen of a table; null where nothing is kept. */
export function lastSeen(table: string): Welcome | null {
  return shelf().find(([id]) => id === table)?.[1] ?? null;
}

/** Keeps what is seen of a lesson or a puzzle; of other tables nothing, since others play there, too. */
export function keepSeen(message: Welcome | Update): void {
  const { id, lesson, puzzle } = message.table;
  if (!lesson && !puzzle) return;
  const before = lastSeen(id);
  const seen =
    message.type === "welcome" ? message : before && { ...before, seq: message.seq, table: message.table, position: message.position ?? before.position };
  if (seen) remember("seen", JSON.stringify([[id, seen], ...shelf().filter(([other]) => other !== id)].slice(0, MOST)));
}
