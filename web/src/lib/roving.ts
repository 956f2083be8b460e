// Many things, one Tab stop: the arrow keys go from one to the next, Home and End to the ends, and Tab leads on.
import type { Attachment } from "svelte/attachments";

interface Roving {
  /** A selector for the things in the group; they are gone through by `data-order`, where they have one. */
  things: string;
  /** In a list every arrow leads to the thing before or behind, in rows those up and down to another row; on a map it leads where it points. */
  way?: "list" | "rows" | "map";
  /** Where Tab comes in; if nothing is said, where one was before, or at the first one. */
  first?: (things: HTMLElement[]) => HTMLElement | undefined;
}

interface Middle {
  x: number;
  y: number;
}

const FORWARD = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];
const DIRECTIONS: Record<string, Middle> = { ArrowRight: { x: 1, y: 0 }, ArrowLeft: { x: -1, y: 0 }, ArrowDown: { x: 0, y: 1 }, ArrowUp: { x: 0, y: -1 } };

/** The place that a key leads to among so many, from the last one to the first; null: it leads nowhere. */
export function alongList(key: string, count: number, from: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = FORWARD.includes(key) ? 1 : BACK.includes(key) ? -1 : null;
  return step && (from + step + count) % count;
}

/** Left and right as along a list; up and down to the nearest one in the next row, or nowhere from the outermost. */
export function alongRows(key: string, middles: Middle[], from: number): number | null {
  const down = DIRECTIONS[key]?.y;
  if (!down) return alongList(key, middles.length, from);
  const here = middles[from]!;
  const rows = (there: Middle) => Math.round((there.y - here.y) * down);
  const nearer = (one: number, other: number) =>
    rows(middles[one]!) - rows(middles[other]!) || Math.abs(middles[one]!.x - here.x) - Math.abs(middles[other]!.x - here.x);
  return [...middles.keys()].filter((place) => rows(middles[place]!) > 0).sort(nearer)[0] ?? from;
}

/** The nearest one where the arrow points: what lies straight ahead is nearer than what lies aside. */
export function acrossMap(key: string, middles: Middle[], from: number): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return alongList(key, middles.length, from);
  const here = middles[from]!;
  let best: number | null = null;
  let least = Infinity;
  middles.forEach((there, place) => {
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (place === from || ahead < 1 || aside > 2 * ahead) return;
    if (ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  });
  return best;
}

/** Makes one Tab stop of the things inside an element; they are written with `tabindex="-1"`. */
export function roving({ things, way = "list", first }: Roving): Attachment<HTMLElement | SVGElement> {
  return (group) => {
    let current: HTMLElement | null = null;
    let stop: HTMLElement | null = null; // what Tab comes to now
    /** The things in their order, which is read once for each: there may be hundreds. */
    function all(): HTMLElement[] {
      const found = [...group.querySelectorAll<HTMLElement>(things)].map((thing) => ({ thing, order: Number(thing.getAttribute("data-order") ?? 0) }));
      return found.sort((one, other) => one.order - other.order).map(({ thing }) => thing);
    }

    function settle(): void {
      const found = all();
      const away = first && !group.contains(document.activeElement);
      if (!current || away || !found.includes(current)) current = first?.(found) ?? found[0] ?? null;
      if (stop && stop !== current) stop.tabIndex = -1; // also where it is none of the things any more
      stop = current;
      for (const thing of found) {
        const index = thing === current ? 0 : -1;
        if (thing.tabIndex !== index || !thing.hasAttribute("tabindex")) thing.tabIndex = index;
      }
    }

    function enter(event: Event): void {
      const thing = (event.target as Element).closest<HTMLElement>(things);
      if (thing && group.contains(thing)) current = thing;
      else if (!first) return;
      settle();
    }

    function key(event: Event): void {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event as KeyboardEvent;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      const found = all();
      const from = found.indexOf((target as Element).closest<HTMLElement>(things)!);
      if (from < 0) return;
      const to = way === "list" ? alongList(key, found.length, from) : { rows: alongRows, map: acrossMap }[way](key, found.map(middle), from);
      if (to === null) return;
      event.preventDefault();
      found[to]!.focus();
    }

    const watch = new MutationObserver(settle);
    watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["role", "disabled", "aria-disabled", "data-order"] });
    const gone = new AbortController();
    const listen = { signal: gone.signal };
    document.addEventListener("focusin", enter, listen); // not at the group: a part of a drawing that listens for the focus can have it
    group.addEventListener("keydown", key, listen);
    settle();
    return () => {
      watch.disconnect();
      gone.abort();
    };
  };
}

function middle(thing: Element): Middle {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
