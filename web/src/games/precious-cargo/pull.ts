// A disc in the hand: pointers that take it, move and let go, told as samples. The board below does not move meanwhile.
import type { Sample } from "./flick";

interface Held {
  move(samples: Sample[]): void;
  letGo(samples: Sample[]): void;
  putBack(): void;
}

const KEPT = 400; // milliseconds of samples beside the first

/** Starts to listen; the answer ends it. */
export function listen(element: SVGElement, held: Held): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let pointer: number | null = null;
  let samples: Sample[] = [];

  const sample = (event: PointerEvent) => {
    const now = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const [first, ...others] = [...samples, now];
    samples = [first!, ...others.filter((each) => now.time - each.time < KEPT)];
  };
  const end = (event: PointerEvent, then: () => void) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    then();
  };
  // not through the framework, which hears events only after the stage has taken them for a drag of the board
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      pointer = event.pointerId;
      samples = [];
      sample(event);
      element.setPointerCapture(pointer);
      held.move(samples);
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== pointer) return;
      event.stopPropagation();
      sample(event);
      held.move(samples);
    },
    { signal },
  );
  element.addEventListener("pointerup", (event) => end(event, () => (sample(event), held.letGo(samples))), { signal });
  element.addEventListener("pointercancel", (event) => end(event, held.putBack), { signal });
  return () => {
    if (pointer !== null) held.putBack();
    gone.abort();
  };
}
