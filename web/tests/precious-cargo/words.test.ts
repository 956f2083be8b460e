// What the client makes of piles and events, and the sentences that it says.
import { describe, expect, it, test } from "vitest";

import { botName } from "../../src/lib/names";
import { lacking, stacks } from "../../src/games/precious-cargo/names";
import { isQuiet, places, sound, spotOf } from "../../src/games/precious-cargo/telling";
import type { Event, PileSeen, View } from "../../src/wire/precious-cargo";

const pile: PileSeen = {
  faction: "mandalorians",
  seats: [0],
  cards: [
    { ally: "kuiil", beskar: 1 },
    { ally: "kuiil", beskar: 1 },
    { ally: "kuiil", beskar: 3 },
    { ally: "ig-11", beskar: 2 },
  ],
  protected: [
    { ally: "kuiil", beskar: 1 },
    { ally: "kuiil", beskar: 2 },
  ],
  groups: [
    { ally: "kuiil", cards: 3, points: 6, bonus: 3, protected: false },
    { ally: "ig-11", cards: 1, points: 2, bonus: 0, protected: false },
    { ally: "kuiil", cards: 2, points: 4, bonus: 2, protected: true },
  ],
  beskar: 7,
  score: 17,
};

describe("a pile", () => {
  it("lies in the groups that the game counts by", () => {
    const laid = stacks(pile);
    expect(laid.map(({ cards }) => cards.map(({ card, copy }) => `${card.beskar}.${copy}`))).toEqual([["1.0", "1.1", "3.0"], ["2.0"], ["1.0", "2.0"]]);
    expect(laid.map(({ guarded }) => guarded)).toEqual([false, false, true]);
  });
  it("lacks what its owner, or the whole team, still needs", () => {
    const view = (together: boolean) =>
      ({
        players: [{ pile: 0 }, { pile: 1 }, { pile: 2 }],
        piles: [pile, { score: 3 }, { score: 5 }],
        teams: [
          { seats: [0, 2], need: together ? 30 : 15, together },
          { seats: [1], need: 30, together: false },
        ],
      }) as unknown as View;
    expect([0, 1, 2].map((seat) => lacking(view(false), seat))).toEqual([0, 27, 10]);
    expect(lacking(view(true), 0)).toBe(8);
  });
});

describe("an event", () => {
  const event = (fields: Record<string, unknown>) => ({ rule: "CARGO-19", known_to: null, seat: 0, ...fields }) as unknown as Event;
  it("is found on the board", () => {
    const [spot] = places(event({ kind: "threw", aim: { x: -12, y: 980 } }));
    expect(spotOf(spot!)).toEqual({ x: -12, y: 980 });
    expect(places(event({ kind: "took", place: 3 }))).toEqual(["place-3"]);
    expect(spotOf("place-3")).toBeNull();
  });
  it("of a throw sounds when it is shown", () => {
    expect(sound(event({ kind: "flew" }))).toBeNull();
    expect(sound(event({ kind: "bought" }))).toBe("place");
    expect(isQuiet(event({ kind: "refilled" }))).toBe(true);
    expect(isQuiet(event({ kind: "took" }))).toBe(false);
  });
});

const texts = import.meta.glob<string>("../../texts/precious-cargo.*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../../src/games/precious-cargo/**/*", { query: "?raw", import: "default", eager: true });

function messages(language: string): Map<string, string[]> {
  const source = texts[`../../texts/precious-cargo.${language}.ftl`]!;
  const blocks = source.split(/\n(?=[a-z])/).filter((block) => /^[a-z]/.test(block));
  return new Map(blocks.map((block) => [block.split(" =")[0]!, [...new Set(block.match(/\$\w+/g) ?? [])].sort()]));
}

test("both languages have the same messages with the same arguments", () => {
  expect([...messages("cs")]).toEqual([...messages("en")]);
});

test("every key that is said exists, and every one that exists is said", () => {
  const said = Object.values(sources).join("\n");
  const keys = [...messages("en").keys()];
  for (const [, key] of said.matchAll(/say\("(web-[a-z-]+)"/g)) expect(keys).toContain(key);
  const made = /^seen-event-|^option-|^form-|^web-(cheer|does|tells|verdict)-|^web-(pick|protect)$|^web-(pick|protect|offer|take)-hint$/; // keys put together from words
  for (const key of keys) expect(made.test(key) || said.includes(`"${key}"`), key).toBe(true);
});

const lessons = import.meta.glob<string>("../../../src/cantina/games/precious_cargo/lesson.toml", { query: "?raw", import: "default", eager: true });

test("the lesson calls the others as the table does", () => {
  const [lesson] = Object.values(lessons);
  const said = lesson!
    .split("\n")
    .filter((line) => /^(otherwise\.)?(cs|en) = /.test(line))
    .join("\n");
  const called = [...said.matchAll(/(\S+ \()?(Moff Gideon|Klient|the Client)/g)].map(([words]) => words);
  expect(called.length).toBeGreaterThan(8);
  expect(new Set(called)).toEqual(new Set([`${botName(1)} (Moff Gideon`, `${botName(2)} (Klient`, `${botName(2)} (the Client`]));
});
