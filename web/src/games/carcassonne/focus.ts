// Where the focus goes by a key of this game.
import { tick } from "svelte";

/** To the button that puts no figure, once it is there. */
export function focusPass(): void {
  void tick().then(() => document.querySelector<HTMLElement>("[data-thing=pass]")?.focus());
}
