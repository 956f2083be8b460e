// What this browser's own matches say of missions: how often each was won, and how far the campaign has come.
import { isWon } from "../home/matches";
import type { OfferSeen, TableCard } from "../wire/http";

export interface Tried {
  played: number;
  won: number;
}

/** The record of a mission or a sheet. */
export function recordOf(cards: TableCard[], id: string): Tried {
  const over = cards.filter((card) => card.plays === id && card.phase === "over" && card.own.length > 0 && !card.lesson);
  return { played: over.length, won: over.filter(isWon).length };
}

export interface Campaign {
  /** Games that are over. */
  games: number;
  /** Of how many. */
  last: number;
  /** The match that is being played, or the last one: from it the campaign goes on. */
  table: TableCard;
  /** Those that are over, by their number from 1. */
  past: Map<number, TableCard>;
}

/** The campaign that was played last; null where none was begun. */
export function campaignOf(cards: TableCard[]): Campaign | null {
  const own = cards.filter((card) => card.chapter && card.own.length > 0 && card.phase !== "closed").sort((one, other) => one.updated - other.updated);
  const table = own.at(-1);
  if (!table) return null;
  const past = new Map(own.filter((card) => card.phase === "over").map((card) => [card.chapter!.number, card]));
  const { number, last } = table.chapter!;
  return { games: table.phase === "over" ? number : number - 1, last, table, past };
}

/** What is played as the so-manieth game: what it was, or what the campaign says; null where people choose, or nobody knows yet. */
export function playedAs({ campaign, missions }: OfferSeen, game: number, going: Campaign | null): string | null {
  const known = going?.past.get(game)?.plays ?? (going?.table.chapter?.number === game ? going.table.plays : null);
  const planned = campaign.find((step) => step.after === game - 1)?.plays;
  return known ?? missions.find((mission) => mission.id === planned)?.id ?? null;
}
