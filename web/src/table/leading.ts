// The focus is never lost at a table: where the thing that had it is gone, it goes to the heading of what is decided now.
import { announcer } from "../lib/announcer";

/** Watches over the focus inside `root`; `to` is where it is led. */
export function leading(root: HTMLElement, to: () => HTMLElement | null | undefined): () => void {
  let had: Element | null = null; // what has the focus, or had it until it went; a press on bare ground gives it up
  let pointing = false;
  let frame = 0;

  function look(): void {
    announcer.leading = false;
    if (!had || (document.activeElement && document.activeElement !== document.body)) return;
    to()?.focus({ preventScroll: pointing });
  }

  /** When all is drawn: between two things the focus is on nothing for a moment, and the browser then knows what cannot have it any more. */
  function changed(): void {
    cancelAnimationFrame(frame);
    announcer.leading = !!had;
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  }

  const watch = new MutationObserver(changed);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "tabindex", "role", "open"] });
  const gone = new AbortController();
  const listen = { capture: true, signal: gone.signal };
  addEventListener("focusin", (event) => (had = event.target as Element), listen);
  addEventListener("keydown", () => (pointing = false), listen);
  addEventListener("pointerdown", () => ((pointing = true), (had = null)), listen);
  return () => {
    gone.abort();
    watch.disconnect();
    cancelAnimationFrame(frame);
    announcer.leading = false;
  };
}
