// The server's HTTP interface: JSON both ways, the guest's token in a header, and a Problem where it says no.
import type { Bot, Clock, Problem } from "../wire/messages";
import { remembered } from "./storage";
import { nameGames, type Language } from "./texts.svelte";

export interface Guest {
  id: string;
  name: string;
}
export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  options: Schema;
  defaults: Record<string, any>;
  sheet: string;
  cover: string;
  /** People who share a device must not see each other's hands. */
  hides: boolean;
  /** How many minutes its lesson takes; null: there is none. */
  lesson: number | null;
  titles: Record<Language, string>;
  /** Names of the bots that can play it. */
  bots: string[];
}
/** What is used of the JSON schema of a game's options. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: (string | number)[];
  examples?: (string | number)[];
  anyOf?: Schema[];
  prefixItems?: Schema[];
  items?: Schema | false;
  properties?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  /** What it is where one press begins a match against a bot, if that is not the default. */
  alone?: unknown;
  description?: string;
}
/** The form for a new table as the server fills it in: what gives way, what can be chosen, and how the files are. */
export interface Form {
  options: Record<string, any>;
  /** Of an order of things, those for each place of it. */
  choices: Record<string, any[]>;
  /** Lists as the match has them, with what the game puts in where they are left open. */
  filled: Record<string, string[]>;
  /** Who plays with whom. */
  sides: number[][];
  /** By option, what is wrong with a file. */
  problems: Record<string, Problem>;
  /** By option, how a right file looks: an SVG, where there is anything to draw. */
  drawings: Record<string, string | null>;
}
export interface TableCard {
  id: string;
  name: string;
  game: string;
  phase: string;
  seats: (string | null)[];
  mine: boolean;
  your_turn: boolean;
  updated: number;
  lesson: boolean;
  /** Where the match is one of a campaign. */
  chapter: { number: number; last: number; cs: string; en: string } | null;
}
/** `me`, `open`, or the name of a bot. */
export type SeatPlan = "me" | "open" | Bot;
export interface TablePlan {
  game: string;
  options: Record<string, unknown>;
  /** Content of one's own, by option: the text of a TOML file. */
  files?: Record<string, string>;
  seats: SeatPlan[];
  /** By seat, of several people on this device. */
  names?: (string | null)[];
  /** Begin as soon as every seat is taken. */
  at_once?: boolean;
  name?: string;
  listed?: boolean;
  clock?: Clock;
  bytes: string;
}

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export function problem(code: string): Problem {
  return { type: "problem", ref: null, code, rule: null, arguments: {} };
}

export async function call<T>(method: string, path: string, body?: unknown, token = remembered("token")): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(problem("offline"));
  }
  if (answer.ok) return (await answer.json()) as T;
  const told = await answer.json().catch(() => ({}));
  throw new Refused({ ...problem("unknown"), ...(told && typeof told.code === "string" ? told : {}) });
}

let games: Promise<GameInfo[]> | null = null;

/** The games that the server offers; asked for once. */
export function loadGames(): Promise<GameInfo[]> {
  const asked = (games ??= call<GameInfo[]>("GET", "/api/games"));
  asked.then(nameGames, () => (games = null));
  return asked;
}

export async function loadGameInfo(id: string): Promise<GameInfo> {
  const found = (await loadGames()).find((game) => game.id === id);
  if (!found) throw new Refused(problem("unknown-game"));
  return found;
}

/** Sixteen random bytes as text: a seat's part in the dealing, so that the server alone cannot choose it. */
export function randomBytes(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
