// The next match after one that is over, from elsewhere than its table: asked for as the table's own button does.
import type { Problem } from "../wire/messages";
import { Refused } from "./api";
import { LiveTable } from "./live.svelte";

/** The id of the new table, or of the one that somebody has opened before; Refused where it cannot be. */
export function rematch(id: string): Promise<string> {
  const table = new LiveTable(id);
  return new Promise<string>((resolve, reject) => {
    const refuse = (why: Problem) => reject(new Refused(why));
    const ready = $derived(table.ready);
    const stop = $effect.root(() => {
      $effect(() => {
        if (table.closedTo) refuse(table.closedTo);
        else if (ready) void ask();
      });
    });
    async function ask() {
      stop();
      const known = table.table.rematch;
      if (known) return resolve(known);
      const answer = await table.send({ type: "rematch" });
      if (answer.type === "done" && answer.table) resolve(answer.table);
      else if (answer.type === "problem") refuse(answer);
    }
  }).finally(() => table.leave());
}
