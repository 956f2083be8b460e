// What a table makes heard and seen beyond its page: sounds of what happens, and the call that it is my turn.
import type { GameClient, Sound } from "../games/game";
import type { LiveTable } from "../lib/live.svelte";
import { notify, showTitle } from "../lib/signals";
import { play } from "../lib/sound";
import { say } from "../lib/texts.svelte";

const LOUDEST: Sound[] = ["danger", "points", "dice", "place"]; // one sound for each update, the most telling

export function signalling(table: LiveTable, client: GameClient): void {
  let before = true; // no call for a turn that was mine when the page opened

  $effect(() => {
    const sounds = table.latest.flatMap((event) => {
      const own = client.sound?.(event);
      return own !== undefined ? [own] : [client.gains?.(event).some((gain) => gain.points) ? "points" : "place"];
    });
    const sound = LOUDEST.find((each) => sounds.includes(each));
    if (sound) play(sound);
  });

  $effect(() => {
    const name = table.table.name || say(`game-${table.table.game}`);
    showTitle(table.deciding ? say("title-turn", { name }) : `${name} · Cantina`, table.deciding);
    if (table.deciding && !before) {
      if (!table.latest.length || document.hidden) play("turn");
      else setTimeout(() => play("turn"), 350);
      notify(name, say("your-turn"));
    }
    before = table.deciding;
  });
}
