// A table heard: what happened, what it meant, whose turn it is, in this order, once, and never what lay there before.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Announcer } from "../src/lib/announcer";
import { Herald } from "../src/table/announcing.svelte";
import { speak } from "./saying";

const NAMES = ["Ada", "Bob"];
const SEATS = NAMES.map((name) => ({ name, bot: null, kept_name: null, reserved: false }));
const took = (seat: number, score: number) => ({
  kind: "took",
  rule: "CARGO-40",
  known_to: null,
  seat,
  place: 3,
  card: { ally: "cara-dune", beskar: 2 },
  score,
});
const missed = (seat: number) => ({ kind: "missed", rule: "CARGO-37", known_to: null, seat });
const moved = (seq: number, by: number, ...events: object[]) => ({ type: "moved", seq, move: seq, by, events, forced: false });
const position = (moves: number, scores: number[], mine = true) => ({
  moves,
  seat: 0,
  view: {},
  actions: mine ? [{ kind: "throw" }] : [],
  standing: { scores, winners: [], shared: false, rule: null },
});

/** A table with two people, the first of whom listens. */
function opened(lines: object[] = [], at = position(0, [0, 0])) {
  const announcer = new Announcer();
  const heard: string[] = [];
  announcer.listen((sayings) => heard.push(...sayings.map((saying) => saying.words)));
  const table = {
    table: { game: "precious-cargo", name: "", phase: "playing", seats: SEATS, mine: [0] },
    lines,
    caughtUp: lines.length,
    connection: "live",
    position: at,
    name: (seat: number) => NAMES[seat],
    get isMyTurn() {
      return this.position.actions.length > 0;
    },
  };
  const asked = { words: "throw, or buy an upgrade", mine: true };
  const herald = new Herald(table as unknown as ConstructorParameters<typeof Herald>[0], { quiet: (event) => event.kind === "flew" }, announcer, asked);
  const hear = (...more: object[]) => {
    table.lines = [...table.lines, ...more];
    herald.hear();
    vi.runAllTimers();
    return heard.splice(0);
  };
  return { table, asked, announcer, hear, herald, heard };
}

