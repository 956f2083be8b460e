// A long press: it inspects something instead of choosing it.
const LONG = 450; // milliseconds
const STILL = 10; // pixels that a finger may move meanwhile

export function held(node: Element, look: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let looked = false;

  const stop = () => clearTimeout(timer);
  const listeners: Record<string, (event: PointerEvent) => void> = {
    pointerdown: (event) => {
      looked = false;
      if (event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        looked = true;
        look();
      }, LONG);
    },
    pointermove: (event) => Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL && stop(),
    pointerup: stop,
    pointercancel: stop,
    // the browser's own menu would lie over it
    contextmenu: (event) => looked && event.preventDefault(),
    click: (event) => looked && event.stopImmediatePropagation(),
  };
  const hear = (event: Event) => listeners[event.type]!(event as PointerEvent);
  for (const name of Object.keys(listeners)) node.addEventListener(name, hear, { capture: true });
  return {
    update: (next: () => void) => (look = next),
    destroy: () => {
      stop();
      for (const name of Object.keys(listeners)) node.removeEventListener(name, hear, { capture: true });
    },
  };
}
