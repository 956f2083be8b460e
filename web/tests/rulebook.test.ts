// A rulebook: ids however they are typed, and texts in pieces.
import { expect, test } from "vitest";

import { mentions, pieces, plain, ruleOf } from "../src/rules/rulebook";
import type { Rule, Rules } from "../src/wire/http";

const entry = (id: string, cs: string, en: string, section = "tiles"): Rule => ({ id, kind: "rule", section, cs, en });
const book: Rules = {
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

test.each(["csw 26", "CSW-26", "csw26"])("%s is an id", (typed) => {
  expect(ruleOf(book, typed)?.id).toBe("CSW-26");
});

test("an id may be typed without its leading zero", () => {
  expect(ruleOf(book, "csw-2")?.id).toBe("CSW-02");
  expect(ruleOf(book, "csw r 2")?.id).toBe("CSW-R-02");
});

test("what was found is marked in the text as it is written", () => {
  expect(pieces("Destičku je třeba položit.", ["třeba"], () => false)).toEqual([
    { text: "Destičku je ", found: false, rule: null },
    { text: "třeba", found: true, rule: null },
    { text: " položit.", found: false, rule: null },
  ]);
});

test("ids of other entries are pieces of their own", () => {
  const cut = pieces("see CSW-02 and CSW-99", ["CSW"], (id) => id === "CSW-02");
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
