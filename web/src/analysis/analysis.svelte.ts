// The analysis of a recorded match as it comes, part by part; and what is looked at in it.
import { call, problem, randomBytes, Refused } from "../lib/api";
import { ensureGuest } from "../lib/guest.svelte";
import { go } from "../lib/router.svelte";
import { language } from "../lib/texts.svelte";
import type { Unit } from "../moves/move";
import type { AnalysisSeen, AnalysisSummary, TurnJudged } from "../wire/http";
import type { Problem } from "../wire/messages";

/** The parts of an analysis, until it is whole or nobody wants it any more. */
export async function* parts(id: string, wanted: () => boolean): AsyncGenerator<AnalysisSeen> {
  await ensureGuest();
  for (let since: number | null = 0; since !== null && wanted();) {
    try {
      const part: AnalysisSeen = await call("GET /api/replays/{replay}/analysis", { replay: id, language: language(), since });
      since = part.next;
      yield part;
    } catch (thrown) {
      const wait = thrown instanceof Refused && thrown.problem.code === "too-fast" ? Number(thrown.problem.arguments?.wait) : 0;
      if (!wait) throw thrown;
      await new Promise((awake) => setTimeout(awake, wait * 1000));
    }
  }
}

/** What a turn meant: a choice that gave something away or was great, or what draws and dice had brought before it. */
export type Kind = "mistake" | "great" | "luck" | "bad-luck" | "turn";
export function kindOf(turn: TurnJudged): Kind {
  if (turn.found) return "great";
  if (turn.mistake && lossOf(turn) >= Math.abs(turn.luck)) return "mistake";
  if (turn.luck) return turn.luck > 0 ? "luck" : "bad-luck";
  return turn.mistake ? "mistake" : "turn";
}

export const lossOf = (turn: TurnJudged) => turn.could - turn.worth;

/** What a turn changed for the one who played it: the loss of a mistake, what a great move was better by, or the luck before it. */
export function changeOf(turn: TurnJudged, kind = kindOf(turn)): number {
  if (kind === "great") return turn.found;
  return kind === "mistake" ? -lossOf(turn) : turn.luck;
}

/** A table at which a match goes on from a turn with the better move; the others are bots. */
export async function tryBetter(replay: string, turn: TurnJudged): Promise<void> {
  await ensureGuest();
  const wanted = { replay, move: turn.move, actions: turn.better!.actions, bytes: randomBytes() };
  go(`/table/${(await call("POST /api/trials", {}, wanted)).id}`);
}

export class Analysis {
  turns = $state.raw<TurnJudged[]>([]);
  unit = $state<Unit>("points");
  /** Moves of the match, and how many of them are judged. */
  moves = $state(1);
  reached = $state(0);
  summary = $state.raw<AnalysisSummary | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The turn that is looked at, by the number of moves before it. */
  chosen = $state<number | null>(null);
  #gone = false;

  constructor(id: string) {
    void this.#load(id);
  }

  async #load(id: string): Promise<void> {
    try {
      for await (const part of parts(id, () => !this.#gone)) {
        this.turns = [...this.turns, ...part.turns];
        [this.unit, this.moves, this.reached] = [part.unit, part.moves, part.next ?? part.moves];
        this.summary = part.summary;
      }
    } catch (thrown) {
      this.problem = thrown instanceof Refused ? thrown.problem : problem("unknown");
    }
  }

  get turn(): TurnJudged | null {
    return this.turns.find(({ move }) => move === this.chosen) ?? null;
  }

  readonly turning = $derived.by(() => this.turns.filter(({ move }) => this.summary?.turning.includes(move)));
  readonly mistakes = $derived.by(() => this.turns.filter(({ mistake }) => mistake));
  readonly great = $derived.by(() => this.turns.filter(({ found }) => found));

  /** The turning point or mistake after the one that is looked at, or before it. */
  beside(step: 1 | -1): TurnJudged | undefined {
    const marked = this.turns.filter((turn) => turn.mistake || turn.found || this.turning.includes(turn));
    const at = this.chosen ?? -1;
    return step > 0 ? marked.find(({ move }) => move > at) : marked.findLast(({ move }) => move < at);
  }

  leave(): void {
    this.#gone = true;
  }
}
