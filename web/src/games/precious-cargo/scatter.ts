// How far this browser's guest usually throws astray: kept here alone, for those who want to get better.
import { remember, remembered } from "../../lib/storage";

const KEPT = 40; // throws
const FEW = 3; // from so few nothing is usual

function all(): number[] {
  try {
    return JSON.parse(remembered("scatter") ?? "[]");
  } catch {
    return [];
  }
}

/** Millimetres between aim and rest, on average; null: too few throws are known. */
export function usualMiss(): number | null {
  const kept = all();
  return kept.length < FEW ? null : kept.reduce((sum, each) => sum + each, 0) / kept.length;
}

export function noteMiss(millimetres: number): void {
  remember("scatter", JSON.stringify([...all(), Math.round(millimetres)].slice(-KEPT)));
}
