// What would follow from actions, as the server foresees it: asked once in a position, and kept until the next one.
import type { PreviewSeen, TableModel, Wire } from "./game";

const AGAIN = 1000; // milliseconds until what nobody answered may be asked again

export class Previews<G extends Wire> {
  readonly #table: TableModel<G>;
  #known = $state.raw<{ moves: number; answers: Map<string, PreviewSeen<G>> }>({ moves: -1, answers: new Map() });
  #asked: { moves: number; answers: Map<string, Promise<void>> } = { moves: -1, answers: new Map() };
  /** Counts questions that nobody answered; whatever asks in an effect asks again when it changes. */
  #unanswered = $state(0);

  constructor(table: TableModel<G>) {
    this.#table = table;
  }

  get #moves(): number {
    return this.#table.position?.moves ?? -1;
  }

  /** The answer, if it is there already. */
  of(actions: G["action"][]): PreviewSeen<G> | null {
    return this.#known.moves === this.#moves ? (this.#known.answers.get(JSON.stringify(actions)) ?? null) : null;
  }

  /** Asks, unless that was done in this position; settles when the answer is there, or another position is. */
  ask(actions: G["action"][]): Promise<void> {
    void this.#unanswered;
    if (this.#asked.moves !== this.#moves) this.#asked = { moves: this.#moves, answers: new Map() };
    const key = JSON.stringify(actions);
    const asked = this.#asked.answers.get(key) ?? this.#inquire(actions, key);
    this.#asked.answers.set(key, asked);
    return asked;
  }

  async #inquire(actions: G["action"][], key: string): Promise<void> {
    const moves = this.#moves;
    const answer = await this.#table.ask(...actions);
    if (moves !== this.#moves) return;
    if (answer.refusal?.code === "offline") return this.#askAgain(key);
    const answers = this.#known.moves === moves ? this.#known.answers : new Map<string, PreviewSeen<G>>();
    this.#known = { moves, answers: new Map(answers).set(key, answer) };
  }

  /** No answer came: it is asked again, so that nothing stays open where the line or the server is slow. */
  #askAgain(key: string): void {
    setTimeout(() => {
      this.#asked.answers.delete(key);
      this.#unanswered += 1;
    }, AGAIN);
  }
}
