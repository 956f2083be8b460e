// What is said of a move that was made for somebody because there was no choice.
import type { GameEvent } from "../games/game";
import { has, say } from "./texts.svelte";

/** A sentence of the game where it has one for what happened, and the rule of that; nothing where nothing was done. */
export function sayForced(events: GameEvent[]): { words: string; rule: string | null } | null {
  const own = events.find(({ kind }) => has(`web-forced-${kind}`));
  const event = own ?? events[0];
  return event ? { words: say(own ? `web-forced-${own.kind}` : "forced"), rule: event.rule || null } : null;
}
