// The things of the game by their ids: ships and their colours, whose they are, and how a seat and a team are made up.
import type { Bonus, Card, Fly, Options, ShipSeen, View } from "../../wire/super-teams";

export type Ship = ShipSeen["ship"];
export type Team = Card["colour"];
export type BonusCard = Bonus["card"];
export type Space = ShipSeen["on"];

export const SHIPS: Ship[] = ["red-1", "red-2", "yellow-1", "yellow-2", "black-1", "black-2", "green-1", "green-2"];

export function colourOf(ship: Ship): Team {
  return ship.slice(0, -2) as Team;
}

/** The colours of a seat, in the order of the options: with two players every other one, otherwise one. */
export function coloursOf(options: Options, seat: number): Team[] {
  const colours = options.colours!;
  return options.seats === 2 ? colours.filter((_, place) => place % 2 === seat) : [colours[seat]!];
}

/** Seats that win together; with four players they sit opposite each other. */
export function teamOf(options: Options, seat: number): number[] {
  return options.seats === 4 ? [seat % 2, (seat % 2) + 2] : [seat];
}

/** Whose something is, to the seat that looks: its own, its partner's, an opponent's; to a spectator, somebody's. */
export type Whose = "yours" | "partner" | "other" | "seen";

export function whose(options: Options, looking: number | null, owner: number): Whose {
  if (looking === null) return "seen";
  if (looking === owner) return "yours";
  return teamOf(options, looking).includes(owner) ? "partner" : "other";
}

/** The seat that has a colour; nobody where it stays in the box. */
export function ownerOf(options: Options, colour: Team): number | null {
  const place = options.colours!.indexOf(colour);
  return place < 3 || options.seats !== 3 ? place % options.seats! : null;
}

/** The number of the finish planet. */
export function finishOf(options: Options): number {
  return typeof options.board === "object" ? options.board.spaces.split(/\s+/).filter(Boolean).length + 1 : 1;
}

export function sameCard(one: Card | null, other: Card | null): boolean {
  return one === other || (one !== null && other !== null && one.colour === other.colour && one.number === other.number);
}

export function shipIn(view: View, ship: Ship): ShipSeen {
  return view.ships.find((seen) => seen.ship === ship)!;
}

/** A hand in the order in which the table's colours are listed. */
export function sorted(hand: Card[], options: Options): Card[] {
  const order = (card: Card) => options.colours!.indexOf(card.colour) * 10 + card.number;
  return [...hand].sort((one, other) => order(one) - order(other));
}

/** The cards that may be flown with, and with which ships. */
export function flights(actions: { kind: string }[]): Fly[] {
  return actions.filter((action): action is Fly => action.kind === "fly");
}
