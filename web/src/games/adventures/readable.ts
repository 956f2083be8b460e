// A card whose words do not fit on it: under a mouse, with the focus and under a held finger it is read whole, and nothing is chosen.
import { hover } from "../../table/hover";
import { held } from "./held";

/** Tells where the card lies that is to be read; null: no longer. */
export function readable(node: HTMLElement, read: (box: DOMRect | null) => void) {
  const open = () => read(node.getBoundingClientRect());
  const close = () => read(null);
  const { onpointerenter, onpointerleave } = hover(open, close);
  const held_ = held(node, open);
  const listeners: [string, EventListener][] = [
    ["pointerenter", onpointerenter as EventListener],
    ["pointerleave", onpointerleave as EventListener],
    ["focus", () => node.matches(":focus-visible") && open()],
    ["blur", () => queueMicrotask(close)], // a card that is taken away loses the focus while the page is being drawn
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update: (next: typeof read) => (read = next),
    destroy: () => {
      held_.destroy();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
}
