// A long press: it inspects something instead of choosing it.
const LONG = 450; // milliseconds
const STILL = 10; // pixels that a finger may move meanwhile

export function held(node: Element, look: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let looked = false;

  const stop = () => clearTimeout(timer);
  const listeners: [string, (event: any) => void][] = [
    ["pointerdown", (event: PointerEvent) => {
      looked = false;
      if (event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        looked = true;
        look();
      }, LONG);
    }],
    ["pointermove", (event: PointerEvent) => Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL && stop()],
    ["pointerup", stop],
    ["pointercancel", stop],
    // the browser's own menu would lie over it
    ["contextmenu", (event: Event) => looked && event.preventDefault()],
    ["click", (event: Event) => looked && event.stopImmediatePropagation()],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener, { capture: true });
  return {
    update: (next: () => void) => (look = next),
    destroy: () => {
      stop();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener, { capture: true });
    },
  };
}
