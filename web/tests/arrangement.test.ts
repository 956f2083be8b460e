// What every game's arrangement shares: it belongs to one decision, asks once what would follow, says why not, and is sent once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Arrangement } from "../src/games/arrangement.svelte";
import type { Action, TableModel, Wire } from "../src/games/game";

class Sample extends Arrangement<Wire, { chosen: string[] }> {
  protected override get nothing(): { chosen: string[] } {
    return { chosen: [] };
  }

  get chosen(): string[] {
    return this.now.chosen;
  }

  choose(...chosen: string[]): void {
    this.arrange({ chosen });
  }

  ask(...actions: Action[]): Promise<void> {
    return this.previews.ask(actions);
  }

  foreseen(...actions: Action[]): string[] | undefined {
    return this.previews.of(actions)?.events.map(({ kind }) => kind);
  }

  why(...actions: Action[]): Promise<boolean> {
    return this.allowed(...actions);
  }

  sendOne(action: Action): Promise<boolean> {
    return this.act(action);
  }
}

const PLACE = { kind: "place", x: 1 };
const refused = (code: string) => ({ refusal: { code }, events: [], view: null });

function table() {
  const asked: Action[][] = [];
  const answers: (() => void)[] = [];
  const said: string[] = [];
  const sent: Action[] = [];
  const model = {
    isMyTurn: true,
    position: { moves: 7, actions: [PLACE], view: { turn: 0 } },
    answer: { refusal: null, events: [{ kind: "placed" }], view: {} } as object,
    ask: (...actions: Action[]) => (asked.push(actions), new Promise((heard) => answers.push(() => heard(model.answer)))),
    act: async (...actions: Action[]) => (sent.push(...actions), true),
    explain: ({ code }: { code: string }) => said.push(code),
  };
  /** The server answers everything that it was asked. */
  const hear = async () => {
    for (const answer of answers.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { model, asked, said, sent, hear, sample: new Sample(model as unknown as TableModel) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("who is not asked has nothing to do", () => {
  const { model, sample } = table();
  expect(sample.actions).toEqual([PLACE]);
  model.isMyTurn = false;
  expect(sample.actions).toEqual([]);
});

test("what is arranged belongs to one decision", () => {
  const { model, sample } = table();
  sample.choose("tile");
  expect(sample.chosen).toEqual(["tile"]);
  model.position = { ...model.position, moves: 8 };
  expect(sample.chosen).toEqual([]);
});

test("what would follow is asked once in a position, and forgotten with it", async () => {
  const { model, asked, hear, sample } = table();
  void sample.ask(PLACE);
  void sample.ask({ ...PLACE });
  expect([asked, sample.foreseen(PLACE)]).toEqual([[[PLACE]], undefined]);
  await hear();
  expect(sample.foreseen(PLACE)).toEqual(["placed"]);
  model.position = { ...model.position, moves: 8 };
  expect(sample.foreseen(PLACE)).toBeUndefined();
  void sample.ask(PLACE);
  expect(asked).toHaveLength(2);
});

test("an answer that comes when others have decided is dropped", async () => {
  const { model, hear, sample, said } = table();
  void sample.ask(PLACE);
  const why = sample.why(PLACE);
  model.position = { ...model.position, moves: 8 };
  model.answer = refused("not-now");
  await hear();
  model.position = { ...model.position, moves: 7 };
  expect([sample.foreseen(PLACE), await why, said]).toEqual([undefined, false, []]);
});

test("what nobody answered may be asked again", async () => {
  const { model, asked, hear, sample } = table();
  model.answer = refused("offline");
  void sample.ask(PLACE);
  await hear();
  void sample.ask(PLACE);
  expect([asked.length, sample.foreseen(PLACE)]).toEqual([1, undefined]);
  vi.advanceTimersByTime(1000);
  void sample.ask(PLACE);
  expect(asked).toHaveLength(2);
});

test("what is not allowed is explained", async () => {
  const { model, hear, sample, said } = table();
  model.answer = refused("too-late");
  const why = sample.why(PLACE);
  await hear();
  expect([await why, said]).toEqual([false, ["too-late"]]);
});

test("a second click right after a decision sends nothing", async () => {
  const { sample, sent } = table();
  expect(await sample.sendOne(PLACE)).toBe(true);
  expect(await sample.sendOne(PLACE)).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(await sample.sendOne(PLACE)).toBe(true);
  expect(sent).toHaveLength(2);
});
