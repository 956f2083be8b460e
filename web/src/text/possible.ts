// Which console words make sense at a table now, besides its actions; each with its seat.
import type { Position } from "../games/game";
import { isMine } from "../lib/sharing";
import type { Spoken, TableSeen } from "../wire/messages";
import type { Word } from "./console";

interface Possible {
  word: Word;
  /** Counted from one, as it is typed. */
  seat: number | null;
}

const ASKED: Word[] = ["choices", "hand", "tile", "score", "around", "changed", "clock", "last", "try", "look", "detail"];
/** What can be asked of a position at any time; of a tile only where the game has some. */
export function askable(spoken: Spoken | null | undefined): Word[] {
  return ASKED.filter((word) => word !== "tile" || spoken?.tile);
}
export const ALWAYS: Word[] = ["log", "rule", "say", "help", "course", "board"];

export function possible(table: TableSeen, position: Position | null): Possible[] {
  switch (table.phase) {
    case "gathering":
      return gathering(table);
    case "playing":
      return table.mine.length ? playing(table, position) : [];
    default:
      return [...(table.mine.length || table.rematch ? [just("rematch")] : []), ...(position ? [just("replay"), just("analysis")] : [])];
  }
}

function gathering(table: TableSeen): Possible[] {
  const seats = table.seats.flatMap((seat, number): Possible[] => {
    const of = (word: Word): Possible => ({ word, seat: number + 1 });
    if (table.mine.includes(number)) return [of("stand")];
    if (seat.name) return [];
    const sit = !seat.bot && (!seat.reserved || table.invited.includes(number)) ? [of("sit")] : [];
    return table.host ? [...sit, of(seat.bot ? "open" : "fill")] : sit;
  });
  const own = table.mine[0];
  const ready = own !== undefined && !table.host ? [just("ready")] : [];
  const full = table.seats.every((seat) => seat.name || seat.bot);
  return [...seats, ...ready, ...(table.host && full ? [just("begin")] : []), ...(table.host ? [just("close")] : [])];
}

function playing(table: TableSeen, position: Position | null): Possible[] {
  const { request } = table;
  const asked = request?.waiting.some((seat) => table.mine.includes(seat));
  const turn = position?.view.turn as number | undefined;
  const found: Possible[] = [];
  if (asked) found.push(just("yes"), just("no"));
  else if (request && table.mine.includes(request.seat)) found.push(just("no")); // it is taken back
  if (table.undo && !request) found.push(just("undo"));
  if (table.hints && position?.actions.length) found.push(just("hint"));
  if (position?.view.prompt.window || table.ahead) found.push(just("ahead"));
  table.seats.forEach((seat, number) => {
    const of = (word: Word): Possible => ({ word, seat: number + 1 });
    if (table.mine.includes(number)) {
      if (seat.bot || isMine(table, number)) found.push(of(seat.bot ? "take" : "handover"));
    } else if (seat.bot && seat.idle_in === 0) {
      found.push(of("handover"));
    } else if (seat.name && !seat.bot && (!seat.here || (seat.time_left ?? 1) <= 0 || seat.idle_in === 0)) {
      if (turn === number) found.push(of("skip"));
      found.push(of("handover"));
    }
  });
  if (!request) found.push(just("close"));
  return found;
}

function just(word: Word): Possible {
  return { word, seat: null };
}
