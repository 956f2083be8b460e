// A rulebook: its entries, the search in it, and which entries speak of which.
import type { GameEvent } from "../games/game";
import { call } from "../lib/api";
import type { Language } from "../lib/texts";

export interface Section {
  id: string;
  cs: string;
  en: string;
}
export interface Rule {
  id: string;
  kind: "rule" | "ruling" | "example" | "vector" | "fact";
  section: string;
  cs: string;
  en: string;
}
/** An example of real play: one picture, or two with what happened between them. */
export interface Drawn {
  section: string;
  rules: string[];
  cs: string;
  en: string;
  pictures: string[];
  /** What the seats are called, as ids of names. */
  names: string[];
  events: GameEvent[];
}
export interface Rulebook {
  sections: Section[];
  entries: Rule[];
}
/** A piece of an entry's text: plain, found by the search, or the id of another entry. */
export interface Piece {
  text: string;
  found: boolean;
  rule: string | null;
}

/** What a search brings. Without hits: what could be asked for instead, or nothing if only question words were typed. */
export interface Found {
  hits: { rule: string; words: string[] }[];
  instead: string[];
}

const WORD = /[\p{L}\p{N}]+/gu;
const ID = /[A-Z]{2,}(?:-[A-Z]{1,2})?-\d+/g;
const loaded = new Map<string, Promise<unknown>>();

/** What is at an address, asked for once. */
function once<T>(address: string): Promise<T> {
  const asked = (loaded.get(address) ?? call<T>("GET", address)) as Promise<T>;
  asked.catch(() => loaded.delete(address));
  loaded.set(address, asked);
  return asked;
}

/** A game's rulebook. */
export function loadRulebook(game: string): Promise<Rulebook> {
  return once(`/api/rules/${encodeURIComponent(game)}`);
}

/** The drawn examples of a game's rulebook. */
export function loadExamples(game: string): Promise<Drawn[]> {
  return once(`/api/rules/${encodeURIComponent(game)}/examples`);
}

/** Without case and accents, so that `polozit` finds `položit`; as long as the text itself. */
export function plain(text: string): string {
  return [...text].map((sign) => sign.normalize("NFD").charAt(0).toLowerCase().padEnd(sign.length)).join("");
}

/** The entry with this id, however it is typed: `csw 26`, `CSW-26`. */
export function ruleOf(book: Rulebook, typed: string): Rule | undefined {
  const key = (id: string) => id.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const number = (id: string) => id.replace(/(\D)0+(\d)/g, "$1$2");
  const wanted = key(typed);
  return book.entries.find((entry) => key(entry.id) === wanted || (wanted && key(number(entry.id)) === wanted));
}

/** The rules that answer a question or have an id, best first; searched by the server, as at the terminal. */
export function search(game: string, typed: string, language: Language): Promise<Found> {
  return call("GET", `/api/rules/${encodeURIComponent(game)}/search?${new URLSearchParams({ words: typed, language })}`);
}

/** A text in pieces, so that what was found and the ids of other entries can be shown as such. */
export function pieces(text: string, words: string[], known: (id: string) => boolean): Piece[] {
  const marks: { start: number; end: number; rule: string | null }[] = [];
  for (const match of text.matchAll(ID)) {
    if (known(match[0])) marks.push({ start: match.index, end: match.index + match[0].length, rule: match[0] });
  }
  for (const match of text.matchAll(WORD)) {
    if (words.includes(match[0])) marks.push({ start: match.index, end: match.index + match[0].length, rule: null });
  }
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  const cut: Piece[] = [];
  let done = 0;
  for (const { start, end, rule } of marks) {
    if (start < done) continue;
    if (start > done) cut.push({ text: text.slice(done, start), found: false, rule: null });
    cut.push({ text: text.slice(start, end), found: !rule, rule });
    done = end;
  }
  if (done < text.length) cut.push({ text: text.slice(done), found: false, rule: null });
  return cut;
}

/** For each entry the others that speak of it. */
export function mentions(book: Rulebook, language: Language): Map<string, string[]> {
  const spoken = new Map<string, string[]>();
  for (const entry of book.entries) {
    for (const id of new Set(entry[language].match(ID) ?? [])) {
      if (id !== entry.id) spoken.set(id, [...(spoken.get(id) ?? []), entry.id]);
    }
  }
  return spoken;
}
