// The sentences about Carcassonne: both languages say the same things, and everything that is said is there.
import { expect, test } from "vitest";

const texts = import.meta.glob<string>("../../texts/carcassonne.*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../../src/games/carcassonne/*", { query: "?raw", import: "default", eager: true });

function messages(language: string): Map<string, string[]> {
  const source = texts[`../../texts/carcassonne.${language}.ftl`]!;
  const blocks = source.split(/\n(?=[a-z])/).filter((block) => /^[a-z]/.test(block));
  return new Map(blocks.map((block) => [block.split(" =")[0]!, [...new Set(block.match(/\$\w+/g) ?? [])].sort()]));
}

test("both languages have the same messages with the same arguments", () => {
  const named = (argument: string) => argument !== "$name" && argument !== "$object"; // a planet's, with its kind or without
  const told = (language: string) => [...messages(language)].map(([key, used]) => [key, used.filter(named)]);
  expect(told("cs")).toEqual(told("en"));
});

test("every key that is said exists, and every one that exists is said", () => {
  const said = Object.values(sources).join("\n");
  const keys = [...messages("en").keys()];
  for (const [, key] of said.matchAll(/say\("(web-[a-z-]+)"/g)) expect(keys).toContain(key);
  const made = /^seen-event-|^web-(forced-|part-|side-|fight-(leads|tied|behind)|object-(of|free)|closes-(own|other))/; // keys put together from words
  for (const key of keys) expect(made.test(key) || said.includes(`"${key}"`), key).toBe(true);
});
