// The sound language: melodies that differ in their shape, and the one that an update deserves in each game.
import { describe, expect, it, test } from "vitest";

import type { GameEvent, Position } from "../src/games/game";
import { sound as adventures } from "../src/games/adventures/telling";
import { sound as carcassonne } from "../src/games/carcassonne/telling";
import { sound as cargo } from "../src/games/precious-cargo/telling";
import { sound as race } from "../src/games/super-teams/telling";
import { lasting, SCORE, type Sound } from "../src/lib/sound";
import { endingOf, soundOf } from "../src/table/earcons";

const NAMES = Object.keys(SCORE) as Sound[];

/** How a melody rises and falls. */
const shape = (name: Sound) =>
  SCORE[name]
    .slice(1)
    .map(([, pitch], place) => Math.sign(pitch - SCORE[name][place]![1]))
    .join(" ");

test("no two sounds rise and fall alike, and all are short", () => {
  expect(new Set(NAMES.map(shape)).size).toBe(NAMES.length);
  for (const name of NAMES) expect(lasting(name)).toBeLessThan(1.1);
});

const at = (moves: number, ...scores: number[]) => ({ moves, standing: { scores, winners: [] } }) as unknown as Position;
const event = (kind: string, more: object = {}) => ({ kind, rule: "", known_to: null, ...more }) as GameEvent;
const none = { sound: () => null };

describe("an update", () => {
  it("sounds by whose points changed, in whatever game", () => {
    expect(soundOf(none, [event("scored")], at(1, 0, 0), at(2, 4, 0), [0])).toBe("gain");
    expect(soundOf(none, [event("scored")], at(1, 0, 0), at(2, 4, 0), [1])).toBe("rival");
    expect(soundOf(none, [event("stole")], at(1, 5, 0), at(2, 3, 2), [0])).toBe("loss");
    expect(soundOf(none, [event("scored")], at(1, 3, 3), at(2, 3, 3), [0])).toBeNull();
  });

  it("that takes a move back is neither gain nor loss", () => {
    expect(soundOf(none, [event("scored")], at(3, 4, 0), at(2, 0, 0), [0])).toBeNull();
  });

  it("has one sound, the most telling one", () => {
    const game = { sound: (event: GameEvent) => ({ rolled: "dice", "fight-began": "danger" })[event.kind] as Sound };
    expect(soundOf(game, [event("fight-began"), event("rolled")], at(1, 0), at(2, 5), [0])).toBe("danger");
    expect(soundOf(game, [event("rolled")], at(1, 0), at(2, 5), [0])).toBe("gain");
  });

  it("brings a gain to the seat that it is about", () => {
    const game = { sound: (): Sound => "gain" };
    expect(soundOf(game, [event("drew", { seat: 1 })], null, at(2, 0, 0), [0])).toBe("rival");
    expect(soundOf(game, [event("drew", { seat: 0 })], null, at(2, 0, 0), [0])).toBe("gain");
    expect(soundOf(game, [event("defeated")], null, at(2, 0, 0), [0])).toBe("gain");
  });
});

test("in each game danger and what is laid down are heard", () => {
  const heard = (sound: (event: never) => Sound | null, ...kinds: string[]) => kinds.map((kind) => sound(event(kind) as never));
  expect(heard(carcassonne, "fight-began", "rolled", "tile-placed", "scored")).toEqual(["danger", "dice", "place", null]);
  expect(heard(adventures, "crisis-struck", "hurt", "defeated", "played")).toEqual(["danger", "loss", "gain", "place"]);
  expect(heard(race, "fell-back", "drew", "flew", "passed")).toEqual(["danger", "gain", "place", null]);
  expect(heard(cargo, "on-grogu", "bought", "flew", "set-protected")).toEqual(["danger", "place", null, "gain"]);
});

test("the end sounds as it ended for me, or for those whom I watched", () => {
  expect([endingOf([1], [1]), endingOf([0], [1]), endingOf([], [0])]).toEqual(["won", "lost", "lost"]);
  expect([endingOf([0], []), endingOf([], [])]).toEqual(["won", "lost"]);
});
