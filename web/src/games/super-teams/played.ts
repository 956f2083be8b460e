// The cards of the move being made, as they were laid open: a movement card, and bonus cards that went with it.
import type { Event, MoveSeen } from "../../wire/super-teams";
import type { Ship } from "./names";

export interface Played {
  seat: number;
  ship: Ship;
  /** Ids of the cards' drawings, in the order in which they were played. */
  cards: string[];
}

/** What lies open after some events; without any, what the position shows of the move. */
export function playedNow(before: Played | null, events: Event[], move: MoveSeen | null): Played | null {
  if (!events.length) {
    if (!move) return null;
    return { seat: move.seat, ship: move.ship, cards: [drawing(move.card), ...(move.used ? [`bonus-${move.used}`] : [])] };
  }
  let played = before;
  for (const event of events) {
    if (event.kind === "chose") played = { seat: event.seat, ship: event.ship, cards: [drawing(event)] };
    else if (event.kind === "used" && played) played = { ...played, cards: [...played.cards, `bonus-${event.card}`] };
    else if (event.kind === "hooked" && played) played = { ...played, cards: [...played.cards, "bonus-grappling-hook"] };
    else if (event.kind === "round-began") played = null;
  }
  return played;
}

const drawing = ({ colour, number }: { colour: string; number: number }) => `card-${colour}-${number}`;
