// One's own matches in words and numbers: how one ended, when, and what all of them come to by game and by opponent.
import { botName, isBot } from "../lib/names";
import { called } from "../lib/forgotten";
import { language, say } from "../lib/texts.svelte";
import type { TableCard } from "../wire/http";

export type Outcome = "won" | "lost" | "shared" | "unfinished";

/** How a match ended for its guest; one that was closed before its end has no winner. */
export function outcomeOf({ phase, own, winners, seats }: TableCard): Outcome {
  if (phase !== "over" || !own.length) return "unfinished";
  const won = own.some((seat) => winners.includes(seat));
  return won ? (winners.length === seats.length && seats.length > 1 ? "shared" : "won") : "lost";
}

/** The players of a table by what they are called there. */
export function playersOf({ seats }: TableCard): string[] {
  return seats.map((who, seat) => (who === null ? say("seat-open") : isBot(who) ? botName(seat, who) : called(who)));
}

/** The result as the list of finished matches tells it: "Won, 84 to 71". */
export function sayOutcome(card: TableCard): string {
  const outcome = outcomeOf(card);
  const [seat = 0] = card.own;
  const mine = card.scores[seat] ?? 0;
  const theirs = Math.max(...card.scores.filter((_, other) => !card.own.includes(other)), 0);
  // where all have the same points, or none, points say nothing
  const told = outcome !== "unfinished" && outcome !== "shared" && card.scores.length > 1 && mine !== theirs;
  return told ? say("outcome-points", { outcome: say(`outcome-${outcome}`), mine, theirs }) : say(`outcome-${outcome}`);
}

/** When something happened: today and yesterday by their names. */
export function sayDay(at: number, now = Date.now()): string {
  const start = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((start(now) - start(at)) / 86_400_000);
  if (days < 2) return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-days, "day");
  return new Intl.DateTimeFormat(language(), { weekday: "short", day: "numeric", month: "short" }).format(at);
}

/** For how long nothing has happened, in the largest unit that fits. */
export function sayAgo(at: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - at) / 60_000));
  const said = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  if (minutes < 60) return said.format(-minutes, "minute");
  return minutes < 48 * 60 ? said.format(-Math.round(minutes / 60), "hour") : said.format(-Math.round(minutes / 1440), "day");
}

/** Until when the house keeps a table that nobody touches; nothing as long as there is time. */
export function sayGoing({ going }: TableCard): string {
  return going === null ? "" : say("kept-until", { date: new Date(going).toLocaleDateString(language()) });
}

export interface Tally {
  key: string;
  played: number;
  won: number;
}

const counts = (card: TableCard) => card.phase === "over" && !card.lesson && card.own.length > 0;
export const isWon = (card: TableCard) => ["won", "shared"].includes(outcomeOf(card));

function tally(pairs: [string, TableCard][]): Tally[] {
  const found = new Map<string, Tally>();
  for (const [key, card] of pairs) {
    const line = found.get(key) ?? { key, played: 0, won: 0 };
    found.set(key, { ...line, played: line.played + 1, won: line.won + Number(isWon(card)) });
  }
  return [...found.values()].sort((a, b) => b.played - a.played || a.key.localeCompare(b.key));
}

export function byGame(cards: TableCard[]): Tally[] {
  return tally(cards.filter(counts).map((card) => [card.game, card]));
}

/** Those on other seats: people by their names, bots by their kind (`bot:easy`). */
export function byOpponent(cards: TableCard[]): Tally[] {
  return tally(
    cards.filter(counts).flatMap((card) => {
      const others = card.seats.flatMap((who, seat) => (who === null || card.own.includes(seat) ? [] : [isBot(who) ? `bot:${who}` : called(who)]));
      return [...new Set(others)].map((who): [string, TableCard] => [who, card]);
    }),
  );
}
