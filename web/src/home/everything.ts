// All that belongs to me, in one file: who I am, my tables and clubs, the records of my matches, and what this browser has noted.
import { call } from "../lib/api";
import { ensureGuest } from "../lib/guest.svelte";
import type { TableCard } from "../wire/http";

const PREFIX = "cantina.";

/** What this browser has noted; the token stays out of it, since whoever has it is me. */
export function notes(kept: Storage = localStorage): Record<string, string> {
  const keys = Array.from({ length: kept.length }, (_, place) => kept.key(place)!).filter((key) => key.startsWith(PREFIX) && key !== `${PREFIX}token`);
  return Object.fromEntries(keys.sort().map((key) => [key.slice(PREFIX.length), kept.getItem(key)!]));
}

/** Removes what this browser has noted about me; how it is set up stays. */
export function removeNotes(kept: Storage = localStorage): void {
  const settings = ["language", "theme", "address", "token"];
  for (const key of Object.keys(notes(kept))) if (!settings.includes(key)) kept.removeItem(PREFIX + key);
}

/** Everything as JSON. */
export async function everything(): Promise<string> {
  const [guest, { mine }, own] = await Promise.all([ensureGuest(), call("GET /api/tables", {}), call("GET /api/clubs", {})]);
  const clubs = await Promise.all(own.map(({ id: club }) => call("GET /api/clubs/{club}", { club })));
  const records: Record<string, string> = {};
  for (const card of mine.filter(isOver)) {
    const answer = await fetch(`/api/tables/${card.id}/record`);
    if (answer.ok) records[card.id] = await answer.text();
  }
  return JSON.stringify({ guest, tables: mine, clubs, records, browser: notes() }, null, 2);
}

const isOver = (card: TableCard) => card.phase === "over" || card.phase === "closed";
