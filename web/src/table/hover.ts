// Cards that a mouse opens: they stay while it is on its way to them or over them, and whatever lies under them stays quiet.
import type { Attachment } from "svelte/attachments";

const GRACE = 300; // milliseconds from a thing to its card
let card: Element | null = null;
let closing = 0;

/** For the card itself. */
export const hoverCard: Attachment = (node) => {
  card = node;
  return () => {
    if (card === node) card = null;
  };
};

function isOver({ clientX, clientY }: PointerEvent): boolean {
  const box = card?.getBoundingClientRect();
  return !!box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

/** For the thing that the card is about. */
export function hover(open: () => void, close: () => void) {
  return {
    onpointerenter(event: PointerEvent) {
      if (event.pointerType !== "mouse" || isOver(event)) return;
      clearTimeout(closing);
      open();
    },
    onpointerleave(event: PointerEvent) {
      if (event.pointerType === "mouse") closing = closeLater(close);
    },
  };
}

/** Closes soon, unless the mouse has come to the card; then it closes as soon as the mouse leaves that. */
function closeLater(close: () => void, over = false): number {
  clearTimeout(closing);
  const moved = (event: PointerEvent) => (over = isOver(event));
  addEventListener("pointermove", moved);
  return window.setTimeout(() => {
    removeEventListener("pointermove", moved);
    if (over) closing = closeLater(close, true);
    else close();
  }, GRACE);
}
