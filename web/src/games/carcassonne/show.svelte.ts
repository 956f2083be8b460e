// A fight being shown: round by round, the dice roll for a moment and then lie still. Anybody in a hurry skips it.
import { calm } from "../../lib/theme.svelte";
import type { Staged } from "./fights";

const ROLLING = 700; // milliseconds
const READING = 1100; // for a round that is not the last
const RESULT = 2600;
const RESULT_WHEN_CALM = 9000; // nothing has moved: there is all the more to read

export class FightShow {
  #waiting: Staged[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  fight = $state.raw<Staged | null>(null);
  /** The round that is shown. */
  round = $state(0);
  rolling = $state(false);

  /** Whether the result is shown. */
  get finished(): boolean {
    return this.fight !== null && !this.rolling && this.round === this.fight.rounds.length - 1;
  }

  /** Shows fights one after another. */
  begin(fights: Staged[]): void {
    this.#waiting.push(...fights);
    if (fights.length && (!this.fight || this.finished)) this.#next();
  }

  /** To the result; from there on. */
  skip(): void {
    if (!this.fight) return;
    if (this.finished) this.#next();
    else this.#result();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.fight = null;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.fight = this.#waiting.shift() ?? null;
    if (!this.fight) return;
    if (calm()) this.#result();
    else this.#roll(0);
  }

  #roll(round: number): void {
    this.round = round;
    this.rolling = true;
    this.#after(ROLLING, () => {
      this.rolling = false;
      const last = round === this.fight!.rounds.length - 1;
      this.#after(last ? RESULT : READING, () => (last ? this.#next() : this.#roll(round + 1)));
    });
  }

  #result(): void {
    this.round = this.fight!.rounds.length - 1;
    this.rolling = false;
    this.#after(calm() ? RESULT_WHEN_CALM : RESULT, () => this.#next());
  }

  #after(pause: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, pause);
  }
}
