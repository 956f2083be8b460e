// How the event step of Adventures is told: in which order, what is shown at large, and what a press does.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Show } from "../src/games/adventures/show.svelte";
import { chooseWaiting } from "../src/lib/pace.svelte";
import type { AnyEvent, View } from "../src/wire/adventures";

const known = { known_to: null };
const played: AnyEvent = { ...known, kind: "played", rule: "MANDO-58", seat: 0, figure: "mandalorian", card: "a", slot: "recon", strength: 3 };
const shown = (event: string): AnyEvent => ({ ...known, kind: "event-shown", rule: "MANDO-148", event, slot: "recon", strength: 5 });
const moved = (start: string, end: string): AnyEvent => ({ ...known, kind: "enemy-moved", rule: "MANDO-155", piece: 7, token: "thug", start, end });
const hurt: AnyEvent = { ...known, kind: "hurt", rule: "MANDO-160", figure: "mandalorian", damage: 1, health: 8 };
const nothing: AnyEvent = { ...known, kind: "nobody-attacked", rule: "MANDO-161", who: ["thug"], range: 1, able: 0 };
const view = (event: string | null = null) => ({ turns: 3, seat: 0, event, pieces: [{ piece: 7, space: "A1" }] }) as unknown as View;

let motion = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: !motion }));
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
});
afterEach(() => {
  motion = true;
  chooseWaiting(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function told(...events: AnyEvent[]): Show {
  const show = new Show();
  show.hear([], view());
  show.hear([{ ...known, kind: "turn-began", rule: "MANDO-50", seat: 0 }], view());
  show.hear([played, ...events], view());
  return show;
}

test("a way is drawn before the enemy goes it, all of it at once", () => {
  const show = told(shown("E1"), moved("A1", "B1"), moved("B1", "C1"), hurt);
  expect(show.scene?.head).toMatchObject({ event: "E1", slot: "recon", strength: 5 });
  expect(show.spaceOf(7, "C1")).toBe("A1");
  vi.advanceTimersByTime(1700);
  expect(show.ahead?.spaces).toEqual(["A1", "B1", "C1"]);
  expect(show.spaceOf(7, "C1")).toBe("A1");
  vi.advanceTimersByTime(850);
  expect(show.ahead).toBeNull();
  expect(show.spaceOf(7, "C1")).toBe("C1");
  vi.runAllTimers();
  expect(show.running).toBe(false);
  expect(show.chapters[0]!.steps).toHaveLength(3);
});

test("a card that changes nothing is a line, and no scene", () => {
  const show = told(shown("E1"), nothing);
  expect(show.scene).toBeNull();
  expect(show.chapters[0]!.head).toMatchObject({ event: "E1" });
});

test("who wants to go on by hand is waited for after each card, and may see it again", () => {
  chooseWaiting(true);
  const show = told(shown("E1"), hurt, shown("E2"), hurt);
  vi.runAllTimers();
  expect([show.waiting, show.shown]).toEqual([true, 2]);
  show.again();
  expect(show.shown).toBe(1);
  show.on();
  expect([show.waiting, show.shown]).toEqual([true, 2]);
  show.on();
  expect(show.scene?.head).toMatchObject({ event: "E2" });
  vi.runAllTimers();
  expect([show.waiting, show.shown]).toEqual([true, 4]);
  expect(show.skip()).toBe(true);
  expect(show.running).toBe(false);
});

test("where nothing may move, a card is there as it ends, for those who want to be waited for", () => {
  motion = false;
  expect(told(shown("E1"), hurt).running).toBe(false);
  chooseWaiting(true);
  const show = told(shown("E1"), moved("A1", "B1"), hurt);
  expect([show.waiting, show.shown, show.spaceOf(7, "B1")]).toEqual([true, 3, "B1"]);
  show.on();
  expect(show.running).toBe(false);
});
