// The lesson of the table in words: command by command, and over when somebody simply plays.
import { beforeEach, expect, test } from "vitest";

import { understand } from "../src/text/console";
import { Course, COURSE } from "../src/text/course";
import type { Spoken } from "../src/wire/messages";
import { speak } from "./saying";

const spoken = { places: { "0,0": "the first tile" } } as unknown as Spoken;

beforeEach(() => speak("en"));

test.each(["cs", "en"] as const)("every step (%s) asks for a command that is understood as the one wanted", async (language) => {
  await speak(language);
  const course = new Course();
  for (const wanted of COURSE) {
    const words = course.words(spoken);
    const quoted = [...words.matchAll(/[“„]([^“”]+)[“”]/g)].map((match) => understand(match[1]!, new Set()).do);
    expect(quoted, words).toContain(wanted);
    expect(course.hears("score")).toBe(false);
    expect(course.hears(wanted)).toBe(true);
  }
  expect(course.over).toBe(true);
});

test("the place to ask about is one that there is", () => {
  const course = new Course();
  for (const wanted of COURSE.slice(0, COURSE.indexOf("around"))) course.hears(wanted);
  expect(course.words(spoken)).toContain("around 0,0");
});

test("whoever plays leaves it", () => {
  const course = new Course();
  course.leave();
  expect(course.over).toBe(true);
  expect(course.hears("hand")).toBe(false);
});
