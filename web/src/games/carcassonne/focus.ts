// Whether somebody steers by keys: then the focus is led on when what it was on has gone.
import { tick } from "svelte";

let byKeys = false;

if (typeof addEventListener !== "undefined") {
  addEventListener("keydown", () => (byKeys = true), { capture: true });
  addEventListener("pointerdown", () => (byKeys = false), { capture: true });
}

/** Gives the focus to an element if it is on nothing else and keys are in use. */
export function leadFocus(element: HTMLElement | SVGElement | null | undefined): void {
  const nowhere = !document.activeElement || document.activeElement === document.body;
  if (byKeys && nowhere) element?.focus();
}

/** To the button that puts no figure, once it is there. */
export function focusPass(): void {
  void tick().then(() => document.querySelector<HTMLElement>("[data-thing=pass]")?.focus());
}
