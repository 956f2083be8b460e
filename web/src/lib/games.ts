// What is said of a game beside its title: for how many it is, and how long it takes.
import type { GameCard } from "../wire/http";
import { has, say } from "./texts.svelte";

export function sayPlayers(game: GameCard): string {
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return least === most ? say("players-only", { count: most }) : say("players-range", { least, most });
}

export function sayMinutes(game: string): string {
  return has(`minutes-${game}`) ? say("minutes", { minutes: say(`minutes-${game}`) }) : "";
}
