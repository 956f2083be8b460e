// A recorded match with the interface of a live table, at any of its moves and as any seat saw it.
import type { Enact, GameEvent, Position, PreviewSeen, TableModel } from "../games/game";
import { called } from "../lib/forgotten";
import { call, problem, Refused } from "../lib/api";
import type { ReplaySeen } from "../wire/http";
import type { Problem, SeatSeen, TableSeen } from "../wire/messages";
import { know } from "../lib/texts.svelte";
import { botOf, playerName } from "./records";
import { eventsBetween, marksOf, stepAt, stepsOf } from "./steps";

export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

const KEPT = 240; // positions that stay in memory
const AHEAD = 4; // steps that are fetched before they are looked at
const BEAT = 1400; // milliseconds between two steps at speed 1
const LONGER = 1000; // for each thing that shows for a while

export class ReplayTable implements TableModel {
  readonly id: string;
  /** The record as the chosen eyes heard it; the steps are the same for everybody. */
  record = $state.raw<ReplaySeen>(null!);
  position = $state.raw<Position | null>(null);
  latest = $state.raw<GameEvent[]>([]);
  lit = $state.raw<string[]>([]);
  /** Whose eyes were chosen; null: everything, as the player to move sees it. */
  eyes = $state<number | null>(null);
  /** The number of moves that is wanted; the position follows as it comes. */
  wanted = $state(0);
  /** How often something else than the next step was shown: what was gained in between is no news. */
  jumps = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  notice = $state.raw<Problem | null>(null);
  readonly isMyTurn = false;
  /** Set by the page that shows the board, where what happens is to be seen before it is told. */
  enact: Enact | null = null;
  readonly steps: number[];
  readonly #positions = new Map<string, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goes = 0;

  constructor(id: string, record: ReplaySeen) {
    this.id = id;
    this.record = record;
    know(record.words);
    this.steps = stepsOf(record.lines);
  }

  static async load(id: string): Promise<ReplayTable> {
    return new ReplayTable(id, await call("GET /api/replays/{replay}", { replay: id }));
  }

  // ---- what a table shows --------------------------------------------------------------------------------------------

  readonly marks = $derived.by(() => marksOf(this.record.lines, this.steps));
  readonly step = $derived.by(() => stepAt(this.steps, this.wanted));
  /** What was heard up to here. */
  readonly lines = $derived.by(() => this.record.lines.slice(0, this.position?.moves ?? 0));
  /** What has happened since the step before. */
  readonly happened = $derived.by(() => {
    const moves = this.position?.moves ?? 0;
    return eventsBetween(this.record.lines, this.steps[stepAt(this.steps, moves - 1)] ?? 0, moves);
  });

  get table(): TableSeen {
    const { record } = this;
    const last = (this.position?.moves ?? 0) >= record.moves;
    return {
      id: this.id,
      name: "",
      game: record.game,
      phase: !last ? "playing" : record.over ? "over" : "closed",
      listed: false,
      clock: null,
      seats: record.seats.map(seatSeen),
      mine: [],
      shared: false,
      person: null,
      invited: [],
      host: false,
      watchers: 0,
      watching: [],
      screen: false,
      code: "",
      commitment: record.dealing.commitment ?? "",
      request: null,
      undo: null,
      ahead: false,
      rematch: null,
      puzzle: null,
      lesson: false,
      range: false,
      hints: false,
      lot: false,
      muted: [],
    };
  }

  get sides(): number[][] {
    return this.record.sides;
  }

  get options(): object {
    return this.record.options as object;
  }

  get seat(): number | null {
    return this.position?.seat ?? this.eyes;
  }

  get atEnd(): boolean {
    return this.wanted >= this.record.moves;
  }

  name(seat: number): string {
    return playerName(this.record.seats, seat);
  }

  async act(): Promise<boolean> {
    return false;
  }

  async ask(): Promise<PreviewSeen> {
    return { type: "outlook", ref: 0, words: [], refusal: problem("not-now"), events: [], view: null };
  }

  /** Nothing can be done in what is over, so there is nothing to explain. */
  explain(): void {}

