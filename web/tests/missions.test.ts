import { describe, expect, test } from "vitest";

import { campaignOf, playedAs, recordOf } from "../src/missions/offer";
import type { OfferSeen, TableCard } from "../src/wire/http";

const card = (plays: string, changes: Partial<TableCard> = {}): TableCard => ({
  id: plays,
  name: "",
  game: "adventures",
  phase: "over",
  seats: ["Ada", "normal"],
  mine: true,
  your_turn: false,
  updated: 0,
  lesson: false,
  chapter: null,
  days: false,
  own: [0],
  turn: -2,
  scores: [0, 0],
  winners: [0, 1],
  plays,
  going: null,
  ...changes,
});
const chapter = (number: number) => ({ number, last: 8, cs: "", en: "" });
const mission = (id: string) => ({ id, kind: "mission" as const, words: { cs: "", en: "" }, panel: "", map: null, minutes: 1, level: 1, seats: [1], cast: [] });
const offer: OfferSeen = {
  missions: [mission("compound"), mission("out-of-town"), mission("egg-run")],
  heroes: [],
  campaign: ["compound", "out-of-town", "mercenary", null].map((plays, after) => ({ after, plays, envelope: null, cards: [] })),
};

test("a mission's record is of one's own matches that were played to their end", () => {
  const cards = [card("compound"), card("compound", { winners: [] }), card("compound", { phase: "playing" }), card("compound", { own: [] }), card("ambush")];
  expect(recordOf(cards, "compound")).toEqual({ played: 2, won: 1 });
  expect(recordOf(cards, "surrounded")).toEqual({ played: 0, won: 0 });
});

describe("a campaign", () => {
  test("is not there where none was begun", () => {
    expect(campaignOf([card("compound")])).toBeNull();
    expect(playedAs(offer, 1, null)).toBe("compound");
  });

  test("goes on from the match that was played last", () => {
    const cards = [card("out-of-town", { chapter: chapter(2), updated: 2 }), card("compound", { chapter: chapter(1), updated: 1 })];
    expect(campaignOf(cards)).toMatchObject({ games: 2, last: 8, table: { plays: "out-of-town" } });
    const playing = campaignOf([...cards, card("egg-run", { chapter: chapter(3), updated: 3, phase: "playing" })])!;
    expect(playing).toMatchObject({ games: 2, table: { plays: "egg-run" } });
    expect([1, 2, 3, 4].map((game) => playedAs(offer, game, playing))).toEqual(["compound", "out-of-town", "egg-run", null]);
  });
});
