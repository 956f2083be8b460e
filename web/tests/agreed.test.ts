// What was agreed, in words: a clock in whole minutes, or in seconds.
import { expect, test } from "vitest";

import { sayTime } from "../src/lib/clock";
import { sayClock } from "../src/lib/clocks";
import { speak } from "./saying";

test("a clock of less than a minute is told in seconds", async () => {
  await speak("cs");
  expect(sayClock({ seconds: 10, increment: 1, each: false })).toBe("10 sekund pro každého, za rozhodnutí 1 sekunda navíc");
  expect(sayClock({ seconds: 90, increment: 3, each: false })).toBe("90 sekund pro každého, za rozhodnutí 3 sekundy navíc");
  expect(sayClock({ seconds: 60, increment: 0, each: false })).toBe("1 minuta pro každého, za rozhodnutí 0 sekund navíc");
  expect(sayClock({ seconds: 600, increment: 10, each: false })).toBe("10 minut pro každého, za rozhodnutí 10 sekund navíc");
  await speak("en");
  expect(sayClock({ seconds: 10, increment: 1, each: false })).toBe("10 seconds each, 1 second more per decision");
  expect(sayClock({ seconds: 60, increment: 5, each: false })).toBe("1 minute each, 5 seconds more per decision");
});

test("days are told as days, for each decision, and what is left of them in days and hours", async () => {
  const three = { seconds: 3 * 24 * 3600, increment: 0, each: true };
  await speak("cs");
  expect(sayClock(three)).toBe("3 dny na každé rozhodnutí");
  await speak("en");
  expect(sayClock(three)).toBe("3 days for each decision");
  expect(sayTime(3 * 24 * 3_600_000)).toBe("3 d 0 h");
  expect(sayTime(13 * 3_600_000)).toBe("0 d 13 h");
  expect(sayTime(90_000)).toBe("1:30");
});
