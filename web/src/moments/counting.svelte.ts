// The last points, counted one by one: where each lies on the board lights up. Anybody in a hurry skips it.
import type { GameClient, GameEvent } from "../games/game";
import type { LiveTable } from "../lib/live.svelte";
import { paced } from "../lib/pace.svelte";
import { calm } from "../lib/theme.svelte";

const STEP = 800; // milliseconds
const WHOLE = 9000; // for all of it, however much there is

export class Counting {
  /** What is counted now. */
  now = $state.raw<GameEvent | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: () => void = () => {};

  /** Counts what the last move brought; settles when it has been seen. */
  count(table: LiveTable, client: Pick<GameClient, "gains" | "places">): Promise<void> {
    const events = table.latest.filter((event) => client.gains?.(event).some(({ points }) => points));
    if (events.length < 2 || calm() || document.hidden) return Promise.resolve();
    return new Promise((done) => {
      this.#done = () => {
        clearTimeout(this.#timer);
        this.now = null;
        table.lit = [];
        done();
      };
      const step = (place: number) => {
        const event = events[place];
        if (!event) return this.#done();
        this.now = event;
        table.lit = client.places(event);
        this.#timer = setTimeout(() => step(place + 1), paced(Math.min(STEP, WHOLE / events.length)));
      };
      step(0);
    });
  }

  skip(): void {
    this.#done();
  }
}
