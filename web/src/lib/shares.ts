// What each seat's points are made of, summed up from the events of a match.
import type { GameClient, GameEvent } from "../games/game";

/** For each seat its points by part; a part is the key of a text. */
export function sharesOf(events: GameEvent[], client: Pick<GameClient, "gains">, seats: number): Map<string, number>[] {
  const shares = Array.from({ length: seats }, () => new Map<string, number>());
  for (const event of events) {
    for (const { seat, points, part } of client.gains?.(event) ?? []) {
      const share = shares[seat];
      if (points && share) share.set(part, (share.get(part) ?? 0) + points);
    }
  }
  return shares;
}
