// Keys that work anywhere: the list is what is declared, single characters can be turned off, and nobody is disturbed who types.
import { afterEach, expect, test, vi } from "vitest";

import { add, chooseShortcuts, declared, heed, press, type Shortcut } from "../src/lib/shortcuts.svelte";

const done: string[] = [];
const shortcut = (says: string, keys: string[], more: Partial<Shortcut> = {}): Shortcut => ({ keys, says, run: () => void done.push(says), ...more });

/** A key somewhere on the page, or on something that `on` selects; whether it was wanted. */
function key(name: string, on = "", more: object = {}): boolean {
  const event = { key: name, target: { closest: (selector: string) => (on && selector.includes(on) ? {} : null) }, preventDefault: vi.fn(), ...more };
  heed(event as unknown as KeyboardEvent);
  return event.preventDefault.mock.calls.length > 0;
}

afterEach(() => {
  done.length = 0;
  chooseShortcuts(true);
});

test("what is declared is listed as long as it is there", () => {
  const leave = add([shortcut("zoom", ["+"]), shortcut("back", ["Escape"])]);
  expect(declared().map(({ says }) => says)).toEqual(["zoom", "back"]);
  expect([key("+"), key("Escape"), key("x")]).toEqual([true, true, false]);
  leave();
  expect(declared()).toEqual([]);
  expect(key("+")).toBe(false);
  expect(done).toEqual(["zoom", "back"]);
});

test("the latest wish for a key comes first, and what does not want it now leaves it to others", () => {
  const keys = [shortcut("board", ["+"]), shortcut("power", ["+"], { prior: true, run: () => false }), shortcut("later", ["+"])];
  expect(press({ key: "+" } as KeyboardEvent, keys)).toBe(true);
  expect(done).toEqual(["later"]);
});

test("characters can be turned off; other keys go on working, and nobody is disturbed who types", () => {
  const leave = add([shortcut("turn", ["r"]), shortcut("back", ["Escape"]), shortcut("skip", [" "])]);
  expect([key("R"), key("r", "textarea"), key("r", "", { ctrlKey: true }), key("r", "dialog")]).toEqual([true, false, false, false]);
  chooseShortcuts(false);
  expect([key("r"), key("Escape"), key(" ")]).toEqual([false, true, true]);
  leave();
});
