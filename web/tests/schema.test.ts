// The form for a new table, read from a schema as the server writes it.
import { expect, test } from "vitest";

import { fields, preset, put, swap } from "../src/lib/schema";

const colour = { enum: ["black", "green", "red"] };
const skill = { enum: ["child", "expert"] };
const schema = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        seats: { type: "integer", minimum: 2, maximum: 5, default: 2 },
        colours: { type: "array", prefixItems: [colour, colour, colour], items: false as const },
        skills: { type: "array", prefixItems: [skill, skill, skill], items: false as const },
        purchases: { anyOf: [{ type: "integer", minimum: 1, maximum: 9 }, { type: "null" }], default: null },
        teams: { type: "boolean", default: false },
        tiles: { anyOf: [{ type: "string", examples: ["full", "short"] }, { $ref: "#/$defs/TileSet" }], default: "full" },
        cast: { type: "array", items: { anyOf: [{ type: "string", examples: ["ann", "bob"] }, { $ref: "#/$defs/TileSet" }] } },
        sheet: { anyOf: [{ type: "string", examples: ["one", "two"] }, { type: "null" }], default: null },
        deck: { anyOf: [{ type: "string" }, { $ref: "#/$defs/TileSet" }], default: "standard" },
      },
    },
    TileSet: { type: "object", properties: {} },
  },
};

test("every option that a form can offer becomes a field of its kind", () => {
  expect(fields(schema)).toEqual([
    { name: "seats", kind: "number", low: 2, high: 5, any: false },
    { name: "colours", kind: "order", choices: ["black", "green", "red"], length: 3 },
    { name: "skills", kind: "each", choices: ["child", "expert"] },
    { name: "purchases", kind: "number", low: 1, high: 9, any: true },
    { name: "teams", kind: "switch" },
    { name: "tiles", kind: "choice", choices: ["full", "short"], own: true },
    { name: "cast", kind: "several", choices: ["ann", "bob"] },
    { name: "sheet", kind: "choice", choices: ["one", "two"], none: true },
    { name: "deck", kind: "file" },
  ]);
});

test("several things are chosen one after another, each once, and the rest is left open", () => {
  expect(put([], 0, "cara")).toEqual(["cara"]);
  expect(put(["cara"], 1, "ig11")).toEqual(["cara", "ig11"]);
  expect(put(["cara"], 1, "cara")).toEqual(["cara"]);
  expect(put(["cara", "ig11"], 0, "ig11")).toEqual(["ig11", "cara"]);
  expect(put(["cara", "ig11"], 1, "")).toEqual(["cara"]);
});

test("choosing a colour swaps it with the one that was there", () => {
  expect(swap(["red", "black", "green"], 0, "green")).toEqual(["green", "black", "red"]);
  expect(swap(["red", "black", "green"], 1, "black")).toEqual(["red", "black", "green"]);
});

test("a ready-made table may begin otherwise than by default", () => {
  const aid = { type: "boolean", default: false, alone: true, shown: true as const };
  const tiles = { anyOf: [{ type: "string", examples: ["full", "short"], quick: "short" }, { type: "object" }], default: "full" };
  const whole = { $ref: "#/$defs/Options", $defs: { Options: { type: "object", properties: { aid, tiles, seats: { type: "integer" } } } } };
  expect(preset(whole, "alone")).toEqual({ aid: true });
  expect(preset(whole, "quick")).toEqual({ tiles: "short" });
  expect(preset(whole, "tournament")).toEqual({});
  expect(fields(whole)[0]).toEqual({ name: "aid", kind: "switch", shown: true });
});
