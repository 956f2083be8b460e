// What an update sounds like: the listener's change in points, and the sounds that the game gives to events.
import type { GameClient, GameEvent, Position } from "../games/game";
import type { Sound } from "../lib/sound";

const TELLING: Sound[] = ["loss", "danger", "gain", "rival", "dice", "throw", "place"]; // one for each update, the most telling first

/** The sound of events that led from one position to another, for those who play on some seats; null: none. */
export function soundOf(game: Pick<GameClient, "sound">, events: GameEvent[], before: Position | null, now: Position, own: number[]): Sound | null {
  const sounds = new Set(events.map((event) => forMe(game.sound?.(event) ?? null, event, own)));
  if (before && before.moves < now.moves) {
    const change = now.standing.scores.map((score, seat) => score - (before.standing.scores[seat] ?? 0));
    if (own.some((seat) => change[seat]! < 0)) sounds.add("loss");
    if (own.some((seat) => change[seat]! > 0)) sounds.add("gain");
    else if (change.some((points) => points > 0)) sounds.add("rival");
  }
  return TELLING.find((each) => sounds.has(each)) ?? null;
}

/** A gain of somebody else is none for me. */
function forMe(sound: Sound | null, event: GameEvent, own: number[]): Sound | null {
  return sound === "gain" && typeof event.seat === "number" && !own.includes(event.seat) ? "rival" : sound;
}

/** The sound of the end; spectators hear how it ended for the players. */
export function endingOf(winners: number[], mine: number[]): Sound {
  const won = mine.length ? winners.some((seat) => mine.includes(seat)) : winners.length > 0;
  return won ? "won" : "lost";
}
