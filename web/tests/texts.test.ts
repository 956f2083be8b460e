// Texts: both languages say the same things, and sentences are made as Python makes them.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import type { GameEvent } from "../src/games/game";
import { eventKey, Texts, withParts, withSeats } from "../src/lib/texts";

const files = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true });
const read = (name: string) => files[`../texts/${name}`]!;
const keys = (source: string) => new FluentResource(source).body.map((message) => message.id).sort();
const written = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]).sort();
const names = Object.keys(files)
  .map((path) => path.split("/").pop()!)
  .filter((name) => name.endsWith("cs.ftl"));

describe.each(names)("%s", (name) => {
  const [czech, english] = [read(name), read(name.replace("cs.ftl", "en.ftl"))];

  test("has the same keys as the English file", () => {
    expect(keys(czech)).toEqual(keys(english));
  });

  test("is understood as a whole, in both languages", () => {
    expect(keys(czech)).toEqual(written(czech));
    expect(keys(english)).toEqual(written(english));
  });

  // a game gives its sentences more than one language needs; the shell's own take the same
  test.runIf(name === "cs.ftl")("knows no argument that the English sentence does not, or the other way round", () => {
    const taken = (source: string) => new Map(source.split(/\n(?=[a-z])/).map((message) => [message.split(" =")[0]!, new Set(message.match(/\$\w+/g) ?? [])]));
    const ours = taken(czech);
    for (const [key, theirs] of taken(english)) {
      const own = ours.get(key) ?? new Set();
      expect(own.isSubsetOf(theirs) || theirs.isSubsetOf(own), key).toBe(true); // a language may leave a number out
    }
  });
});

test("every problem and note that the server can send has a sentence", () => {
  const texts = new Texts("cs", [read("cs.ftl")]);
  const notes = "sat stood filled opened began handed taken skipped asked-undo asked-close refused closed rematch".split(" ");
  const codes = "malformed too-large stale not-seated not-yours not-now not-host taken unknown-table unknown-guest illegal busy slow".split(" ");
  for (const note of notes) expect(texts.has(`noted-${note}`), note).toBe(true);
  for (const code of codes) expect(texts.has(`problem-${code}`), code).toBe(true);
});

const played = import.meta.glob<string>("../../src/cantina/games/*/texts/*.ftl", { query: "?raw", import: "default", eager: true });

test("whatever is told to those who see the board is an event that the game tells", () => {
  for (const [path, source] of Object.entries(files)) {
    const [game, language] = path.split("/").pop()!.split(".");
    const told = played[`../../src/cantina/games/${game!.replaceAll("-", "_")}/texts/${language}.ftl`];
    for (const key of keys(source).filter((key) => key.startsWith("seen-"))) expect(keys(told!)).toContain(key.slice("seen-".length));
  }
});

const SOURCE = `
name-red = červená
event-dealt = { $seat } dostává { $colour } { $number }.
event-dealt-hidden = { $seat } dostává kartu.
event-ended = Vítězí { $winners }.
event-joined = { $part }.
event-held = { $seats } { $seats-count ->
        [one] drží
       *[other] drží spolu
    } { $object-accusative }.
name-route = trasa
    .accusative = trasu
joined = { $before } a { $last }
`;

describe("events", () => {
  const texts = new Texts("cs", [SOURCE]);
  const name = (seat: number) => ["Ada", "Tomáš"][seat]!;
  const told = (event: GameEvent) =>
    texts.say(
      eventKey(event, (key) => texts.has(key)),
      withSeats(event, name),
    );

  test("ids are said by their names, seats by those who sit there", () => {
    expect(told({ kind: "dealt", rule: "R", known_to: [1], seat: 1, colour: "red", number: 4 })).toBe("Tomáš dostává červená 4.");
  });
  test("a blanked secret has a sentence of its own", () => {
    expect(told({ kind: "dealt", rule: "R", known_to: [1], seat: 1, colour: null, number: null })).toBe("Tomáš dostává kartu.");
  });
  test("lists are joined, and so are the fields of a thing", () => {
    expect(told({ kind: "ended", rule: "R", known_to: null, winners: [0, 1] })).toBe("Vítězí Ada a Tomáš.");
    expect(told({ kind: "joined", rule: "R", known_to: null, part: { x: 1, y: -2, part: "route0" } })).toBe("1 -2 route0.");
  });
  test("a sentence asks for a case of a name, which has its plain form where it has none, and for the length of a list", () => {
    const held = (seats: number[], object: string) => told({ kind: "held", rule: "R", known_to: null, seats, object });
    expect(held([1], "route")).toBe("Tomáš drží trasu.");
    expect(held([0, 1], "cesta")).toBe("Ada a Tomáš drží spolu cesta.");
  });
  test("the fields of a thing can be said one by one", () => {
    expect(withParts({ seat: 1, winners: [0], card: { ally: "kuiil", beskar: 2 } })).toEqual({
      seat: 1,
      winners: [0],
      card: { ally: "kuiil", beskar: 2 },
      "card-ally": "kuiil",
      "card-beskar": 2,
    });
  });
});

test("what is wrong with options is said with its place, whose words are the file's", () => {
  const texts = new Texts("cs", ["place-board = deska\nwrong-trap = odsud se { $value } nedostane"]);
  expect(texts.problem("trap", "board 'mine', space 3", { value: "loď" })).toBe("Deska 'mine', space 3: odsud se loď nedostane");
  expect(texts.problem("trap", "", { value: "loď" })).toBe("Odsud se loď nedostane");
});
