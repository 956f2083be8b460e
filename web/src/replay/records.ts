// Records on the server: read by link, or brought as a file; and who the seats of one are.
import { called } from "../lib/forgotten";
import { problem, Refused, send } from "../lib/api";
import { botName, isBot } from "../lib/names";
import type { Opened } from "../wire/http";
import type { Bot } from "../wire/messages";

const LARGEST = 8 * 2 ** 20; // bytes, as the server takes them

/** Hands a file's text to the server; the answer is the id to look at it by. */
export async function bring(text: string): Promise<string> {
  if (text.length > LARGEST) throw new Refused(problem("too-large"));
  const { id } = await send<Opened>("/api/replays", { method: "POST", headers: { "content-type": "text/plain" }, body: text });
  return id;
}

/** Saves a record as a file. */
export function save(id: string): void {
  const link = document.createElement("a");
  link.href = `/api/replays/${encodeURIComponent(id)}/record`;
  link.download = `${id}.cantina`;
  link.click();
}

/** The bot that a record names as a player. */
export function botOf(name: string): Bot | null {
  return isBot(name) ? (name as Bot) : null;
}

/** The name of a seat; a bot has the one that it had at the table. */
export function playerName(seats: string[], seat: number): string {
  const name = seats[seat] ?? "";
  return botOf(name) || !name ? botName(seat, name) : called(name);
}
