// Keys that work anywhere on a page: each is declared once, with what it does and the sentence that tells it in the list of keys.
import { untrack } from "svelte";

import { remember, remembered } from "./storage";

export interface Shortcut {
  /** As the browser names them, letters in lower case. */
  keys: string[];
  /** The key of the sentence that says what it does. */
  says: string;
  /** Does it; false: not now, and somebody else may want the key. */
  run: (event: KeyboardEvent) => boolean | void;
  /** Is asked before others that want the same key. */
  prior?: boolean;
}

class Shortcuts {
  declared = $state.raw<Shortcut[]>([]);
  /** Whether single characters do anything: who speaks to a computer, or leans on keys, can turn them off. */
  on = $state(remembered("shortcuts") !== "off");
  /** The list of all keys is open. */
  listed = $state(false);
}

const shortcuts = new Shortcuts();

export const declared = (): Shortcut[] => shortcuts.declared;
export const shortcutsOn = (): boolean => shortcuts.on;
export const keysListed = (): boolean => shortcuts.listed;

export function chooseShortcuts(on: boolean): void {
  remember("shortcuts", on ? "on" : "off");
  shortcuts.on = on;
}

export function listKeys(open: boolean): void {
  shortcuts.listed = open;
}

/** Declares keys as long as the component lives that calls it. */
export function declare(keys: () => Shortcut[]): void {
  $effect(() => {
    const own = keys();
    return untrack(() => add(own));
  });
}

/** The same until it is taken back. */
export function add(own: Shortcut[]): () => void {
  shortcuts.declared = [...shortcuts.declared, ...own];
  return () => void (shortcuts.declared = untrack(() => shortcuts.declared).filter((each) => !own.includes(each)));
}

/** Does what a key stands for among these, the latest first; false: nothing. */
export function press(event: KeyboardEvent, among: Shortcut[]): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const meant = among.filter(({ keys }) => keys.includes(key)).reverse();
  return [...meant.filter(({ prior }) => prior), ...meant.filter(({ prior }) => !prior)].some(({ run }) => run(event) !== false);
}

const isCharacter = (key: string) => key.length === 1 && key !== " ";

/** A key that nobody on the way wanted. */
export function heed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element).closest?.("input, textarea, select, [contenteditable], dialog")) return;
  if (isCharacter(event.key) && !shortcuts.on) return;
  if (press(event, shortcuts.declared)) event.preventDefault();
}
