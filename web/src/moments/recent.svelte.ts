// What has just happened: the moves of others stay marked on the board until this guest moves, and can be played once more.
// Who was away for a while is shown first what was missed.
import { untrack } from "svelte";

import type { GameClient } from "../games/game";
import type { LiveTable } from "../lib/live.svelte";
import { paced } from "../lib/pace.svelte";
import { lookedAt, noteLooked } from "./looked";
import { tracesOf } from "./traces";

const STEP = 900; // milliseconds for a move that is played again
const AWAY = 20_000; // milliseconds; who comes back sooner has seen it

type Seen = Pick<LiveTable, "table" | "position" | "lines" | "connection">;

export class Recent {
  readonly #table: Seen;
  readonly #openings: readonly string[];
  /** How many of the moves are drawn, the last of them moving; null: all of them, and still. */
  #playing = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #away = $state.raw({ from: 0, to: 0 }); // the moves that were made while nobody looked

  readonly traces = $derived.by(() => {
    const { table, lines } = this.#table;
    return table.phase === "playing" && !table.lesson && !table.puzzle && !table.range ? tracesOf(lines, this.#openings, table.mine) : [];
  });

  constructor(table: Seen, client: Pick<GameClient, "openings">) {
    this.#table = table;
    this.#openings = client.openings ?? [];
    this.#watch();
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** The moves that are drawn now. */
  get shown() {
    return this.#playing === null ? this.traces : this.traces.slice(0, this.#playing + 1);
  }

  /** The number of the one that moves. */
  get playing(): number | null {
    return this.#playing;
  }

  /** What was missed; nothing once it is known. */
  get missed() {
    const { from, to } = this.#away;
    return this.traces.filter(({ move }) => move >= from && move < to);
  }

  /** Plays the moves one after another. */
  play(from = 0): void {
    clearTimeout(this.#timer);
    if (from >= this.traces.length) return void (this.#playing = null);
    this.#playing = from;
    this.#timer = setTimeout(() => this.play(from + 1), paced(STEP) || STEP / 4);
  }

  /** Everything is known: nothing is played, and nothing was missed. */
  known(): void {
    clearTimeout(this.#timer);
    this.#playing = null;
    this.#away = { from: 0, to: 0 };
  }

  /** Follows whether somebody looks at the table; who does not for a while has missed what happens then. */
  #watch(): void {
    const { id } = this.#table.table;
    let left = lookedAt(id);
    let hidden = $state(document.hidden);
    const looking = $derived(!hidden && this.#table.connection === "live" && this.#table.position !== null);
    const moves = () => this.#table.position?.moves ?? 0;
    $effect(() => {
      const look = () => (hidden = document.hidden);
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
    $effect(() => {
      if (!looking) return;
      const back = left;
      untrack(() => back && Date.now() - back.at > AWAY && this.#tell({ from: back.moves, to: moves() }));
      return () => (left = { moves: untrack(moves), at: Date.now() });
    });
    $effect(() => {
      if (looking) noteLooked(id, moves());
    });
  }

  #tell(away: { from: number; to: number }): void {
    this.#away = away;
    const { length } = this.missed;
    if (length) this.play(this.traces.length - length);
  }
}
