// Searching a rulebook.
import { expect, test } from "vitest";

import { mentions, pieces, plain, ruleOf, search, type Rule, type Rulebook } from "../src/rules/rulebook";

const entry = (id: string, cs: string, en: string, section = "tiles"): Rule => ({ id, kind: "rule", section, cs, en });
const book: Rulebook = {
  sections: [
    { id: "tiles", cs: "Přikládání destiček", en: "Placing tiles" },
    { id: "end", cs: "Konec hry", en: "End of the game" },
  ],
  entries: [
    entry("CSW-02", "Destičku je třeba položit.", "The tile must be laid."),
    entry("CSW-26", "Strany na sebe navazují.", "The sides continue; see CSW-02."),
    entry("CSW-R-02", "Hraje se dál.", "Play goes on.", "end"),
  ],
};
const ids = (rules: Rule[]) => rules.map((rule) => rule.id);

test("nothing typed shows the whole book", () => {
  expect(search(book, "  ", "en")).toHaveLength(3);
});

test("words are found without regard to case and accents", () => {
  expect(ids(search(book, "POLOZIT desticku", "cs"))).toEqual(["CSW-02"]);
});

test("every word must be there", () => {
  expect(search(book, "tile continue rabbit", "en")).toEqual([]);
});

test("a word of the section's title finds its entries", () => {
  expect(ids(search(book, "konec", "cs"))).toEqual(["CSW-R-02"]);
});

test("the beginning of an id finds the entries that have it", () => {
  expect(ids(search(book, "csw-r", "en"))).toEqual(["CSW-R-02"]);
});

test.each(["csw 26", "CSW-26", "csw26"])("%s is an id", (typed) => {
  expect(ruleOf(book, typed)?.id).toBe("CSW-26");
});

test("an id may be typed without its leading zero", () => {
  expect(ruleOf(book, "csw-2")?.id).toBe("CSW-02");
  expect(ruleOf(book, "csw r 2")?.id).toBe("CSW-R-02");
});

test("what was found is marked in the text as it is written", () => {
  expect(pieces("Destičku je třeba položit.", ["treba"], () => false)).toEqual([
    { text: "Destičku je ", found: false, rule: null },
    { text: "třeba", found: true, rule: null },
    { text: " položit.", found: false, rule: null },
  ]);
});

test("ids of other entries are pieces of their own", () => {
  const cut = pieces("see CSW-02 and CSW-99", ["csw"], (id) => id === "CSW-02");
  expect(cut.map((piece) => [piece.text, piece.found, piece.rule])).toEqual([
    ["see ", false, null],
    ["CSW-02", false, "CSW-02"],
    [" and ", false, null],
    ["CSW", true, null],
    ["-99", false, null],
  ]);
});

test("an entry knows who speaks of it", () => {
  expect(mentions(book, "en").get("CSW-02")).toEqual(["CSW-26"]);
});

test("a plain text is as long as the text", () => {
  const text = "Příliš žluťoučký kůň 🐎 skáče";
  expect(plain(text)).toHaveLength(text.length);
});
