// Super Teams: what the client makes of events, and where it draws things.
import { describe, expect, it } from "vitest";

import { along, through, turned } from "../src/games/super-teams/curves";
import { fans } from "../src/games/super-teams/fan";
import { isRoomy } from "../src/games/super-teams/lane";
import { between } from "../src/games/super-teams/motion.svelte";
import { coloursOf, finishOf, ownerOf, sorted, teamOf, whose } from "../src/games/super-teams/names";
import { distinct, foresee, ownAnswers } from "../src/games/super-teams/outcome";
import { playedNow } from "../src/games/super-teams/played";
import { spot } from "../src/games/super-teams/spot";
import { isQuiet, places, sound } from "../src/games/super-teams/telling";
import type { Event, Options, View } from "../src/wire/super-teams";

const options: Options = { seats: 4, colours: ["red", "black", "yellow", "green"], board: { name: "mine", spaces: "N N H N\nX N N N" } };

function view(spaces: Record<string, number>, prompt = "fly", target: number | null = null): View {
  const ships = Object.entries(spaces).map(([ship, space]) => ({ ship, owner: 0, space, on: space ? "normal" : "start" }));
  return { ships, prompt: { kind: prompt, window: false }, winners: [], move: target === null ? null : { target } } as unknown as View;
}

function told(...events: Record<string, unknown>[]): Event[] {
  return events.map((event) => ({ rule: "RACE-23", known_to: null, ...event })) as unknown as Event[];
}

describe("seats", () => {
  it("have every other colour with two players, otherwise one", () => {
    expect(coloursOf({ ...options, seats: 2 }, 1)).toEqual(["black", "green"]);
    expect(coloursOf({ ...options, seats: 3 }, 2)).toEqual(["yellow"]);
    expect(coloursOf(options, 3)).toEqual(["green"]);
  });
  it("sit opposite their team-mates with four players", () => {
    expect(teamOf(options, 3)).toEqual([1, 3]);
    expect(teamOf({ ...options, seats: 2 }, 1)).toEqual([1]);
  });
  it("know whose a ship or a card is", () => {
    expect([0, 1, 2].map((owner) => whose(options, 0, owner))).toEqual(["yours", "other", "partner"]);
    expect(whose({ ...options, seats: 3 }, 0, 2)).toBe("other");
    expect(whose(options, null, 0)).toBe("seen");
    expect(ownerOf({ ...options, seats: 2 }, "green")).toBe(1);
    expect(ownerOf({ ...options, seats: 3 }, "green")).toBeNull(); // it stays in the box
  });
  it("have their cards in the order of the table's colours", () => {
    const hand = [
      { colour: "green", number: 1 },
      { colour: "red", number: 6 },
      { colour: "red", number: 2 },
    ] as const;
    expect(sorted([...hand], options).map(({ colour, number }) => `${colour} ${number}`)).toEqual(["red 2", "red 6", "green 1"]);
  });
  it("see a board with a finish behind its last space", () => expect(finishOf(options)).toBe(9));
});

