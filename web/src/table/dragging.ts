// Fewer presses: a card or a figure is dragged to where it belongs, and what is pressed twice is played. All of it is made of the same
// presses that buttons take, so nothing is possible here that is not possible there.
import { tick } from "svelte";

import type { Arrangement } from "../games/arrangement.svelte";
import { confirms } from "../lib/pace.svelte";

const FAR = 10; // pixels until a press is a drag
const HELD = ".in-hand [data-thing], [data-dragged]"; // what can be dragged
const LONGEST = 4000; // milliseconds until somebody who goes on in the next decision is not waited for

const thingOf = (target: EventTarget | null) => (target as Element | null)?.closest?.("[data-thing], .choice") ?? null;
const nameOf = (thing: Element | null) => thing?.getAttribute("data-thing") ?? "";

function click(element: Element | null | undefined): void {
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** Presses on a table's page, and what they mean together. */
export function dragging(page: HTMLElement, arrangement: Arrangement): () => void {
  const gone = new AbortController();
  const options = { signal: gone.signal, capture: true };
  let from: { thing: Element; x: number; y: number; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let dropped = false;
  const find = (name: string) => page.querySelector(`[data-thing="${CSS.escape(name)}"]`);

  page.addEventListener(
    "pointerdown",
    (event) => {
      dropped = false;
      const thing = (event.target as Element).closest(HELD);
      if (event.button || !event.isPrimary || !thing || !arrangement.movable(nameOf(thing))) return;
      from = { thing, x: event.clientX, y: event.clientY, pointer: event.pointerId };
      if (thing.closest(".stage")) event.stopPropagation(); // the board stays where it is
    },
    options,
  );
  addEventListener(
    "pointermove",
    (event) => {
      if (!from || event.pointerId !== from.pointer) return;
      if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      ghost ??= lift(from.thing);
      ghost.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px)`;
    },
    options,
  );
  addEventListener("pointercancel", () => put(), options);
  addEventListener(
    "pointerup",
    (event) => {
      if (!from || event.pointerId !== from.pointer) return;
      const { thing } = from;
      const moved = ghost !== null;
      put();
      if (!moved) return;
      dropped = true;
      const under = document.elementsFromPoint(event.clientX, event.clientY).flatMap((element) => thingOf(element) ?? []);
      const target = under.find((other) => other !== thing && !other.closest(".in-hand") && page.contains(other));
      if (target) void drop(thing, target);
    },
    options,
  );
  page.addEventListener(
    "click",
    (event) => {
      if (!event.isTrusted) return;
      const thing = thingOf(event.target);
      if (dropped) {
        dropped = false;
        return event.stopPropagation(); // the press that ends a drag is none
      }
      if (!thing || thing.closest("dialog")) return;
      // the second of two: it is meant, where the first has chosen it
      if (event.detail > 1 && arrangement.begun && thing.matches("[aria-pressed=true]")) {
        event.stopPropagation();
        return arrangement.confirm();
      }
      if (!confirms()) void tick().then(() => arrangement.confirm(false));
    },
    options,
  );

  /** What is carried looks as it does where it lies, but for the place. */
  function lift(thing: Element): HTMLElement {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const copy = document.createElement("div");
    copy.className = "dragged";
    copy.setAttribute("aria-hidden", "true");
    Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    const shown = thing.matches("svg *") ? Object.assign(document.createElement("span"), { className: "carried" }) : thing.cloneNode(true);
    (shown as Element).removeAttribute("data-thing");
    copy.append(shown);
    page.append(copy);
    return copy;
  }

  function put(): void {
    ghost?.remove();
    ghost = from = null;
  }

  /** As if both had been pressed, and the button after them. */
  async function drop(thing: Element, target: Element): Promise<void> {
    const [what, where] = [nameOf(thing), nameOf(target)];
    if (thing.closest(".in-hand") && !thing.matches("[aria-pressed=true]")) click(thing);
    await tick();
    const by = arrangement.by(what, where);
    if (by) {
      click(find(by));
      arrangement.confirm();
      if (!(await comes(() => find(where)?.matches(".can")))) return;
    }
    const there = find(where);
    if (!there?.matches("[aria-pressed=true]")) click(there);
    await tick();
    if (arrangement.begun) arrangement.confirm();
  }

  /** Waits until something is so in the next decision. */
  function comes(isSo: () => boolean | undefined): Promise<boolean> {
    return new Promise((done) => {
      const began = performance.now();
      const look = () => {
        if (isSo()) done(true);
        else if (performance.now() - began > LONGEST || gone.signal.aborted) done(false);
        else requestAnimationFrame(look);
      };
      look();
    });
  }

  return () => {
    put();
    gone.abort();
  };
}