beforeEach(async () => {
  vi.useRealTimers();
  await speak("en", "precious-cargo");
  vi.useFakeTimers();
  vi.stubGlobal("document", { activeElement: null, documentElement: {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("whoever arrives hears where they are and what is asked, and nothing of what happened before", () => {
  const { hear } = opened([moved(1, 0, took(0, 2)), moved(2, 1, missed(1))], position(2, [2, 0]));
  expect(hear()).toEqual(["Precious Cargo. At the table: Ada and Bob.", "Your turn: throw, or buy an upgrade"]);
  expect(hear()).toEqual([]);
});

test("what happened comes first, then what it meant, then whose turn it is, and none of it twice", () => {
  const { table, hear } = opened();
  hear();
  table.position = position(1, [0, 5]); // Bob got more than the sentence tells
  const said = hear(moved(1, 1, { kind: "flew" }, missed(1)), { type: "said", seq: 2, seat: 1, name: "Bob", text: "Oh!", phrase: null });
  expect(said).toEqual(["Bob hits nothing.", "Bob says: Oh!", "Points now: Bob: 5.", "Your turn: throw, or buy an upgrade"]);
  expect(hear()).toEqual([]);
  table.position = position(2, [0, 7]); // a sentence that tells the points is enough
  expect(hear(moved(3, 1, took(1, 7)))).toEqual(["Bob wins Cara Dune 2 and has 7 points now.", "Your turn: throw, or buy an upgrade"]);
});

test("a question is told once; what an own choice makes of it is told as a step", () => {
  const { asked, hear } = opened();
  hear();
  asked.words = "Throw at place 3?";
  expect(hear()).toEqual(["Throw at place 3?"]);
  expect(hear()).toEqual([]);
});

test("what waits for something else is no question", () => {
  const { table, asked, hear } = opened([], position(0, [0, 0], false));
  expect(hear()).toEqual(["Precious Cargo. At the table: Ada and Bob."]);
  asked.words = "Waiting for Bob";
  expect(hear()).toEqual([]);
  table.position = position(1, [0, 0]);
  asked.mine = false; // the board still shows something
  expect(hear(moved(1, 1, missed(1)))).toEqual(["Bob hits nothing."]);
  asked.mine = true;
  expect(hear()).toEqual(["Your turn: Waiting for Bob"]);
});

test("whoever lost the line hears what they missed, and what is asked once more", () => {
  const { table, hear } = opened();
  hear();
  table.connection = "offline";
  expect(hear()).toEqual([]);
  table.connection = "live";
  table.position = position(2, [0, 0]);
  const asked = "Your turn: throw, or buy an upgrade";
  expect(hear(moved(1, 0, missed(0)), moved(2, 1, missed(1)))).toEqual(["Ada hits nothing.", "Bob hits nothing.", asked]);
  table.connection = "offline"; // a command that never arrived
  hear();
  table.connection = "live";
  expect(hear()).toEqual([asked]);
});

test("coming back after much has happened, and another language, bring nothing old", async () => {
  const { table, asked, hear } = opened();
  hear();
  table.lines = [moved(1, 0, missed(0)), moved(2, 1, missed(1))];
  table.caughtUp = 2; // the line was lost, and everything was told anew
  expect(hear()).toEqual(["A lot has happened meanwhile; the log has it."]);
  vi.useRealTimers();
  await speak("cs", "precious-cargo");
  vi.useFakeTimers();
  asked.words = "hoďte, nebo kupte vylepšení";
  expect(hear()).toEqual([]);
});

test("what is said waits until the focus is where it is led, but not for ever", () => {
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 16));
  const { announcer, heard } = opened();
  announcer.leading = true;
  announcer.announce("step", "Throw at place 3?");
  vi.advanceTimersByTime(200);
  expect(heard).toEqual([]);
  announcer.leading = false;
  vi.advanceTimersByTime(100);
  expect(heard.splice(0)).toEqual(["Throw at place 3?"]);
  announcer.leading = true;
  announcer.announce("step", "Throw at place 4?");
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(["Throw at place 4?"]);
});

test("people on one device are called by name", () => {
  const { table, hear } = opened();
  table.table.mine = [0, 1];
  expect(hear().at(-1)).toBe("Ada, your turn: throw, or buy an upgrade");
});

test("only the newest voice speaks, and a refusal comes before everything else", () => {
  const { announcer } = opened();
  const voices: string[][] = [[], []];
  const [page, window] = voices.map((said) => (sayings: { words: string }[]) => void said.push(...sayings.map((saying) => saying.words)));
  announcer.lend(page!);
  const close = announcer.lend(window!);
  announcer.announce("turn", "Your turn");
  announcer.announce("event", "Bob hits nothing.");
  announcer.announce("refusal", "No.");
  vi.runAllTimers();
  close();
  announcer.announce("event", "It is late.");
  vi.runAllTimers();
  expect(voices).toEqual([["It is late."], ["No.", "Bob hits nothing.", "Your turn"]]);
});

test("of two updates in one pause each is told whole", async () => {
  const { table, herald, heard } = opened();
  herald.hear();
  await Promise.resolve();
  table.position = position(1, [0, 5], false);
  table.lines = [moved(1, 1, missed(1))];
  herald.hear();
  await Promise.resolve();
  table.position = position(2, [0, 7]);
  table.lines = [...table.lines, moved(2, 1, missed(1))];
  herald.hear();
  vi.runAllTimers();
  expect(heard.slice(1)).toEqual([
    "Bob hits nothing.",
    "Points now: Bob: 5.",
    "Bob hits nothing.",
    "Points now: Bob: 7.",
    "Your turn: throw, or buy an upgrade",
  ]);
});
