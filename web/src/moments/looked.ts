// How far somebody has seen each of their tables, in this browser: what came after it is told when they are back.
import { remember, remembered } from "../lib/storage";

interface Looked {
  /** How many moves had been made, and when (milliseconds since 1970). */
  moves: number;
  at: number;
}

const KEPT = 40; // tables

function all(): Record<string, Looked> {
  try {
    return JSON.parse(remembered("looked") ?? "{}");
  } catch {
    return {};
  }
}

export function lookedAt(table: string): Looked | null {
  return all()[table] ?? null;
}

export function noteLooked(table: string, moves: number): void {
  const { [table]: _, ...others } = all();
  remember("looked", JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [table, { moves, at: Date.now() }]])));
}
