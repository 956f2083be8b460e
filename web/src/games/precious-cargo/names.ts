// The things of the game by their ids: cards, piles, teams and whose they are.
import type { Card, PileSeen, PlayerSeen, TeamSeen, UpgradeSeen, View } from "../../wire/precious-cargo";
import type { Colour } from "../game";

export type Upgrade = UpgradeSeen["upgrade"];
export type Disc = PlayerSeen["disc"];

/** The symbol of a card's face in the sheet. */
export const faceOf = (card: Card) => `card-${card.ally}-${card.beskar}`;
export const sameCard = (one: Card, other: Card) => one.ally === other.ally && one.beskar === other.beskar;

export function pileOf(view: View, seat: number): PileSeen {
  return view.piles[view.players[seat]!.pile]!;
}

export function teamOf(view: View, seat: number): TeamSeen {
  return view.teams.find((team) => team.seats.includes(seat))!;
}

/** The disc that stands for a win pile in actions: its only, or first, owner's. */
export function discOf(view: View, pile: PileSeen): Disc {
  return view.players[pile.seats[0]!]!.disc;
}

/** How many points a seat, or its team where points are added up, still lacks for Grogu. */
export function lacking(view: View, seat: number): number {
  const team = teamOf(view, seat);
  if (!team.together) return Math.max(0, team.need - pileOf(view, seat).score);
  return Math.max(0, team.need - pointsOf(view, team));
}

/** The points of a team's piles together. */
export function pointsOf(view: View, team: TeamSeen): number {
  return [...new Set(team.seats.map((seat) => pileOf(view, seat)))].reduce((sum, pile) => sum + pile.score, 0);
}

/** How many points all members of a team, or the team as a whole, still lack for Grogu. */
export function teamLacks(view: View, team: TeamSeen): number {
  return team.together ? lacking(view, team.seats[0]!) : team.seats.reduce((sum, seat) => sum + lacking(view, seat), 0);
}

/** A card of a pile as it lies in sight: beside its equals; protected ones stay where they are. */
export interface Laid {
  card: Card;
  /** Which of several equal cards. */
  copy: number;
  guarded: boolean;
}

/** Cards that lie together with their points. */
interface Stack {
  ally: string;
  guarded: boolean;
  points: number;
  bonus: number;
  cards: Laid[];
}

/** The cards of a pile in the groups that the game counts by. */
export function stacks(pile: PileSeen): Stack[] {
  const guarded = [...pile.protected];
  return pile.groups.map((group) => {
    const from = group.protected ? guarded : pile.cards;
    const mine = from.filter((card) => card.ally === group.ally).slice(0, group.cards);
    if (group.protected) for (const card of mine) guarded.splice(guarded.indexOf(card), 1);
    const cards = mine.map((card, place) => ({
      card,
      copy: mine.slice(0, place).filter((other) => sameCard(other, card)).length,
      guarded: group.protected,
    }));
    return { ally: group.ally, guarded: group.protected, points: group.points, bonus: group.bonus, cards };
  });
}

const SIGNS: Colour[][] = [
  ["white", "yellow", "green"],
  ["red", "black", "orange", "green", "yellow"],
]; // of the discs of either side

/** The colour of a seat before the first view tells it. */
export function signOf(sides: number[][], seat: number): Colour[] {
  return sides.flatMap((side, number) => (side.includes(seat) ? [SIGNS[number]![side.indexOf(seat)]!] : []));
}
