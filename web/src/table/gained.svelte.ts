// What each seat gained with the newest move: the difference of two successive standings.
import type { PositionSeen } from "../wire/messages";

export class Gained {
  points = $state.raw<number[]>([]);
  #before: PositionSeen | null = null;

  constructor(position: () => PositionSeen | null) {
    $effect.pre(() => {
      const now = position();
      const before = this.#before;
      this.#before = now;
      if (!now || !before || now.moves <= before.moves) this.points = [];
      else {
        const gains = now.standing.scores.map((score, seat) => Math.max(0, score - (before.standing.scores[seat] ?? 0)));
        if (gains.some(Boolean)) this.points = gains;
        else if (now.view.turn !== before.view.turn) this.points = [];
      }
    });
  }
}
