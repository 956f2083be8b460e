// The sentences in use: the chosen language, the pages' own texts, and those of the game being looked at.
import type { GameEvent } from "../games/game";
import type { Familiar } from "./familiar";
import { remember, remembered } from "./storage";
import { eventKey, Texts, withParts, withSeats, type Arguments, type Language } from "./texts";

export type { Language };

const files = import.meta.glob<string>(
  ["../../texts/*.ftl", "../../texts/cs.ty.txt", "../../../src/cantina/core/texts/*.ftl", "../../../src/cantina/games/*/texts/*.ftl"],
  { query: "?url", import: "default", eager: true },
);

/** Texts travel as they are, not as scripts: a game with much content has many of them. */
async function read(path: string, otherwise = ""): Promise<string> {
  const address = files[path] ?? otherwise;
  if (!address) return "";
  const answer = await fetch(address);
  if (address === otherwise && answer.status === 404) return "";
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** The keys under which the pages name games that they have no name for, by language: those of others. */
const titles: Record<Language, Record<string, string>> = { cs: {}, en: {} };

class InUse {
  language = $state<Language>(firstLanguage());
  /** Czech that says "ty", where somebody wishes it. */
  familiar = $state.raw<Familiar | null>(null);
  shell = $state.raw<Texts | null>(null);
  game = $state.raw<Texts | null>(null);
  gameId: string | null = null;
  pages: string[] = []; // sources of the shell
  sources: string[] = []; // of the game
  own: OwnWords = {};
}

/** Words that content of somebody's own brings along, by language. */
type OwnWords = Record<string, Record<string, string>>;

const inUse = new InUse();
let asked = 0; // only what was asked for last is shown, whatever arrives last

function firstLanguage(): Language {
  const chosen = remembered("language") ?? (typeof navigator === "undefined" ? "en" : navigator.language);
  return chosen.startsWith("cs") || chosen.startsWith("sk") ? "cs" : "en";
}

export function language(): Language {
  return inUse.language;
}

/** Loads the texts of the pages, and of a game where one is given; until then `say` has nothing to say. */
export async function loadTexts(game: string | null = inUse.gameId, chosen: Language = inUse.language): Promise<void> {
  const turn = ++asked;
  const folder = game && `../../../src/cantina/games/${game.replaceAll("-", "_")}/texts`;
  const called = chosen === "cs" && remembered("address") === "ty" ? read("../../texts/cs.ty.txt") : null;
  const sources = await Promise.all([
    read(`../../../src/cantina/core/texts/${chosen}.ftl`),
    read(`../../texts/${chosen}.ftl`),
    read(`../../texts/pages.${chosen}.ftl`),
    folder ? read(`${folder}/${chosen}.ftl`, `/api/games/${game}/texts/${chosen}`) : "",
    read(`../../texts/${game}.${chosen}.ftl`),
  ]);
  const list = await called;
  const familiar = list === null ? null : new (await import("./familiar")).Familiar(list);
  if (turn !== asked) return;
  const [core, own, pages, played, board] = sources.map((source) => familiar?.file(source) ?? source) as [string, string, string, string, string];
  inUse.familiar = familiar;
  inUse.pages = [core, own, pages];
  if (played) name(`game-${game}`, chosen, new Texts(chosen, [played]).say("title"));
  inUse.shell = new Texts(chosen, inUse.pages, titles[chosen]);
  inUse.sources = [...inUse.pages, played, board];
  inUse.game = played ? new Texts(chosen, inUse.sources, { ...titles[chosen], ...inUse.own[chosen] }) : null;
  inUse.gameId = game;
  inUse.language = chosen;
  if (typeof document !== "undefined") document.documentElement.lang = chosen;
}

function name(key: string, chosen: Language, title: string): void {
  if (!new Texts(chosen, inUse.pages).has(key)) titles[chosen][key] = title;
}

/** The games that there are: those that the pages have no name for are called by their titles. */
export function nameGames(games: { id: string; titles: Record<string, string> }[]): void {
  for (const { id, titles: said } of games) for (const chosen of ["cs", "en"] as const) name(`game-${id}`, chosen, said[chosen] ?? id);
  if (inUse.shell) inUse.shell = new Texts(inUse.language, inUse.pages, titles[inUse.language]);
}

/** A match is looked at that brings words of its own, or none. */
export function know(words: OwnWords): void {
  inUse.own = words;
  if (inUse.game) inUse.game = new Texts(inUse.language, inUse.sources, { ...titles[inUse.language], ...words[inUse.language] });
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  remember("language", chosen);
  await loadTexts(inUse.gameId, chosen);
}

/** Whether Czech says "ty". */
export function isFamiliar(): boolean {
  return inUse.familiar !== null;
}

export async function chooseFamiliar(on: boolean): Promise<void> {
  remember("address", on ? "ty" : "vy");
  await loadTexts();
}

/** Words that come in both languages, such as those of a lesson or a rule. */
export function inWords(both: Record<Language, string>): string {
  return familiarly(both[inUse.language]);
}

/** What the server has put into words. */
export function familiarly(text: string, names: string[] = []): string {
  return inUse.familiar?.of(text, names) ?? text;
}

function texts(): Texts | null {
  return inUse.game ?? inUse.shell;
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  return texts()?.has(key) ?? false;
}

/** A sentence of the pages, the core or the game in use, in the chosen language. */
export function say(key: string, given: Arguments = {}): string {
  return texts()?.say(key, given) ?? "";
}

/** What is wrong with options or content. */
export function sayWrong(key: string, place: string, given: Arguments): string {
  return texts()?.problem(key, place, given) ?? "";
}

/** The name of a thing. */
export function nameOf(id: string): string {
  return has(`name-${id}`) ? say(`name-${id}`) : id;
}

/** Words one after the other: a, b and c. */
export function listed(items: string[]): string {
  return texts()?.listed(items) ?? "";
}

/** What happened, as heard by somebody. */
export function sayEvent(event: GameEvent, name: (seat: number) => string): string {
  return say(eventKey(event, has), withSeats({ ...event }, name));
}

/** What happened, for somebody who has the board in sight: it shows places and pieces that words would need ids for. */
export function sayEventSeen(event: GameEvent, name: (seat: number) => string): string {
  const key = eventKey(event, has);
  return say(has(`seen-${key}`) ? `seen-${key}` : key, withSeats(withParts({ ...event }), name));
}

/** A number as it is written in the chosen language. */
export function sayNumber(value: number): string {
  return new Intl.NumberFormat(inUse.language).format(value);
}