  // ---- going through it ------------------------------------------------------------------------------------------------

  /** Shows the position after so many moves; one step forward is told like a live move. */
  async go(moves: number): Promise<void> {
    const turn = ++this.#goes;
    this.wanted = Math.min(this.record.moves, Math.max(0, moves));
    const before = this.position?.moves ?? -1;
    const forward = this.steps[stepAt(this.steps, before) + 1] === this.wanted;
    try {
      const position = await this.#fetch(this.wanted);
      if (turn !== this.#goes) return;
      if (!forward) this.jumps += 1;
      const events = forward ? eventsBetween(this.record.lines, before, position.moves) : [];
      await (events.length ? this.enact?.(events, () => 0) : null);
      if (turn !== this.#goes) return;
      this.latest = events;
      this.position = position;
      this.notice = null;
      this.#prefetch();
    } catch (thrown) {
      if (turn !== this.#goes) return;
      this.pause();
      this.notice = thrown instanceof Refused ? thrown.problem : problem("unknown");
    }
  }

  goStep(step: number): Promise<void> {
    return this.go(this.steps[Math.min(this.steps.length - 1, Math.max(0, step))]!);
  }

  forward(): Promise<void> {
    return this.goStep(this.step + 1);
  }

  back(): Promise<void> {
    const between = this.wanted > this.steps[this.step]!;
    return this.goStep(between ? this.step : this.step - 1);
  }

  /** To the turn after this one, or to the one before. */
  goTurn(direction: 1 | -1): Promise<void> {
    const turns = this.marks.map((mark) => mark.step);
    const next = direction > 0 ? turns.find((step) => step > this.step) : turns.findLast((step) => step < this.step);
    return this.goStep(next ?? (direction > 0 ? this.steps.length - 1 : 0));
  }

  /** Looks through a seat's eyes; null: everything. */
  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    try {
      const record = await call("GET /api/replays/{replay}", { replay: this.id, seat: eyes });
      if (eyes !== this.eyes) return;
      this.record = record;
      this.latest = [];
      await this.go(this.wanted);
    } catch (thrown) {
      this.notice = thrown instanceof Refused ? thrown.problem : problem("unknown");
    }
  }

  // ---- by itself -------------------------------------------------------------------------------------------------------

  /** Plays on; `lasting` says of which events the board makes a longer show. */
  async play(lasting: (event: GameEvent) => boolean): Promise<void> {
    this.playing = true;
    if (this.atEnd) await this.go(0);
    this.#beat(lasting);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #beat(lasting: (event: GameEvent) => boolean): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    const pause = BEAT / this.speed + this.latest.filter(lasting).length * LONGER;
    this.#timer = setTimeout(async () => {
      await this.forward();
      if (this.atEnd) this.playing = false;
      this.#beat(lasting);
    }, pause);
  }

  // ---- positions -------------------------------------------------------------------------------------------------------

  #fetch(moves: number): Promise<Position> {
    const wanted = { replay: this.id, number: moves, seat: this.eyes };
    const key = `${moves} ${this.eyes}`;
    let found = this.#positions.get(key);
    if (!found) {
      found = call("GET /api/replays/{replay}/positions/{number}", wanted) as Promise<Position>;
      found.catch(() => this.#positions.delete(key));
      this.#positions.set(key, found);
      const oldest = this.#positions.keys().next().value!;
      if (this.#positions.size > KEPT) this.#positions.delete(oldest);
    }
    return found;
  }

  #prefetch(): void {
    const near = [...Array(AHEAD).keys()].map((step) => this.step + 1 + step);
    for (const step of [this.step - 1, ...near]) {
      const moves = this.steps[step];
      if (moves !== undefined) this.#fetch(moves).catch(() => {});
    }
  }
}

function seatSeen(name: string): SeatSeen {
  return {
    name: botOf(name) ? null : called(name),
    bot: botOf(name),
    here: true,
    time_left: null,
    running: false,
    reserved: false,
    kept_name: null,
    idle_in: null,
    program: false,
    ready: false,
    host: false,
    queued: false,
  };
}
