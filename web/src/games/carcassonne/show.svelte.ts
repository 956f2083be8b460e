// A fight being shown: round by round, the dice of one side after the other come to lie still. Anybody in a hurry skips it.
import { paced } from "../../lib/pace.svelte";
import { play } from "../../lib/sound";
import { calm, lessMotion } from "../../lib/theme.svelte";
import type { Staged } from "./fights";

const ROLLING = 700; // milliseconds
const FIRST = 0.5; // of that time the first side's dice roll
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
  /** How many sides' dice lie still in this round: the last ones decide. */
  lying = $state(0);

  /** How often nobody has won yet: each tie brings more of it. */
  get tension(): number {
    return this.fight ? this.round + (this.rolling || this.finished ? 0 : 1) : 0;
  }

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
    this.lying = 0;
    if (round) play("dice"); // the first is told with the move
    const sides = this.fight!.rounds[round]!.rolls.length;
    this.#after(FIRST * ROLLING, () => this.#lay(sides));
  }

  /** The next side's dice lie still; with the last of them the round is over. */
  #lay(sides: number): void {
    this.lying += 1;
    if (this.lying < sides) return this.#after(((1 - FIRST) * ROLLING) / (sides - 1), () => this.#lay(sides));
    this.rolling = false;
    const last = this.round === this.fight!.rounds.length - 1;
    if (!last) play("danger");
    this.#after(last ? RESULT : READING, () => (last ? this.#next() : this.#roll(this.round + 1)));
  }

  #result(): void {
    this.round = this.fight!.rounds.length - 1;
    this.rolling = false;
    this.#after(lessMotion() ? RESULT_WHEN_CALM : RESULT, () => this.#next());
  }

  #after(pause: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, lessMotion() ? pause : paced(pause));
  }
}
