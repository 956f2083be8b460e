// A card whose words do not fit on it: under a mouse, with the focus and under a held finger it is read whole, and nothing is chosen.
import { held } from "./held";

/** Tells where the card lies that is to be read; null: no longer. */
export function readable(node: HTMLElement, read: (box: DOMRect | null) => void) {
  const open = () => read(node.getBoundingClientRect());
  const close = () => read(null);
  const held_ = held(node, open);
  const listeners: [string, EventListener][] = [
    ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && open()],
    ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && close()],
    ["focus", () => node.matches(":focus-visible") && open()],
    ["blur", close],
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
