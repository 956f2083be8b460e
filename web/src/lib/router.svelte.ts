// Which page the address names, and moving between pages without loading anew.
export interface Place {
  page:
    | "home"
    | "new"
    | "table"
    | "screen"
    | "join"
    | "text"
    | "replay"
    | "rules"
    | "puzzles"
    | "mine"
    | "club"
    | "missions"
    | "campaign"
    | "carry"
    | "mail"
    | "admin"
    | "lost";
  id: string;
  /** What follows `#`: a rule's id, or a token that is carried over. */
  mark: string;
}

const PAGES = ["new", "table", "join", "text", "replay", "rules", "puzzles", "mine", "club", "missions", "campaign", "carry", "mail", "admin"] as const;

/**
 * The page of an address: `/`, `/new/<game>#<club>`, `/table/<id>`, `/table/<id>/screen`, `/join/<code>`, `/text/<id>`, `/replay/<id>`,
 * `/rules/<game>#<rule>`, `/puzzles/<game>`, `/mine`, `/club/<id>`, `/missions/<game>`, `/campaign/<game>`, `/carry/<table>#<token>`, `/mail#<ticket>`, `/admin`.
 */
export function placeOf(path: string, hash: string): Place {
  const [first = "", id = "", part = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const mark = decodeURIComponent(hash.replace(/^#/, ""));
  if (!first) return { page: "home", id: "", mark };
  if (first === "table" && part === "screen") return { page: "screen", id, mark };
  const page = PAGES.find((name) => name === first);
  return { page: page ?? "lost", id, mark };
}

class Router {
  place = $state.raw<Place>({ page: "home", id: "", mark: "" });
  /** The table or replay from which somebody went to the rules. */
  from = $state<string | null>(null);
}

const router = new Router();

export function place(): Place {
  return router.place;
}

/** Where somebody who reads the rules came from, so that one step leads back. */
export function cameFrom(): string | null {
  return router.from;
}

export function startRouter(): void {
  const read = () => (router.place = placeOf(location.pathname, location.hash));
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  addEventListener("click", follow);
  read();
}

/** Opens another page of the client. */
export function go(address: string): void {
  const { page } = router.place;
  if (page !== "rules") router.from = ["table", "replay", "text"].includes(page) ? location.pathname + location.hash : null;
  history.pushState(null, "", address);
  arrive();
}

/** The same for a page that only led here: going back does not come through it again. */
export function goOn(address: string): void {
  history.replaceState(null, "", address);
  arrive();
}

function arrive(): void {
  router.place = placeOf(location.pathname, location.hash);
  if (!location.hash) scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || /^\/(api|art)\//.test(link.pathname)) return;
  event.preventDefault();
  go(link.href);
}
