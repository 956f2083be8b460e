// "Ty" instead of "vy": every Czech sentence of the pages, the games, the lessons and the rulebook has its form.
import { describe, expect, it } from "vitest";

import { Familiar } from "../src/lib/familiar";
import list from "../texts/cs.ty.txt?raw";

const familiar = new Familiar(list);

/** The Czech texts, without what belongs to programs. */
const fluent = Object.values(
  import.meta.glob<string>(["../texts/*cs.ftl", "../../src/cantina/**/texts/cs.ftl"], { query: "?raw", import: "default", eager: true }),
);
const books = Object.values(import.meta.glob<string>("../../src/cantina/**/{lesson,ledger,examples}.toml", { query: "?raw", import: "default", eager: true }));
const told = books.flatMap((source) => [...source.matchAll(/(?:^|[\s.{,])cs = "((?:[^"\\]|\\.)*)"/gm)].map((found) => found[1]!));
const texts = [...fluent.map((source) => source.replace(/^(?:#.*|-?[\w-]+ *=|\s+\.[\w-]+ *=|\s*\*?\[[^\]\n]*\])|\{[^{}\n]*(?:\}|->)/gm, " ¦ ")), ...told];

const FORMAL = /^(?:vy|vás|vám|vámi|váš|vaš\p{L}*|jste|nejste|\p{L}*byste|\p{L}+te)$/u;
/** They only look so, or speak of several people. */
const KEPT = new Set(["dítěte", "přičte", "čte", "vzroste"]);

describe("the familiar form", () => {
  it("turns words, endings and whole turns of phrase, and keeps capital letters", () => {
    expect(familiar.of("Vyberte kartu. Můžete házet, když máte body.")).toBe("Vyber kartu. Můžeš házet, když máš body.");
    expect(familiar.of("Vyhráli jste!")).toBe("Výhra je tvoje!");
    expect(familiar.of("Žeton dítěte je vedle vás; vaše loď k vám letí.")).toBe("Žeton dítěte je vedle tebe; tvoje loď k tobě letí.");
  });

  it("leaves keys, variants and placeables of a file alone", () => {
    const source = "write-route = Napište { $white } k vám:\n    { $note ->\n        [route] Hoďte!\n       *[other] Jste tu.\n    }\n";
    expect(familiar.file(source)).toBe("write-route = Napiš { $white } k tobě:\n    { $note ->\n        [route] Hoď!\n       *[other] Jsi tu.\n    }\n");
  });

  it("has a form for every sentence", () => {
    expect(texts.length).toBeGreaterThan(300);
    const left = new Map<string, string>();
    for (const text of texts) {
      const said = familiar.of(text);
      for (const found of said.matchAll(/\p{L}+/gu)) {
        const word = found[0].toLocaleLowerCase("cs");
        if (FORMAL.test(word) && !KEPT.has(word)) left.set(word, said.slice(Math.max(0, found.index - 40), found.index + 30));
      }
    }
    expect(Object.fromEntries(left)).toEqual({});
  });

  it("needs no participle in the plural beside one person", () => {
    const odd = texts.flatMap((text) =>
      [...familiar.of(text).matchAll(/(?:\p{L}+l[iy] (?:jsi|bys)|(?:jsi|bys|abys|kdybys)(?: \p{L}+){0,3} (?!poli)\p{L}+li)(?!\p{L})/gu)].map(
        (found) => found[0],
      ),
    );
    expect(odd).toEqual([]);
  });
});
