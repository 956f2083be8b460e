// What each seat gained with the newest move: the difference of two successive standings.
import type { Position } from "../games/game";

export class Gained {
  points = $state.raw<number[]>([]);
  #before: Position | null = null;

  constructor(position: () => Position | null) {
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
