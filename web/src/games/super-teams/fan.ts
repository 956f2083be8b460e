// How cards lie beside each other: as far apart as there is room for, and never so far that a gap shows.
interface Fan {
  /** The width of a card, and from one card to the next. */
  card: number;
  step: number;
}

const NEXT = 0.86; // of a card's width, where there is room
const GAP = 0.35; // between movement cards and bonus cards
const SMALL = 0.71; // bonus cards beside movement cards
const MOST = 0.38; // of the room, for bonus cards

/** Movement cards and bonus cards in a room of some width. */
export function fans(room: number, card: number, cards: number, bonus: number): { cards: Fan; bonus: Fan } {
  const small = card * SMALL;
  const bonusStep = bonus > 1 ? Math.min(small * NEXT, Math.max(small * 0.3, (room * MOST - small) / (bonus - 1))) : 0;
  const taken = bonus ? card * GAP + small + bonusStep * (bonus - 1) : 0;
  const step = cards > 1 ? Math.min(card * NEXT, Math.max(card * 0.25, (room - taken - card) / (cards - 1))) : 0;
  return { cards: { card, step }, bonus: { card: small, step: bonusStep } };
}
