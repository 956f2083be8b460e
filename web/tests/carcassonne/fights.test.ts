// Fights: rounds read from events, who fought, and how a round stands.
import { expect, test } from "vitest";

import { fightsIn, stage, standing, values } from "../../src/games/carcassonne/fights";
import { gains, isQuiet, places } from "../../src/games/carcassonne/telling";
import type { Event, ObjectSeen, View } from "../../src/wire/carcassonne";

const told = { rule: "CSW-54", known_to: null };
const place = { x: 0, y: 0, part: "planet" };
const began: Event = { ...told, kind: "fight-began", object: "planet", place, seats: [0, 1, 2] };
const rolled = (seat: number, ...dice: number[]): Event => ({ ...told, kind: "rolled", seats: [seat], dice, best: Math.max(...dice) });
const tied = (seat: number, value: number): Event => ({ ...told, kind: "tied", seats: [seat], value, score: 1 });
const lost = (seat: number, points: number): Event => ({ ...told, kind: "lost", seats: [seat], points, score: 2 });
const home = (seat: number): Event => ({ ...told, kind: "figures-home", seat, small: 1, large: 0 });
const won = (seat: number): Event => ({ ...told, kind: "won", seats: [seat] });

const events = [
  began,
  rolled(0, 2, 5),
  rolled(1, 5),
  rolled(2, 1),
  tied(0, 5),
  tied(1, 5),
  lost(2, 1),
  home(2),
  rolled(0, 6, 1),
  rolled(1, 3),
  lost(1, 1),
  home(1),
  won(0),
];

function view(figures: View["figures"]): View {
  const object: ObjectSeen = { object: "planet", parts: [place], tiles: 3, symbols: ["rebel"], open: 1, closed: false, seats: [0], worth: 5, if_closed: 11 };
  return { objects: [object], figures, tiles: [] } as unknown as View;
}

test("a tie ends a round, and the tied roll again", () => {
  const [fight] = fightsIn(events);
  expect(fight!.rounds).toHaveLength(2);
  expect(fight!.rounds[0]!.rolls.map((roll) => roll.dice)).toEqual([[2, 5], [5], [1]]);
  expect(fight!.rounds[0]!.tied).toEqual([[0], [1]]);
  expect(fight!.rounds[0]!.lost.map((one) => one.seats)).toEqual([[2]]);
  expect(fight!.rounds[1]!.won).toEqual([0]);
});

test("several fights of one turn are told apart", () => {
  const two = fightsIn([...events, began, rolled(1, 4), rolled(2, 2), lost(2, 1), won(1)]);
  expect(two.map((fight) => fight.rounds.length)).toEqual([2, 1]);
});

test("a fight that is not rolled for yet is not shown", () => {
  expect(fightsIn([began])).toEqual([]);
});

test("a round stands as its highest dice say", () => {
  const [first, second] = fightsIn(events)[0]!.rounds;
  expect([0, 1, 2].map((seat) => standing(first!, [seat]))).toEqual(["tied", "tied", "behind"]);
  expect([0, 1].map((seat) => standing(second!, [seat]))).toEqual(["leads", "behind"]);
  expect(values(first!)).toEqual([5, 5, 1]);
});

test("those who fight stood there before or have just come", () => {
  const before = view([
    { seat: 1, figure: "small", ...place },
    { seat: 2, figure: "large", x: 4, y: 4, part: "route-0" },
  ]);
  const now = view([
    { seat: 0, figure: "small", ...place },
    { seat: 2, figure: "large", x: 4, y: 4, part: "route-0" },
  ]);
  const arrived: Event = { ...told, kind: "figure-deployed", seat: 0, figure: "small", object: "planet", ...place };
  const [fight] = stage(before, now, [arrived, ...events]);
  expect(fight!.fighters.map((figure) => figure.seat)).toEqual([1, 0]);
});

test("a replay goes roll by roll: the fight that is going on is the one that was rolled for", () => {
  const before = {
    ...view([
      { seat: 1, figure: "small", ...place },
      { seat: 0, figure: "large", ...place },
    ]),
    fight: { place, dice: { "0": 2, "1": 1 } },
  };
  const [fight] = stage(before, view([{ seat: 0, figure: "large", ...place }]), [rolled(0, 6, 2), rolled(1, 3), lost(1, 1), won(0)]);
  expect(fight!.fighters).toHaveLength(2);
  expect(fight!.rounds[0]!.won).toEqual([0]);
});

test("points of a fight count as such, and every event that lies somewhere says where", () => {
  expect(events.flatMap(gains)).toEqual([
    { seat: 0, points: 1, part: "web-part-fight" },
    { seat: 1, points: 1, part: "web-part-fight" },
    { seat: 2, points: 1, part: "web-part-fight" },
    { seat: 1, points: 1, part: "web-part-fight" },
  ]);
  expect(places(began)).toEqual(["0,0/planet"]);
  expect(isQuiet({ ...told, kind: "tile-drawn", seat: 0, tile: "RS" })).toBe(true);
  expect(isQuiet(began)).toBe(false);
});
