// The score track: laps, shared markers, and room for each.
import { expect, test } from "vitest";

import { markers, onTrack, spread } from "../../src/games/carcassonne/track";

test("fifty points are a lap", () => {
  expect(onTrack(49)).toEqual({ place: 49, laps: 0 });
  expect(onTrack(50)).toEqual({ place: 0, laps: 1 });
  expect(onTrack(123)).toEqual({ place: 23, laps: 2 });
});

test("the same score shares a marker, the same place with other laps does not", () => {
  expect(markers([7, 57, 7])).toEqual([
    { seats: [0, 2], place: 7, laps: 0 },
    { seats: [1], place: 7, laps: 1 },
  ]);
});

test("markers stand at their places where there is room", () => {
  expect(
    spread(
      [
        { at: 100, width: 30 },
        { at: 200, width: 30 },
      ],
      0,
      600,
    ),
  ).toEqual([100, 200]);
});

test("markers never cover one another and never leave the track", () => {
  const wanted = [500, 580, 585, 590].map((at) => ({ at, width: 30 }));
  const stands = spread(wanted, 0, 600);
  for (let index = 1; index < stands.length; index += 1) expect(stands[index]! - stands[index - 1]!).toBeGreaterThanOrEqual(30);
  expect(stands.at(-1)! + 15).toBeLessThanOrEqual(600);
});
