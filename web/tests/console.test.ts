// Commands that are typed at the table in words.
import { expect, test } from "vitest";

import { Texts } from "../src/lib/texts";
import { matching, typed, understand, WORDS, type Word } from "../src/text/console";

const files = import.meta.glob<string>(["../texts/pages.*.ftl", "../../src/cantina/core/texts/*.ftl"], { query: "?raw", import: "default", eager: true });
const verbs = new Set(["place", "pass", "take"]);

test.each(["3", " 3 ", "3.", "#3"])("%j is the third choice", (typed) => {
  expect(understand(typed, verbs)).toEqual({ do: "choose", number: 3 });
});

test("an action's text form is sent as it is", () => {
  expect(understand("place 1 0 2", verbs)).toEqual({ do: "act", text: "place 1 0 2" });
});

test("an action's verb goes before a command of the same name, and a stroke before the action", () => {
  expect(understand("take 2", verbs)).toEqual({ do: "act", text: "take 2" });
  expect(understand("/take 2", verbs)).toEqual({ do: "take", seat: 1 });
});

test("what is no command is tried as an action, so that the rules may answer", () => {
  expect(understand("deploy large 0 0 planet", verbs)).toEqual({ do: "act", text: "deploy large 0 0 planet" });
});

test("passing is an action, passing ahead a command", () => {
  expect(understand("pass", verbs)).toEqual({ do: "act", text: "pass" });
  expect(understand("pass ahead", verbs)).toEqual({ do: "ahead", on: true });
  expect(understand("ahead off", verbs)).toEqual({ do: "ahead", on: false });
  expect(understand("dopředu ne", verbs)).toEqual({ do: "ahead", on: false });
});

test("commands are understood in both languages, with or without accents", () => {
  expect(understand("zpět", verbs)).toEqual({ do: "undo" });
  expect(understand("Řekni dobrý den, Ado", verbs)).toEqual({ do: "say", text: "dobrý den, Ado" });
  expect(understand("pravidlo CSW-26", verbs)).toEqual({ do: "rule", words: "CSW-26" });
});

test("seats are counted from one", () => {
  expect(understand("sit 2", verbs)).toEqual({ do: "sit", seat: 1 });
  expect(understand("fill 3 random", verbs)).toEqual({ do: "fill", seat: 2, bot: "random" });
  expect(understand("fill 3 careful", verbs)).toEqual({ do: "fill", seat: 2, bot: "careful" });
  expect(understand("předej 1", verbs)).toEqual({ do: "handover", seat: 0, bot: "greedy" });
});

test("a command that lacks something says so", () => {
  expect(understand("sit", verbs)).toEqual({ do: "half", word: "sit" });
  expect(understand("say", verbs)).toEqual({ do: "half", word: "say" });
});

test("the log repeats as much as is asked for", () => {
  expect(understand("log", verbs)).toEqual({ do: "log", count: 10 });
  expect(understand("historie 3", verbs)).toEqual({ do: "log", count: 3 });
});

const choice = (form: string, words: string) => ({ action: { kind: form }, forms: [form], words, listed: true });

test("words find choices as they are typed and by sentence", () => {
  const choices = [choice("leť červená 4 x-wing", "červená 4: letí X-wing"), choice("leť červená 2 falcon", "červená 2: letí Falcon")];
  expect(matching(choices, "cervena 2")).toEqual([2]);
  expect(matching(choices, "let")).toEqual([1, 2]);
  expect(matching(choices, "green")).toEqual([]);
});

test("a choice is typed with or without accents and capitals", () => {
  const choices = [choice("hoď místo 5", "hodit na místo 5"), { ...choice("otoč místo 5", "otočit"), forms: ["otoč místo 5", "otoč 5"] }];
  expect(typed(choices, "Hod  misto 5")).toBe(choices[0]);
  expect(typed(choices, "otoč 5")).toBe(choices[1]);
  expect(typed(choices, "hoď místo 6")).toBeUndefined();
});

test("a hand is told, and a seat handed over", () => {
  expect(understand("hand", verbs)).toEqual({ do: "hand" });
  expect(understand("ruka", verbs)).toEqual({ do: "hand" });
  expect(understand("hand 2", verbs)).toEqual({ do: "handover", seat: 1, bot: "greedy" });
});

test("a place is asked for, and how much is to be told", () => {
  expect(understand("kolem 0, -1", verbs)).toEqual({ do: "around", where: "0, -1" });
  expect(understand("around", verbs)).toEqual({ do: "half", word: "around" });
  expect(understand("pozice plně", verbs)).toEqual({ do: "look", detail: "full" });
  expect(understand("look", verbs)).toEqual({ do: "look", detail: null });
  expect(understand("podrobnost krátce", verbs)).toEqual({ do: "detail", detail: "short" });
});

test("a verb of Czech goes before a command of the same word, with or without accents", () => {
  expect(understand("konec", new Set(["konec"]))).toEqual({ do: "act", text: "konec" });
  expect(understand("hoď", new Set(["hod"]))).toEqual({ do: "act", text: "hoď" });
  expect(understand("konec", verbs)).toEqual({ do: "quit" });
});

test.each(["cs", "en"] as const)("every word that the texts offer (%s) is understood", (language) => {
  const said = new Texts(language, [files[`../texts/pages.${language}.ftl`]!, files[`../../src/cantina/core/texts/${language}.ftl`]!]);
  for (const word of Object.keys(WORDS) as Word[]) {
    const [typed] = said.say(`text-form-${word}`, { seat: 1 }).split(" ");
    const input = understand(word === "hand" ? typed! : `${typed} 1`, new Set());
    expect(input.do, word).toBe(word);
    expect(said.has(`text-help-${word}`), word).toBe(true);
  }
});