describe("a flight foreseen", () => {
  const before = view({ "red-1": 1, "black-1": 2, "green-1": 4, "yellow-1": 7 });

  it("says where it ends, whom it leaves behind and who may answer", () => {
    const events = told(
      { kind: "chose", seat: 0 },
      { kind: "passed", seat: 2 },
      { kind: "flew", ship: "red-1", start: 1, end: 6, distance: 5 },
      { kind: "passed", seat: 1 },
    );
    const outcome = foresee("red-1", events, before, view({ "red-1": 6, "black-1": 2, "green-1": 4, "yellow-1": 7 }, "draw"));
    expect(outcome).toMatchObject({ start: 1, end: 6, hole: null, on: "normal", past: ["black-1", "green-1"], before: [2], after: [1], next: "draw" });
  });
  it("falls back from a black hole", () => {
    const events = told({ kind: "flew", ship: "red-1", start: 1, end: 5, distance: 4 }, { kind: "fell-back", ship: "red-1", hole: 5, end: 4 });
    expect(foresee("red-1", events, before, view({ "red-1": 4 }))).toMatchObject({ hole: 5, evaded: false, end: 4 });
  });
  it("does not say on which half it stands while that is still to be chosen", () => {
    const events = told({ kind: "flew", ship: "red-1", start: 1, end: 3, distance: 2 });
    expect(foresee("red-1", events, before, view({ "red-1": 1 }, "land", 3))).toMatchObject({ end: 3, on: null, after: [] });
  });
  it("pulls a hooked ship along", () => {
    const events = told({ kind: "hooked", seat: 1, ship: "black-1", start: 2, end: 6 });
    expect(foresee("black-1", events, before, view({ "black-1": 6 }))).toMatchObject({ start: 2, end: 6, flew: null, hooked: ["black-1"] });
  });
});

describe("own answers that can go with a flight", () => {
  const passed = (seat: number) => ({ kind: "passed", seat });
  const flew = { kind: "flew", ship: "red-1", start: 1, end: 5, distance: 4 };
  const fell = { kind: "fell-back", ship: "red-1", hole: 5, end: 4 };

  it("are those before anybody else's", () => {
    expect(ownAnswers(told(passed(0), flew, passed(0), fell), 0)).toEqual({ departure: true, evasion: true });
    expect(ownAnswers(told(passed(0), passed(2), flew, passed(0), fell), 0)).toEqual({ departure: true, evasion: false });
    expect(ownAnswers(told(passed(1), flew, fell), 0)).toEqual({ departure: false, evasion: false });
    expect(ownAnswers(told(flew, passed(0)), 0)).toEqual({ departure: false, evasion: false });
  });
});

it("lists equal bonus cards once", () => {
  const held = [
    { card: "acceleration", shuffle: 1 },
    { card: "acceleration", shuffle: 1 },
    { card: "acceleration", shuffle: 2 },
  ] as const;
  expect(distinct([...held])).toHaveLength(2);
});

describe("cards that lie open", () => {
  const chose = { kind: "chose", seat: 1, colour: "black", number: 6, ship: "black-2" };
  it("are those of the latest move, with the bonus cards that went with it", () => {
    const flown = playedNow(null, told(chose), null);
    expect(flown).toEqual({ seat: 1, ship: "black-2", cards: ["card-black-6"] });
    const used = playedNow(flown, told({ kind: "used", seat: 1, card: "acceleration", ship: "black-2" }, { kind: "flew" }), null);
    expect(used?.cards).toEqual(["card-black-6", "bonus-acceleration"]);
    expect(playedNow(used, told({ kind: "hooked", seat: 0, ship: "red-1" }), null)?.cards.at(-1)).toBe("bonus-grappling-hook");
    expect(playedNow(used, told({ ...chose, colour: "green", number: 3 }), null)?.cards).toEqual(["card-green-3"]);
    expect(playedNow(used, told({ kind: "round-began", round: 2 }), null)).toBeNull();
  });
  it("are still there after the page was opened anew", () => {
    const move = { seat: 1, ship: "black-2", card: { colour: "black", number: 6 }, start: 3, target: null, used: "acceleration" } as const;
    expect(playedNow(null, [], move)?.cards).toEqual(["card-black-6", "bonus-acceleration"]);
    expect(playedNow(null, [], null)).toBeNull();
  });
});

describe("ships that share a space", () => {
  const at = (...spaces: number[]) => new Map(spaces.map((space) => [space, ["red-1", "red-2"]]));
  it("spread only where the next spaces are empty", () => {
    expect(isRoomy(at(5), 5, 9)).toBe(true);
    expect(isRoomy(at(5, 6), 5, 9)).toBe(false);
    expect(isRoomy(at(5, 7), 5, 9)).toBe(false);
    expect(isRoomy(at(1, 0), 1, 9)).toBe(true);
  });
});

