// The names of cards that lie face up do not cover each other.
import { expect, test } from "vitest";

import { apart } from "../../src/games/precious-cargo/labels";

test("a name goes to the next point where another one lies, and is left off where there is none", () => {
  const points = (x: number) => [
    { x, y: 100 },
    { x, y: 40 },
  ];
  const placed = apart(["Kuiil", "Greef Karga", "Cara Dune", "Boba Fett"].map((words, place) => ({ words, points: points([0, 30, 20, 300][place]!) })));
  expect(placed).toEqual([
    { words: "Kuiil", x: 0, y: 100 },
    { words: "Greef Karga", x: 30, y: 40 },
    { words: "Boba Fett", x: 300, y: 100 },
  ]);
});
