// What is told of a puzzle's solution, and when: a hint first, then the turn itself, in words and on the board.
import { call } from "../lib/api";
import { sayThrown } from "../lib/problems";
import { capital } from "../lib/texts";
import { familiarly, language, listed, say } from "../lib/texts.svelte";
import type { LiveTable } from "../lib/live.svelte";
import type { Action, GameEvent } from "../games/game";
import type { Shown } from "../moves/move";
import type { Solution } from "../wire/http";
import { sayReasons, sayWhy } from "./puzzles";

/** Puzzles whose solution this page has shown: solving them afterwards is no feat. */
const toldOf = new Set<string>();

export const wasTold = (puzzle: string): boolean => toldOf.has(puzzle);

export class Telling {
  solution = $state.raw<Solution | null>(null);
  hinted = $state(false);
  shown = $state(false);
  failed = $state("");

  constructor(private readonly table: LiveTable) {}

  get #puzzle() {
    return this.table.table.puzzle!;
  }

  async #load(): Promise<boolean> {
    try {
      this.solution ??= await call("GET /api/puzzles/{game}/{puzzle}/solution", { game: this.table.table.game, puzzle: this.#puzzle.id });
    } catch (thrown) {
      this.failed = sayThrown(thrown);
    }
    return this.solution !== null;
  }

  async hint(): Promise<void> {
    if (await this.#load()) this.hinted = true;
  }

  async show(): Promise<void> {
    toldOf.add(this.#puzzle.id);
    if (await this.#load()) this.shown = true;
  }

  /** Loads what is said once it is solved. */
  explain(): void {
    void this.#load();
  }

  get words(): string[] {
    return (this.solution?.words[language()] ?? []).map((words) => familiarly(words));
  }

  get why(): string {
    return this.solution ? sayWhy(this.solution, this.#puzzle.goal, this.#puzzle.unit) : "";
  }

  /** What the solution is about, without what it is; where the turn is to win, how it begins. */
  get hintSaid(): string {
    if (!this.solution) return "";
    if (this.#puzzle.goal === "win") return say("puzzle-hint-first", { words: this.words[0] ?? "" });
    const about = sayReasons("later", this.solution.later) || sayReasons("reason", this.solution.reasons);
    return about ? say("puzzle-hint-about", { about }) : say("puzzle-hint-plain");
  }

  get solutionSaid(): string {
    return `${say("puzzle-solution")} ${capital(listed(this.words))}. ${this.why}`;
  }

  /** On the board: the solution, once it is shown. */
  get drawn(): Shown[] {
    if (!this.solution || !this.shown || this.#puzzle.solved) return [];
    const { actions, events, worth } = this.solution;
    const move = { actions: actions as Action[], events: events as GameEvent[], worth, words: this.words.join(" "), why: this.why };
    return [{ move, rank: "✓", tone: "advised" }];
  }
}
