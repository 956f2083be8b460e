// Players as they stand together: in teams where some seats win or lose as one, else each for themselves.
import type { GameClient, TableModel } from "../games/game";
import { isMine } from "./sharing";
import { say } from "./texts.svelte";

export interface Team {
  seats: number[];
  /** What the viewer calls it; nothing where everybody plays alone. */
  name: string | null;
}

type Grouping = Pick<GameClient, "teams">;

/** The teams of a table; where there are none, everybody in one list without a name. */
export function teamsOf(table: TableModel, client: Grouping): Team[] {
  const teams = client.teams?.(table);
  if (!teams) return [{ seats: table.table.seats.map((_, seat) => seat), name: null }];
  const own = teams.findIndex((seats) => seats.some((seat) => isMine(table.table, seat)));
  return teams.map((seats, place) => ({ seats, name: called(place, own, teams) }));
}

/** The columns of a result: one for a team, else one for a seat. */
export function sidesOf(table: TableModel, client: Grouping): number[][] {
  return client.teams?.(table) ?? table.table.seats.map((_, seat) => [seat]);
}

function called(place: number, own: number, teams: number[][]): string {
  if (place === own) return say("your-team");
  if (own >= 0 && teams.length === 2) return say("other-team", { count: teams[place]!.length });
  return say("team-number", { number: place + 1 });
}
