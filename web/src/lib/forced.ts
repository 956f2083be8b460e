// What is said of a move that was made for somebody because there was no choice.
import type { GameEvent } from "../games/game";
import { has, say } from "./texts.svelte";

/** The game's sentence about what happened, and its rule; nothing where it has none, since nobody would have cared to choose. */
export function sayForced(events: GameEvent[]): { words: string; rule: string } | null {
  const event = events.find(({ kind }) => has(`web-forced-${kind}`));
  return event ? { words: say(`web-forced-${event.kind}`), rule: event.rule } : null;
}
