// How cards lie beside each other: small rather than over each other's numbers, and never so far apart that a gap shows.
interface Fan {
  /** The width of a card, and from one card to the next. */
  card: number;
  step: number;
}

const NEXT = 0.94; // of a card's width, where there is room
const LEAST = 46; // pixels: smaller cards than that lie over each other
const GAP = 0.35; // between movement cards and bonus cards
const SMALL = 0.71; // bonus cards beside movement cards
const SEEN = 0.3; // of a bonus card's width, where room is short

/** Movement cards of a width at most, and bonus cards, in a room. */
export function fans(room: number, largest: number, cards: number, bonus: number): { cards: Fan; bonus: Fan } {
  const widths = 1 + NEXT * (cards - 1) + (bonus ? GAP + SMALL * (1 + SEEN * (bonus - 1)) : 0); // in those of a movement card
  const card = Math.min(largest, Math.max(LEAST, room / widths));
  const small = card * SMALL;
  const beside = (room - card * (1 + NEXT * (cards - 1) + GAP) - small) / (bonus - 1);
  const bonusStep = bonus > 1 ? Math.min(small * NEXT, Math.max(small * SEEN, beside)) : 0;
  const taken = bonus ? card * GAP + small + bonusStep * (bonus - 1) : 0;
  const step = cards > 1 ? Math.min(card * NEXT, Math.max(card * 0.25, (room - taken - card) / (cards - 1))) : 0;
  return { cards: { card, step }, bonus: { card: small, step: bonusStep } };
}
