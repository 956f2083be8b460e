// Drags, pinches and wheels on an element, told as pixels. A drag begins after a few pixels, so that a click stays a click.
interface Moves {
  drag(dx: number, dy: number): void;
  /** Closer by a factor around a point of the element. */
  pinch(point: { x: number; y: number }, factor: number): void;
  /** Whether the wheel scales; else it scrolls the page, and scales together with Ctrl, as a trackpad's pinch does. */
  wheeled(): boolean;
}

const STEADY = 6; // pixels that a finger trembles

interface Pointer {
  x: number;
  y: number;
}

export class Gesture {
  #moves: Moves;
  #pointers = new Map<number, Pointer>();
  #start: Pointer = { x: 0, y: 0 };
  #dragging = false;

  constructor(moves: Moves) {
    this.#moves = moves;
  }

  /** Starts to listen; the answer ends it. */
  listen(element: HTMLElement): () => void {
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    element.addEventListener("pointermove", (event) => this.#move(event, element), { signal });
    element.addEventListener("pointerup", (event) => this.#up(event), { signal });
    element.addEventListener("pointercancel", (event) => this.#up(event), { signal });
    element.addEventListener("lostpointercapture", (event) => this.#up(event), { signal });
    element.addEventListener("wheel", (event) => this.#wheel(event, element), { signal, passive: false });
    // the click that ends a drag is none
    element.addEventListener("click", (event) => this.#dragging && event.stopPropagation(), { signal, capture: true });
    return () => gone.abort();
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest("button, a, input, select")) return;
    if (!this.#pointers.size) {
      this.#dragging = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent, element: HTMLElement): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 1) {
      if (!this.#dragging && Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < STEADY) return;
      this.#hold(event, element);
      this.#moves.drag(now.x - before.x, now.y - before.y);
    } else if (this.#pointers.size === 2) {
      this.#hold(event, element);
      this.#pinch(event.pointerId, before, now, element);
    }
    this.#pointers.set(event.pointerId, now);
  }

  #pinch(id: number, before: Pointer, now: Pointer, element: HTMLElement): void {
    const other = [...this.#pointers].find(([key]) => key !== id)![1];
    const here = element.getBoundingClientRect();
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    this.#moves.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.#moves.pinch({ x: (now.x + other.x) / 2 - here.x, y: (now.y + other.y) / 2 - here.y }, factor);
  }

  #hold(event: PointerEvent, element: HTMLElement): void {
    if (!this.#dragging) element.setPointerCapture(event.pointerId);
    this.#dragging = true;
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  #wheel(event: WheelEvent, element: HTMLElement): void {
    if (event.defaultPrevented || (!event.ctrlKey && !this.#moves.wheeled())) return;
    event.preventDefault();
    const here = element.getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 30 : 1;
    const factor = Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 500));
    this.#moves.pinch({ x: event.clientX - here.x, y: event.clientY - here.y }, factor);
  }
}

function distance(a: Pointer, b: Pointer): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
