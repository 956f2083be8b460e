// Czech for somebody who would rather be called "ty": one list of turns, words and endings changes every sentence that says "vy".

/** What of a Fluent file is no text: comments, keys, variants and placeables. */
const NO_TEXT = /^(?:#.*|-?[\w-]+ *=|\s+\.[\w-]+ *=|\s*\*?\[[^\]\n]*\])|\{[^{}\n]*(?:\}|->)/gmu;
const WORD = /[\p{L}]+/gu;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export class Familiar {
  readonly #words = new Map<string, string>();
  readonly #endings: [string, string][] = [];
  readonly #turns: [RegExp, string][] = [];

  /** `list`: lines of `vy = ty`. */
  constructor(list: string) {
    for (const line of list.split("\n")) {
      const [formal, own] = line.split(" = ");
      if (line.startsWith("#") || !formal || own === undefined) continue;
      if (formal.startsWith("-")) this.#endings.push([formal.slice(1), own.slice(1)]);
      else if (/\P{L}/u.test(formal)) this.#turns.push([new RegExp(`(?<!\\p{L})${escaped(formal)}(?!\\p{L})`, "giu"), own]);
      else this.#words.set(formal, own);
    }
    this.#endings.sort(([a], [b]) => b.length - a.length);
  }

  /** A sentence; names in it stay as they are. */
  of(text: string, names: string[] = []): string {
    const kept = names.filter(Boolean).map(escaped).join("|");
    if (kept)
      return text
        .split(new RegExp(`(${kept})`))
        .map((part) => (names.includes(part) ? part : this.of(part)))
        .join("");
    // what a turn has said is not said once more, word by word
    const said: string[] = [];
    for (const [turn, own] of this.#turns) text = text.replace(turn, (formal) => `\uE000${said.push(alike(formal, own)) - 1}\uE001`);
    return text.replace(WORD, (word) => this.#word(word)).replace(/\uE000(\d+)\uE001/g, (_, place) => said[Number(place)]!);
  }

  /** A Fluent file: its texts, and nothing that belongs to programs. */
  file(source: string): string {
    let done = "";
    let from = 0;
    for (const found of source.matchAll(NO_TEXT)) {
      done += this.of(source.slice(from, found.index)) + found[0];
      from = found.index + found[0].length;
    }
    return done + this.of(source.slice(from));
  }

  #word(word: string): string {
    const plain = word.toLocaleLowerCase("cs");
    const known = this.#words.get(plain);
    if (known !== undefined) return alike(word, known);
    const ending = this.#endings.find(([formal]) => plain.length > formal.length && plain.endsWith(formal));
    return ending ? word.slice(0, -ending[0].length) + ending[1] : word;
  }
}

/** With a capital letter where there was one. */
function alike(before: string, after: string): string {
  const first = before.charAt(0);
  return first === first.toLocaleLowerCase("cs")
    ? after.charAt(0).toLocaleLowerCase("cs") + after.slice(1)
    : after.charAt(0).toLocaleUpperCase("cs") + after.slice(1);
}
