// What is answered at the table in words: what is one's own first, and no more than somebody wants to hear.
import { beforeEach, expect, test } from "vitest";

import { answerTo, chooseDetail, clockLines, detail, turnLines } from "../src/text/answers";
import type { Choice, Spoken, TableSeen } from "../src/wire/messages";
import { speak } from "./saying";

const spoken: Spoken = {
  now: ["A fight."],
  tile: ["Tile: north route."],
  hand: ["Figures 4."],
  score: ["Ada 3", "Ota 5"],
  board: ["A route."],
  rest: ["Tiles left 12."],
  places: { "0,-1": "0, -1: a free cell.", "x-wing": "space 7, bonus space." },
};
const choices = (count: number): Choice[] =>
  Array.from({ length: count }, (_, place) => ({ action: {}, forms: [`place ${place} 0 0`], words: `lay it at ${place}`, listed: true }));
const words = { spoken, prompt: "Ada: place the tile" };

beforeEach(() => speak("en"));

test("at a turn what is in hand is said, and up to six choices", () => {
  expect(turnLines(spoken, choices(2), "normal")).toEqual([
    "A fight.",
    "Tile: north route.",
    "Figures 4.",
    "1: lay it at 0 (place 0 0 0)",
    "2: lay it at 1 (place 1 0 0)",
  ]);
  expect(turnLines(spoken, choices(6), "normal")).toHaveLength(9);
  expect(turnLines(spoken, choices(12), "normal").at(-1)).toBe("12 choices: say choices.");
  expect(turnLines(spoken, choices(2), "short").at(-1)).toBe("2 choices: say choices.");
  expect(turnLines(spoken, choices(12), "full")).toHaveLength(5 + 12);
});

test("what was said with the question before is not said again, but for the tile, which is another one", () => {
  const cards = { ...spoken, hand: ["Your cards:", " Flame", " Walk"] };
  expect(turnLines(cards, choices(1), "normal", cards)).toEqual(["Tile: north route.", "1: lay it at 0 (place 0 0 0)"]);
  const hand = (...held: string[]) => turnLines({ ...cards, hand: ["Your cards:", ...held] }, choices(1), "normal", cards).slice(0, -1);
  expect(hand(" Walk")).toEqual(["Tile: north route."]); // whoever played a card knows which are left
  expect(hand(" Walk", " Hide")).toEqual(["Tile: north route.", "Your cards:", " Walk", " Hide"]);
  expect(turnLines(cards, choices(1), "full", cards)).toHaveLength(8);
});

test("choices that are only understood are not counted", () => {
  expect(turnLines(spoken, [...choices(1), ...choices(9).map((choice) => ({ ...choice, listed: false }))], "normal").at(-1)).toBe(
    "1: lay it at 0 (place 0 0 0)",
  );
});

test("a look begins with what is one's own, and is short unless more is wanted", () => {
  expect(answerTo({ do: "look", detail: null }, words)).toEqual(["Ada: place the tile", "A fight.", "Tile: north route.", "Figures 4.", "Ada 3", "Ota 5"]);
  expect(answerTo({ do: "look", detail: "full" }, words).slice(-2)).toEqual(["A route.", "Tiles left 12."]);
  expect(answerTo({ do: "look", detail: "short" }, words)).toHaveLength(4);
});

test("how much is told is remembered", () => {
  chooseDetail("short");
  expect(detail()).toBe("short");
  expect(answerTo({ do: "look", detail: null }, words)).toHaveLength(4);
  chooseDetail("normal");
});

test("hand, tile and score are told alone, and a game without tiles says so", () => {
  expect(answerTo({ do: "hand" }, words)).toEqual(["Tile: north route.", "Figures 4."]);
  expect(answerTo({ do: "tile" }, words)).toEqual(["Tile: north route."]);
  expect(answerTo({ do: "score" }, words)).toEqual(["Ada 3", "Ota 5"]);
  expect(answerTo({ do: "tile" }, { ...words, spoken: { ...spoken, tile: null } })[0]).toContain("no tiles in this game");
  expect(answerTo({ do: "tile" }, { ...words, spoken: { ...spoken, tile: [] } })).toEqual(["Nobody has a tile in hand now."]);
});

test.each(["0,-1", "0 -1", "0, -1", "cell 0 -1"])("a place is asked for as %j", (where) => {
  expect(answerTo({ do: "around", where }, words)).toEqual(["0, -1: a free cell."]);
});

test("a ship is a place, too, and what is no place names one that is", () => {
  expect(answerTo({ do: "around", where: "X-wing" }, words)).toEqual(["Space 7, bonus space."]);
  expect(answerTo({ do: "around", where: "x wing" }, words)).toEqual(["Space 7, bonus space."]);
  expect(answerTo({ do: "around", where: "99" }, words)[0]).toContain("around 0,-1");
});

test("the clock tells everybody's time, or that there is none", () => {
  const seats = [{ time_left: 65_000 }, { time_left: null }] as TableSeen["seats"];
  expect(clockLines({ clock: { seconds: 600 }, seats } as unknown as TableSeen, (seat) => `Ada ${seat}`)).toEqual(["Ada 0: 1:05 left"]);
  expect(clockLines({ clock: null, seats } as TableSeen, String)).toEqual(["There is no clock at this table."]);
});
