// Whether stories are told on this device, and where one is still to be told.
import type { GameClient } from "../games/game";
import { moves } from "../lib/fold";
import type { LiveTable } from "../lib/live.svelte";
import { remember, remembered } from "../lib/storage";

type Told = Pick<LiveTable, "table" | "lines">;

export const storiesOn = (): boolean => remembered("stories") !== "off";

export function chooseStories(on: boolean): void {
  remember("stories", on ? "on" : "off");
}

/** Whether there is anything to tell round a match: lessons and puzzles have words of their own. */
export function tells(client: Pick<GameClient, "goal">, { table }: Pick<LiveTable, "table">): boolean {
  return !!client.goal && !table.lesson && !table.puzzle && storiesOn();
}

/** Whether the prologue is still to be told: nobody whose move matters here has moved yet, and it was not told before. */
export function isDue(client: Pick<GameClient, "goal">, { table, lines }: Told): boolean {
  return tells(client, { table }) && table.phase === "playing" && !wasTold(table.id) && !hasBegun({ table, lines });
}

/** Somebody at this device has moved; for those who watch, anybody. */
export function hasBegun({ table, lines }: Told): boolean {
  return moves(lines).some(({ by }) => (table.mine.length ? table.mine.includes(by) : by >= 0 && !table.seats[by]?.bot));
}

export const wasTold = (id: string): boolean => remembered("told") === id;

/** Whoever comes back to a table has heard how it began. */
export function noteTold(id: string): void {
  remember("told", id);
}
