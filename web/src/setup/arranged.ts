// A table as somebody arranges it before it is opened: ready-made ones, and the one that this browser opened last.
import type { GameCard } from "../wire/http";
import type { Clock } from "../wire/messages";
import { CLOCKS } from "../lib/clocks";
import { preset } from "../lib/schema";
import { remember, remembered } from "../lib/storage";

/** Who sits where: somebody on this device, somebody by a link, or a bot by its name. */
export type Sitting = "me" | "open" | (string & {});

export interface Arranged {
  plan: Sitting[];
  /** Of those on this device, by seat, where they are not as proposed. */
  names: string[];
  options: Record<string, unknown>;
  clock: Clock | null;
  hints: boolean;
  listed: boolean;
  /** Who begins is drawn. */
  lot: boolean;
  /** The board is on a large screen, and everybody has their hand on a phone. */
  screen: boolean;
}

export const PRESETS = ["quick", "family", "tournament"] as const;
export type Preset = (typeof PRESETS)[number];
const TOURNAMENT = 600; // seconds for the whole match

/** How a table looks before anybody has changed anything: a friend is asked. */
export function fresh(game: GameCard): Arranged {
  const plan: Sitting[] = ["me", "open"];
  return { plan, names: [], options: structuredClone(game.defaults), clock: null, hints: false, listed: false, lot: true, screen: false };
}

export function readyMade(game: GameCard, name: Preset): Arranged {
  const table = fresh(game);
  Object.assign(table.options, preset(game.options, name));
  const level = remembered("level");
  const bots: Record<Preset, Sitting[]> = {
    quick: ["me", game.bots.includes(level ?? "") ? level! : "normal"],
    family: ["me", "open", "easy"],
    tournament: ["me", "open"],
  };
  table.plan = bots[name].slice(0, Math.max(...game.seats));
  table.hints = name === "family";
  table.clock = name === "tournament" ? (CLOCKS.find((clock) => clock.seconds === TOURNAMENT) ?? null) : null;
  return table;
}

/** What was opened last in this browser; what no longer exists is left out. */
export function lastTime(game: GameCard): Arranged | null {
  try {
    const kept = JSON.parse(remembered(`setup-${game.id}`) ?? "null") as Arranged | null;
    if (!kept || !game.seats.includes(kept.plan.length)) return null;
    const known = (who: Sitting) => who === "me" || who === "open" || game.bots.includes(who);
    const options = Object.fromEntries(Object.entries(kept.options).filter(([option]) => option in game.defaults));
    return { ...fresh(game), ...kept, plan: kept.plan.map((who) => (known(who) ? who : "open")), options: { ...game.defaults, ...options } };
  } catch {
    return null; // written by another version
  }
}

export function rememberArranged(game: string, table: Arranged): void {
  remember(`setup-${game}`, JSON.stringify(table));
}
