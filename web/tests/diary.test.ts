// The diary of puzzles: streaks, a week, the puzzle of a day, and nonsense in the storage.
import { beforeEach, expect, test } from "vitest";

import { remember, remembered } from "../src/lib/storage";
import { dayOf, longest, nextOf, noteSolved, puzzleOf, readDiary, streak, week } from "../src/puzzle/diary";

const shelves = ["adventures", "carcassonne"].map((game) => ({
  game,
  puzzles: ["a", "b", "c"].map((id, level) => ({ id: `${game}-${id}`, level: level + 1 })),
}));

beforeEach(() => remember("puzzles", "null"));

test("days in a row are counted, and a day that is not over breaks nothing", () => {
  for (const day of ["2026-11-10", "2026-11-13", "2026-11-14", "2026-11-15"]) noteSolved(`of ${day}`, day);
  const diary = readDiary();
  expect(streak(diary, "2026-11-15")).toBe(3);
  expect(streak(diary, "2026-11-16")).toBe(3);
  expect(streak(diary, "2026-11-17")).toBe(0);
  expect(longest(noteSolved("again", "2026-11-16"))).toBe(4);
  expect(longest({ solved: [], days: [] })).toBe(0);
  expect(week(diary, "2026-11-16").map(({ solved }) => solved)).toEqual([true, false, false, true, true, true, false]);
});

test("a streak goes over the end of a month and of a year", () => {
  const days = ["2026-12-30", "2026-12-31", "2027-01-01"];
  expect(streak({ solved: [], days }, "2027-01-01")).toBe(3);
  expect(dayOf(new Date(2027, 0, 1, 23, 59))).toBe("2027-01-01");
});

test("a puzzle of another day is solved without counting as one", () => {
  expect(noteSolved("x", null)).toEqual({ solved: ["x"], days: [] });
  expect(JSON.parse(remembered("puzzles")!)).toEqual({ solved: ["x"], days: [] });
});

test("nonsense in the storage is no entry", () => {
  for (const nonsense of ["", "{", "7", "[]", '"x"', '{"solved": 3, "days": {}}', '{"days": ["soon", "2026-99-99", 4, null]}']) {
    remember("puzzles", nonsense);
    expect(readDiary()).toEqual({ solved: [], days: [] });
  }
  remember("puzzles", '{"solved": ["a", 1, "a"], "days": ["2026-11-16", "x", "2026-11-15"]}');
  expect(readDiary()).toEqual({ solved: ["a"], days: ["2026-11-15", "2026-11-16"] });
});

test("everybody has the same puzzle on a date, and games and puzzles take turns", () => {
  const of = (day: string) => puzzleOf(shelves, day)!.puzzle;
  expect(of("2026-11-16")).toBe(of("2026-11-16"));
  const days = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"].map(of);
  expect(new Set(days).size).toBe(6);
  expect(puzzleOf([], "2026-11-16")).toBeNull();
});

test("the next puzzle is one that is not solved yet", () => {
  expect(nextOf(shelves[0]!, "adventures-a", { solved: ["adventures-b"], days: [] })).toBe("adventures-c");
  expect(nextOf(shelves[0]!, "adventures-c", { solved: ["adventures-a"], days: [] })).toBe("adventures-b");
  expect(nextOf(shelves[0]!, "adventures-c", { solved: ["adventures-a", "adventures-b"], days: [] })).toBe("adventures-a");
});
