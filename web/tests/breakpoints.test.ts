// Every media query asks for one of the sizes in `styles/breakpoints.ts`, and each of them is asked for.
import { expect, test } from "vitest";

import { HEIGHTS, LOW, PHONE, TABLET, WIDE, WIDTHS } from "../src/styles/breakpoints";

const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.css"], { query: "?raw", import: "default", eager: true });
const queries = Object.values(sources).flatMap((source) => source.match(/@media[^{]*/g) ?? []);
const sizes = (side: string) =>
  new Set(queries.flatMap((query) => [...query.matchAll(new RegExp(`${side}[^)]*?([\\d.]+)(em|px|rem)`, "g"))].map(([, size, unit]) => `${size}${unit}`)));
const written = (...points: number[]) => points.flatMap((point) => [`${point}em`, `${(point - 0.01).toFixed(2)}em`]);

test.each([
  ["width", [WIDE, TABLET, PHONE], WIDTHS],
  ["height", [LOW], HEIGHTS],
])("no other %s than those there", (side, page, own) => {
  const allowed = [...written(...page), ...own.map((point) => `${point}em`)];
  expect([...sizes(side)].filter((size) => !allowed.includes(size))).toEqual([]);
  for (const point of [...page, ...own]) expect(written(point).some((size) => sizes(side).has(size))).toBe(true);
});
