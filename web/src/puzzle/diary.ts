// What this browser knows of puzzles: which are solved, and on which days the day's puzzle was. Nonsense in the storage is no entry.
import { remember, remembered } from "../lib/storage";
import type { PuzzleShelf } from "../wire/http";

const KEY = "puzzles";
const KEPT = 400; // days
const WEEK = 7;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface Diary {
  /** Ids of puzzles that were solved. */
  solved: string[];
  /** Days on which the day's puzzle was solved, in order. */
  days: string[];
}

/** A date as it is written down: the same for everybody who has that date. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The number of a day, counted from one that is long ago. */
export function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

function dayNumbered(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : []);
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(numberOf(text));

export function readDiary(): Diary {
  let kept: unknown = null;
  try {
    kept = JSON.parse(remembered(KEY) ?? "null");
  } catch {
    // written by nobody we know
  }
  const { solved, days } = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  return { solved: [...new Set(strings(solved))], days: [...new Set(strings(days).filter(isDay))].sort() };
}

/** Notes that a puzzle was solved; `day`: it was the puzzle of that day, and nobody had told the solution. */
export function noteSolved(puzzle: string, day: string | null): Diary {
  const { solved, days } = readDiary();
  const diary = { solved: [...new Set([...solved, puzzle])], days: [...new Set(day ? [...days, day] : days)].sort().slice(-KEPT) };
  remember(KEY, JSON.stringify(diary));
  return diary;
}

/** How many days in a row end with this one; a day that is not over yet breaks nothing. */
export function streak({ days }: Diary, today: string): number {
  const known = new Set(days.map(numberOf));
  const now = numberOf(today);
  let count = 0;
  for (let day = known.has(now) ? now : now - 1; known.has(day); day--) count += 1;
  return count;
}

/** The most days in a row. */
export function longest({ days }: Diary): number {
  let most = 0;
  let run = 0;
  let before = NaN;
  for (const day of days.map(numberOf)) {
    run = day === before + 1 ? run + 1 : 1;
    most = Math.max(most, run);
    before = day;
  }
  return most;
}

/** The last seven days, today last, and whether the day's puzzle was solved. */
export function week({ days }: Diary, today: string): { day: string; solved: boolean }[] {
  const now = numberOf(today);
  return Array.from({ length: WEEK }, (_, place) => dayNumbered(now - WEEK + 1 + place)).map((day) => ({ day, solved: days.includes(day) }));
}

/** The puzzle of a day: the games take turns, and so do their puzzles. */
export function puzzleOf(shelves: PuzzleShelf[], day: string): { game: string; puzzle: string } | null {
  const number = numberOf(day);
  const shelf = shelves[number % shelves.length];
  const card = shelf?.puzzles[Math.floor(number / shelves.length) % shelf.puzzles.length];
  return shelf && card ? { game: shelf.game, puzzle: card.id } : null;
}

/** The puzzle to go on with: the next one on the shelf that is not solved yet, or simply the next. */
export function nextOf(shelf: PuzzleShelf, puzzle: string, { solved }: Diary): string | null {
  const here = shelf.puzzles.findIndex((card) => card.id === puzzle);
  const others = [...shelf.puzzles.slice(here + 1), ...shelf.puzzles.slice(0, Math.max(0, here))];
  return (others.find((card) => !solved.includes(card.id)) ?? others[0])?.id ?? null;
}