describe("curves", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
  ];
  it("go through their points", () => {
    expect(through(points)).toMatch(/^M0\.0 0\.0C.* 10\.0 0\.0C.* 20\.0 0\.0$/);
    expect(through([])).toBe("");
  });
  it("know where something is on the way", () => {
    expect(along(points, 0)).toMatchObject({ x: 0, y: 0 });
    expect(along(points, 1)).toMatchObject({ x: 20, y: 0 });
    expect(along(points, 0.5).x).toBeCloseTo(10);
    expect(along(points, 0.5).angle).toBeCloseTo(0);
  });
  it("turn the nearer way round", () => {
    expect(turned(350, 10, 0.5)).toBeCloseTo(360);
    expect(turned(10, 350, 1)).toBeCloseTo(-10);
  });
});

it("flies from one pose to another and ends there", () => {
  const [from, to] = [
    { x: 0, y: 0, angle: 0, scale: 1 },
    { x: 40, y: 0, angle: 90, scale: 0.6 },
  ];
  expect(between(from, to, [], 0.5)).toMatchObject({ x: 20, angle: 45, scale: 0.8 });
  expect(between(from, to, [{ x: 20, y: 20 }], 1)).toMatchObject({ x: 40, y: 0 });
});

it("puts words where they hide least", () => {
  const window = { x: 0, y: 0, width: 400, height: 300 };
  const circles = [{ x: 200, y: 150, radius: 40 }];
  const corner = spot({ width: 100, height: 40 }, { x: 200, y: 150 }, circles, window);
  const [across, down] = [Math.max(corner.x - 200, 0, 200 - corner.x - 100), Math.max(corner.y - 150, 0, 150 - corner.y - 40)];
  expect(Math.hypot(across, down)).toBeGreaterThanOrEqual(40);
  expect(spot({ width: 100, height: 40 }, { x: 395, y: 295 }, [], window)).toMatchObject({ x: expect.any(Number) });
});

describe("the log", () => {
  it("points at spaces and ships", () => {
    expect(places(told({ kind: "flew", ship: "red-1", start: 1, end: 5 })[0]!)).toEqual(["space-1", "space-5", "ship-red-1"]);
    expect(places(told({ kind: "landed", ship: "red-1", space: 4, half: "normal" })[0]!)).toEqual(["space-4-normal", "ship-red-1"]);
    expect(places(told({ kind: "round-began", round: 2 })[0]!)).toEqual([]);
  });
  it("leaves out single cards and silence, and hears danger", () => {
    expect(isQuiet(told({ kind: "dealt" })[0]!)).toBe(true);
    expect(isQuiet(told({ kind: "flew" })[0]!)).toBe(false);
    expect(sound(told({ kind: "fell-back" })[0]!)).toBe("danger");
    expect(sound(told({ kind: "passed" })[0]!)).toBeNull();
  });
});

describe("the hand", () => {
  const width = ({ cards, bonus }: ReturnType<typeof fans>, held: number, extra: number) =>
    cards.card + cards.step * (held - 1) + (extra ? cards.card * 0.35 + bonus.card + bonus.step * (extra - 1) : 0);

  it("fits a phone, however many cards there are", () => {
    for (const extra of [0, 1, 3, 6]) expect(width(fans(366, 74, 6, extra), 6, extra)).toBeLessThanOrEqual(366);
  });
  it("leaves a card's number and whose it is in sight on a phone", () => {
    for (const extra of [0, 1, 2]) {
      const { cards } = fans(348, 74, 6, extra);
      expect(cards.step).toBeGreaterThan(44); // as wide as the longest sign
      expect(cards.step / cards.card).toBeGreaterThan(0.9);
    }
  });
  it("leaves no gaps where there is much room", () => expect(fans(2000, 100, 6, 2).cards.step).toBeLessThan(100));
});
