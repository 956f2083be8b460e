// A rulebook: its entries, the search in it, and which entries speak of which.
import { call } from "../lib/api";
import type { Language } from "../lib/texts";
import type { Rule, RuleExample, Rules, RulesFound } from "../wire/http";

/** A piece of an entry's text: plain, found by the search, or the id of another entry. */
interface Piece {
  text: string;
  found: boolean;
  rule: string | null;
}

const WORD = /[\p{L}\p{N}]+/gu;
const ID = /[A-Z]{2,}(?:-[A-Z]{1,2})?-\d+/g;
const rulebooks = new Map<string, Promise<Rules>>();
const examples = new Map<string, Promise<RuleExample[]>>();

/** What is asked for once. */
function once<T>(known: Map<string, Promise<T>>, game: string, ask: () => Promise<T>): Promise<T> {
  const asked = known.get(game) ?? ask();
  asked.catch(() => known.delete(game));
  known.set(game, asked);
  return asked;
}

/** A game's rulebook. */
export function loadRulebook(game: string): Promise<Rules> {
  return once(rulebooks, game, () => call("GET /api/rules/{game}", { game }));
}

/** The drawn examples of a game's rulebook. */
export function loadExamples(game: string): Promise<RuleExample[]> {
  return once(examples, game, () => call("GET /api/rules/{game}/examples", { game }));
}

/** Without case and accents, so that `polozit` finds `položit`; as long as the text itself. */
export function plain(text: string): string {
  return [...text].map((sign) => sign.normalize("NFD").charAt(0).toLowerCase().padEnd(sign.length)).join("");
}

/** The entry with this id, however it is typed: `csw 26`, `CSW-26`. */
export function ruleOf(book: Rules, typed: string): Rule | undefined {
  const key = (id: string) => id.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const number = (id: string) => id.replace(/(\D)0+(\d)/g, "$1$2");
  const wanted = key(typed);
  return book.entries.find((entry) => key(entry.id) === wanted || (wanted && key(number(entry.id)) === wanted));
}

/** The rules that answer a question or have an id, best first; searched by the server, as at the terminal. */
export function search(game: string, typed: string, language: Language): Promise<RulesFound> {
  return call("GET /api/rules/{game}/search", { game, words: typed, language });
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
export function mentions(book: Rules, language: Language): Map<string, string[]> {
  const spoken = new Map<string, string[]>();
  for (const entry of book.entries) {
    for (const id of new Set(entry[language].match(ID) ?? [])) {
      if (id !== entry.id) spoken.set(id, [...(spoken.get(id) ?? []), entry.id]);
    }
  }
  return spoken;
}
