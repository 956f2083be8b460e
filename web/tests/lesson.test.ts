// Which prompt of a lesson is due, and whether what is arranged is what it asks for.
import { expect, test } from "vitest";

import { chapterAt, isWanted } from "../src/lesson/steps";
import type { StepSeen } from "../src/wire/http";

const step = (at: number, until: number, plays: StepSeen["plays"] = []): StepSeen => ({ at, until, cs: "", en: "", otherwise: null, point: [], plays });
const fly = { kind: "fly", colour: "red", number: 4, ship: "red-1" };
const use = { kind: "use", card: "light-speed", shuffle: 1 };
const steps = [step(6, 6), step(6, 7, [fly]), step(9, 9), step(9, 9), step(9, 11, [fly, use]), step(12, 12)];

test("what is read first belongs to the decision that follows", () => {
  expect(chapterAt(steps, 6)).toEqual({ first: 0, steps: steps.slice(0, 2) });
  expect(chapterAt(steps, 7)).toEqual({ first: 2, steps: steps.slice(2, 5) });
});

test("half a decision is none", () => expect(chapterAt(steps, 10).first).toBe(2));

test("at the end there is only something to read", () => expect(chapterAt(steps, 12)).toEqual({ first: 5, steps: steps.slice(5) }));

test("an arrangement is wanted if it begins with all that is asked for", () => {
  expect(isWanted(steps[1]!, fly)).toBe(true);
  expect(isWanted(steps[1]!, [fly, { kind: "pass" }])).toBe(true);
  expect(isWanted(steps[4]!, [fly, { kind: "pass" }])).toBe(false);
  expect(isWanted(steps[4]!, [fly, use])).toBe(true);
  expect(isWanted(steps[1]!, { ...fly, number: 5 })).toBe(false);
  expect(isWanted(steps[1]!, null)).toBe(false);
  expect(isWanted(steps[0]!, fly)).toBe(false);
});

test("any number of a span is wanted", () => {
  const aimed = step(0, 1, [{ kind: "throw", x: { low: -3, high: 3 }, y: { low: 7, high: 9 } }]);
  expect(isWanted(aimed, { kind: "throw", x: -3, y: 9 })).toBe(true);
  expect(isWanted(aimed, { kind: "throw", x: 4, y: 9 })).toBe(false);
  expect(isWanted(aimed, { kind: "flick", x: 0, y: 8 })).toBe(false);
});
