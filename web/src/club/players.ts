// Who is who in a club: members and guests by their names, droids by their kind.
import { called } from "../lib/forgotten";
import { botKind } from "../lib/names";
import { language, listed } from "../lib/texts.svelte";
import type { PlayerSeen, ResultSeen, TournamentSeen } from "../wire/http";

export function sayPlayer(player: PlayerSeen): string {
  return player.bot ? botKind(player.bot) : called(player.name ?? "");
}

/** Entrants of a tournament; several droids of one kind have numbers. */
export function sayEntrants(entrants: PlayerSeen[]): string[] {
  return entrants.map((each, place) => {
    const alike = entrants.filter((other) => each.bot && other.bot === each.bot).length;
    const before = entrants.slice(0, place).filter((other) => other.bot === each.bot).length;
    return alike > 1 ? `${sayPlayer(each)} ${before + 1}` : sayPlayer(each);
  });
}

export function sayWinners({ seats, winners }: ResultSeen): string {
  return listed(winners.map((seat) => sayPlayer(seats[seat]!)));
}

/** Those on the first place, once it is over. */
export function champions({ standings }: TournamentSeen): number[] {
  return standings.filter((line) => line.place === 1).map((line) => line.entrant);
}

/** A match of the latest round that a member has yet to play: their table, and whom they meet there. */
export function nextMatch(tournament: TournamentSeen | undefined, me: number): { table: string; against: number } | null {
  const own = tournament?.entrants.findIndex((each) => each.member === me) ?? -1;
  const match = tournament?.over ? undefined : tournament?.rounds.at(-1)?.find(({ pair, points }) => !points && pair.includes(own));
  return match?.table ? { table: match.table, against: match.pair[match.pair[0] === own ? 1 : 0] } : null;
}

/** Points as they are written: whole ones, and halves; what is between them only as a number. */
export function sayPoints(points: number): string {
  if (points % 0.5) return points.toLocaleString(language());
  return `${points < 1 && points % 1 ? "" : Math.floor(points)}${points % 1 ? "½" : ""}`;
}
