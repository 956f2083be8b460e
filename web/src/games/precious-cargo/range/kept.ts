// What this browser keeps of practice: hits in a row, the most there ever were, and where the last throws lay. Nonsense is nothing.
import { remember, remembered } from "../../../lib/storage";

const KEY = "range";
const KEPT = 60; // throws
const FEW = 5; // from so few nothing is usual

/** Millimetres by which a throw lay to the right of its target and beyond it. */
export interface Miss {
  right: number;
  beyond: number;
}

export interface Kept {
  streak: number;
  best: number;
  misses: Miss[];
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isMiss = (value: Partial<Miss> | null): value is Miss => Number.isFinite(value?.right) && Number.isFinite(value?.beyond);

export function readKept(): Kept {
  let found: unknown = null;
  try {
    found = JSON.parse(remembered(KEY) ?? "null");
  } catch {
    // written by nobody we know
  }
  const { streak, best, misses } = (typeof found === "object" && found !== null ? found : {}) as Record<string, unknown>;
  return { streak: isCount(streak) ? streak : 0, best: isCount(best) ? best : 0, misses: Array.isArray(misses) ? misses.filter(isMiss) : [] };
}

export function writeKept({ misses, ...rest }: Kept): void {
  remember(KEY, JSON.stringify({ ...rest, misses: misses.slice(-KEPT) }));
}

/** Where throws lie on the average, and how far from their target half of them stay; null: too few are known. */
export function usual(all: Miss[]): { middle: Miss; half: number } | null {
  const misses = all.slice(-KEPT);
  if (misses.length < FEW) return null;
  const mean = (of: (miss: Miss) => number) => Math.round(misses.reduce((sum, miss) => sum + of(miss), 0) / misses.length);
  const far = misses.map(({ right, beyond }) => Math.hypot(right, beyond)).sort((one, other) => one - other);
  return { middle: { right: mean((miss) => miss.right), beyond: mean((miss) => miss.beyond) }, half: Math.round(far[(far.length - 1) >> 1]!) };
}
