// What was agreed, in words: a clock in whole minutes, or in seconds.
import { expect, test } from "vitest";

import { sayClock } from "../src/lib/agreed";
import { speak } from "./saying";

test("a clock of less than a minute is told in seconds", async () => {
  await speak("cs");
  expect(sayClock(10, 1)).toBe("10 sekund pro každého, za rozhodnutí 1 sekunda navíc");
  expect(sayClock(90, 3)).toBe("90 sekund pro každého, za rozhodnutí 3 sekundy navíc");
  expect(sayClock(60, 0)).toBe("1 minuta pro každého, za rozhodnutí 0 sekund navíc");
  expect(sayClock(600, 10)).toBe("10 minut pro každého, za rozhodnutí 10 sekund navíc");
  await speak("en");
  expect(sayClock(10, 1)).toBe("10 seconds each, 1 second more per decision");
  expect(sayClock(60, 5)).toBe("1 minute each, 5 seconds more per decision");
});
