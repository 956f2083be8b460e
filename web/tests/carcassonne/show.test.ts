// How a fight is shown: side by side the dice come to lie, and every tie brings more tension.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Staged } from "../../src/games/carcassonne/fights";
import { FightShow } from "../../src/games/carcassonne/show.svelte";

const rolls = [{ seats: [0] }, { seats: [1] }, { seats: [2] }];
const fight = { rounds: [{ rolls }, { rolls: rolls.slice(0, 2) }] } as unknown as Staged;

let motion = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  vi.stubGlobal("matchMedia", () => ({ matches: !motion }));
});
afterEach(() => {
  motion = true;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the dice of one side after another lie still, and a tie is rolled again", () => {
  const show = new FightShow();
  show.begin([fight]);
  expect([show.rolling, show.lying, show.tension]).toEqual([true, 0, 0]);
  vi.advanceTimersByTime(350);
  expect([show.rolling, show.lying]).toEqual([true, 1]);
  vi.advanceTimersByTime(175);
  expect([show.rolling, show.lying]).toEqual([true, 2]);
  vi.advanceTimersByTime(175);
  expect([show.rolling, show.lying, show.tension]).toEqual([false, 3, 1]);
  vi.advanceTimersByTime(1100);
  expect([show.rolling, show.round, show.tension]).toEqual([true, 1, 1]);
  vi.advanceTimersByTime(700);
  expect([show.finished, show.tension]).toEqual([true, 1]);
  vi.advanceTimersByTime(2600);
  expect(show.fight).toBeNull();
});

test("whoever is in a hurry sees the result, and so does who wants nothing to move", () => {
  const show = new FightShow();
  show.begin([fight]);
  show.skip();
  expect([show.finished, show.round]).toEqual([true, 1]);
  motion = false;
  const still = new FightShow();
  still.begin([fight]);
  expect(still.finished).toBe(true);
});
