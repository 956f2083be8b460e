// Commands that are typed at the table in words.
import { expect, test } from "vitest";

import { Texts } from "../src/lib/texts";
import { hasSpan, matching, understand, WORDS, type Word } from "../src/text/commands";

const files = import.meta.glob<string>("../texts/pages.*.ftl", { query: "?raw", import: "default", eager: true });
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
  expect(understand("předej 1", verbs)).toEqual({ do: "hand", seat: 0, bot: "greedy" });
});

test("a command that lacks something says so", () => {
  expect(understand("sit", verbs)).toEqual({ do: "half", command: "sit" });
  expect(understand("say", verbs)).toEqual({ do: "half", command: "say" });
});

test("the log repeats as much as is asked for", () => {
  expect(understand("log", verbs)).toEqual({ do: "log", count: 10 });
  expect(understand("historie 3", verbs)).toEqual({ do: "log", count: 3 });
});

test("words find choices by text form and by sentence", () => {
  const choices: [string, string][] = [
    ["fly red 4 red-1", "červená 4: letí X-wing"],
    ["fly red 2 red-2", "červená 2: letí Falcon"],
  ];
  expect(matching(choices, "cervena 2")).toEqual([2]);
  expect(matching(choices, "fly")).toEqual([1, 2]);
  expect(matching(choices, "green")).toEqual([]);
});

test("a range must be filled in before it is sent", () => {
  expect(hasSpan("throw -40..40 0 3")).toBe(true);
  expect(hasSpan("place 1 0 2")).toBe(false);
});

test.each(["cs", "en"] as const)("every word that the texts offer (%s) is understood", (language) => {
  const said = new Texts(language, [files[`../texts/pages.${language}.ftl`]!]);
  for (const word of Object.keys(WORDS) as Word[]) {
    const [typed] = said.say(`text-form-${word}`, { seat: 1 }).split(" ");
    const command = understand(`${typed} 1`, new Set());
    expect(command.do, word).toBe(word);
    expect(said.has(`text-help-${word}`), word).toBe(true);
  }
});
