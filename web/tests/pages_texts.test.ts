// The pages' texts: both languages say the same things, and no key is said twice.
import { expect, test } from "vitest";

const files = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true });
const core = import.meta.glob<string>("../../src/cantina/core/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const own = (language: string) => keys(files[`../texts/pages.${language}.ftl`]!);

test("every sentence is there in Czech and in English", () => {
  expect(own("cs").sort()).toEqual(own("en").sort());
});

test.each(["cs", "en"])("no key of the pages meets another one (%s)", (language) => {
  const others = [files[`../texts/${language}.ftl`]!, core[`../../src/cantina/core/texts/${language}.ftl`]!].flatMap(keys);
  const all = [...own(language), ...others];
  expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
});
