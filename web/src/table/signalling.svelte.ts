// What a table makes heard and seen beyond its page: sounds of what happens and of whose turn it is, and the call that it is mine.
import { untrack } from "svelte";

import type { GameClient, Position } from "../games/game";
import { announcer } from "../lib/announcer";
import type { LiveTable } from "../lib/live.svelte";
import { notify, showTitle } from "../lib/signals";
import { play, tune } from "../lib/sound";
import { say } from "../lib/texts.svelte";
import { endingOf, soundOf } from "./earcons";

export function signalling(table: LiveTable, game: Pick<GameClient, "sound">): void {
  sounding(table, game);
  let before = true; // no call for a turn that was mine when the page opened

  $effect(() => {
    const name = table.table.name || say(`game-${table.table.game}`);
    showTitle(table.isMyTurn ? say("title-turn", { name }) : `${name} · Cantina`, table.isMyTurn);
    if (table.isMyTurn && !before) notify(name, say("your-turn"));
    before = table.isMyTurn;
  });
}

/** The sounds alone, in their order: what happened, how it ended, whose turn it is. */
export function sounding(table: LiveTable, game: Pick<GameClient, "sound">): void {
  tune(table.table.game);
  let before: Position | null = table.position;
  let phase = table.table.phase;
  let asked: "mine" | "theirs" | null = null;
  asked = whose(); // which looks at it

  function whose(): "mine" | "theirs" | null {
    if (table.isMyTurn) return "mine";
    const view = table.position?.view;
    return table.table.phase !== "playing" || !view || view.turn < 0 || view.prompt.window ? null : table.table.mine.includes(view.turn) ? asked : "theirs";
  }

  $effect(() => {
    const now = table.position;
    const events = table.latest;
    untrack(() => {
      const { mine } = table.table;
      const own = table.sides.filter((side) => side.some((seat) => mine.includes(seat))).flat();
      const sound = now && now !== before && events.length ? soundOf(game, events, before, now, own.length ? own : mine) : null;
      before = now;
      if (sound) play(sound);
    });
  });

  $effect(() => {
    const ended = table.table.phase === "over" && phase === "playing" && table.position;
    phase = table.table.phase;
    if (ended) untrack(() => play(endingOf(table.table.puzzle?.solved ? table.table.mine : ended.standing.winners, table.table.mine)));
  });

  $effect(() => {
    const now = whose();
    if (now && now !== asked) play(now === "mine" ? "turn" : "theirs");
    asked = now;
  });

  $effect(() =>
    announcer.listen((sayings) => {
      if (sayings.some(({ kind }) => kind === "refusal")) play("refused");
    }),
  );
}
