// Throws as they are shown: each to its end, the faster the more wait, and what came of them in a word.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Show } from "../../src/games/precious-cargo/show.svelte";
import { Tabletop } from "../../src/games/precious-cargo/tabletop";
import { verdictOf } from "../../src/games/precious-cargo/telling";
import type { Event } from "../../src/wire/precious-cargo";

const event = (fields: Record<string, unknown>) => ({ rule: "CARGO-19", known_to: null, seat: 0, ...fields }) as unknown as Event;
const flew = event({
  kind: "flew",
  disc: "moff-gideon",
  card: null,
  landing: { x: 0, y: 0 },
  hop: { x: 5, y: 0 },
  rest: { x: 10, y: -40 },
  angle: 0,
  times: [300, 400, 500],
  heights: [2500, 3000, 100],
});
const scenery = { field: [], homes: [{ x: 0, y: 375 }], table: new Tabletop(null), pile: null, open: false };

let now = 0;
let frame: ((now: number) => void) | null = null;
const passes = (milliseconds: number) => {
  now += milliseconds;
  const step = frame;
  frame = null;
  step?.(now);
};

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {} });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("performance", { now: () => now });
  vi.stubGlobal("requestAnimationFrame", (step: (now: number) => void) => ((frame = step), 1));
  vi.stubGlobal("cancelAnimationFrame", () => (frame = null));
});
afterEach(() => vi.unstubAllGlobals());

test("a throw is seen to its end, four times as fast where three wait behind it", async () => {
  for (const [behind, lasts] of [
    [0, 500],
    [3, 125],
  ] as const) {
    const show = new Show(() => scenery.table);
    const seen = show.enact([flew], scenery, () => behind);
    passes(lasts - 5);
    expect([show.showing, show.things[0]!.rest]).toEqual([true, null]);
    passes(10);
    await seen;
    expect([show.showing, show.things[0]!.rest]).toEqual([false, { x: 10, y: -40 }]);
    expect([show.things[0]!.x, show.things[0]!.y]).toEqual([1, 4]);
  }
});

test("somebody in a hurry sees how everything ends that was waiting, and the next throw again", async () => {
  const show = new Show(() => scenery.table);
  const seen = show.enact([flew], scenery, () => 2);
  show.finish();
  await seen;
  expect(show.enact([flew], scenery, () => 1)).toBeNull();
  expect(show.enact([flew], scenery, () => 0)).toBeNull();
  expect(show.enact([flew], scenery, () => 0)).not.toBeNull();
});

test("the throw that wins is no miss", () => {
  const tone = (...kinds: string[]) => verdictOf([flew, ...kinds.map((kind) => event({ kind, card: { ally: "kuiil", beskar: 1 } }))]).tone;
  expect(tone("ended")).toBe("won");
  expect(tone("took", "on-grogu", "ended")).toBe("won");
  expect(tone("took", "took")).toBe("cards");
  expect(tone("on-grogu")).toBe("grogu");
  expect(tone("missed")).toBe("missed");
});
