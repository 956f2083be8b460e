// A live table: the server's messages folded into a state, and this guest's commands. The view is replaced, never patched.
import type { Action, Enact, GameEvent, Position, PreviewSeen, TableModel } from "../games/game";
import type { AnyMessage, Chapter, LogLine, Problem, TableSeen, Update, Welcome, Words } from "../wire/messages";
import { problem } from "./api";
import { Connection, type ConnectionStatus, type Command } from "./connection";
import { fold } from "./fold";
import { calledAt, calledIn } from "./forgotten";
import { ensureGuest, myToken, registerAnew } from "./guest.svelte";
import { botName, nameOf } from "./names";
import { speed } from "./pace.svelte";
import { choosePassing, isForced, Pace, passesByItself } from "./passing";
import { know, language } from "./texts.svelte";

const PASSING = ["too-fast", "too-many-lines"]; // what keeps somebody out for a while
const PAGES = 20; // of what happened long ago; a match is never so long
const REST = 1100; // milliseconds between two moves for those who want to look at each
const LOST = ["offline", "slow"]; // what is said while the line does not hold
const MISSED = 12; // lines that somebody who comes back is told; more of them is an old story

/** The number of the first line of a kind. */
function firstOf(lines: LogLine[], said: boolean, otherwise: number): number {
  return lines.find((line) => (line.type === "said") === said)?.seq ?? otherwise;
}

/** A lesson or a puzzle can be looked at without the network. */
function keep(message: Welcome | Update): void {
  if (message.table.lesson || message.table.puzzle) void import("./seen").then(({ keepSeen }) => keepSeen(message));
}

export class LiveTable implements TableModel {
  #table = $state.raw<TableSeen | null>(null);
  #lines = $state.raw<LogLine[]>([]);
  #seen = $derived(this.#table && calledAt(this.#table));
  #named = $derived(calledIn(this.#lines));
  #connection: Connection;
  #seq = 0;
  #gone = new AbortController();
  #oldest = { said: 0, rest: 0 }; // the numbers of the first lines that were heard
  #coming: { message: Update; heardAt: number }[] = []; // what was told and is not shown yet, the first of it being enacted
  #enacting = $state(false);
  #pace = new Pace();
  #asked = { moves: -1, at: 0 }; // since when the position is as it is
  #pass: ReturnType<typeof setTimeout> | undefined;
  #awaited = 0; // answers to questions and moves

  options = $state.raw<object>({});
  sides = $state.raw<number[][]>([]);
  chapter = $state.raw<Chapter | null>(null);
  position = $state.raw<Position | null>(null);
  /** The last line of what was sent at opening, or of too much that was missed meanwhile: nobody hears that as news. */
  caughtUp = 0;
  /** Whether there were words in the chat before those that are here. */
  moreSaid = $state(false);
  latest = $state.raw<GameEvent[]>([]);
  lit = $state.raw<string[]>([]);
  /** What was done for this guest since they last decided, because nothing else could be. */
  forced = $state.raw<GameEvent[]>([]);
  /** The state of the connection to the server. */
  connection = $state<ConnectionStatus>("connecting");
  /** Why the table cannot be shown at all. */
  closedTo = $state.raw<Problem | null>(null);
  /** What the page's notice says. */
  notice = $state.raw<Problem | null>(null);
  /** There is nothing to choose, and the page will pass in a moment. */
  passing = $state(false);
  /** Whether windows that leave nothing to choose are answered without asking. */
  byItself = $state(passesByItself());
  /** An answer is awaited: what would follow, or whether a move is made. */
  busy = $state(false);
  /** When the table was last told (performance.now), for clocks that run on. */
  heardAt = $state(0);

  /** Set by the page that shows the board, where what happens is to be seen before it is told. */
  enact: Enact | null = null;

  /** As this browser's guest; or as a large screen, which is nobody and is told nothing secret. */
  constructor(id: string, as: "guest" | "screen" = "guest") {
    const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(id)}/live`;
    this.#connection = new Connection(address, {
      greeting: () => (as === "screen" ? { type: "watch" } : { type: "hello", token: myToken() }),
      welcome: (message) => (keep(message), this.#welcome(message)),
      update: (message) => (keep(message), this.#update(message)),
      status: (status) => {
        // perhaps of a server that was started anew
        if (status === "live" && this.connection === "offline") void import("./version").then(({ checkVersion }) => checkVersion());
        this.connection = status;
      },
      refused: (why) => this.#refused(why),
    });
    const signal = this.#gone.signal;
    for (const change of ["online", "offline"]) addEventListener(change, () => this.#connection.hurry(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.#connection.hurry(), { signal });
    const known = as === "screen" ? Promise.resolve() : ensureGuest();
    known.then(
      () => this.#connection.open(),
      () => void this.#lookBack(id),
    );
  }

  /** Without the network: what was last seen, if it was kept; the table itself once there is one again. */
  async #lookBack(id: string): Promise<void> {
    const kept = (await import("./seen")).lastSeen(id);
    if (!kept) return void (this.closedTo = problem("offline"));
    this.#welcome(kept);
    this.connection = "offline";
    addEventListener("online", () => location.reload(), { signal: this.#gone.signal });
  }

  /** Whether anything is known yet. */
  get ready(): boolean {
    return this.#table !== null;
  }

  get table(): TableSeen {
    if (!this.#seen) throw new Error("the table has not been told yet");
    return this.#seen;
  }

  get lines(): LogLine[] {
    return this.#named;
  }

  get seat(): number | null {
    return this.position?.seat ?? this.table.mine[0] ?? null;
  }

  get isMyTurn(): boolean {
    return !this.#enacting && !this.passing && this.table.phase === "playing" && (this.position?.actions.length ?? 0) > 0;
  }

  name(seat: number): string {
    const held = this.table.seats[seat];
    return (held && nameOf(held)) ?? botName(seat, held?.bot);
  }

  async act(...actions: Action[]): Promise<boolean> {
    if (this.position?.view.prompt.window) this.#pace.note(performance.now() - this.#asked.at);
    this.forced = [];
    return this.#awaiting(this.execute({ type: "act", actions, moves: this.position?.moves ?? 0 }));
  }

  async ask(...actions: Action[]): Promise<PreviewSeen> {
    const answer = await this.#awaiting(this.#connection.send({ type: "ask", actions, language: language(), names: this.#names }));
    if (answer.type === "outlook") return answer as PreviewSeen;
    const refusal = answer.type === "problem" ? answer : problem("unknown");
    return { type: "outlook", ref: 0, words: [], refusal, events: [], view: null };
  }

  async #awaiting<T>(answer: Promise<T>): Promise<T> {
    this.#awaited += 1;
    this.busy = true;
    try {
      return await answer;
    } finally {
      this.#awaited -= 1;
      if (!this.#awaited) this.busy = false;
    }
  }

  get #names(): string[] {
    return this.table.seats.map((_, seat) => this.name(seat));
  }

  async describe(): Promise<Words | null> {
    const answer = await this.#awaiting(this.#connection.send({ type: "describe", language: language(), names: this.#names }));
    return answer.type === "words" ? answer : null;
  }

  say(text: string): void {
    void this.execute({ type: "say", text });
  }

  explain(why: Problem): void {
    this.notice = why;
  }

  /** Sends a command; false: it is refused, and the notice says why. */
  async execute(command: Command): Promise<boolean> {
    const answer = await this.send(command);
    this.notice = answer.type === "problem" ? answer : null;
    return answer.type !== "problem";
  }

  send(command: Command): Promise<AnyMessage> {
    return this.#connection.send(command);
  }

  passByItself(on: boolean): void {
    choosePassing(on);
    this.byItself = on;
    this.#consider();
  }

  /** Passes after a while where that is all that can be done, at the player's own pace. */
  #consider(): void {
    const moves = this.position?.moves ?? -1;
    if (moves !== this.#asked.moves) this.#asked = { moves, at: performance.now() };
    else if (this.passing && this.byItself && isForced(this.table, this.position)) return; // it is on its way
    clearTimeout(this.#pass);
    this.passing = this.byItself && isForced(this.table, this.position);
    if (this.passing) this.#pass = setTimeout(() => void this.send({ type: "act", actions: [{ kind: "pass" }], moves }), this.#pace.next());
  }

  /** Where people share the device: the one on this seat has it now; null: nobody looks. */
  async look(seat: number | null): Promise<void> {
    await this.execute({ type: "look", seat });
  }

  leave(): void {
    this.#gone.abort();
    clearTimeout(this.#pass);
    this.#connection.end();
  }

  #welcome(message: Welcome): void {
    const shown = this.#lines.at(-1)?.seq ?? this.caughtUp;
    if (!this.#table || message.lines.filter(({ seq }) => seq > shown).length > MISSED) this.caughtUp = message.seq;
    this.#seq = message.seq;
    this.#coming = [];
    if (this.notice && LOST.includes(this.notice.code)) this.notice = null; // the line holds again
    this.options = message.options as object;
    this.sides = message.sides;
    this.chapter = message.chapter;
    know(message.words);
    this.position = message.position as Position | null;
    this.#lines = fold([], message.lines);
    this.moreSaid = message.more_said;
    this.#oldest = { said: firstOf(message.lines, true, message.seq), rest: firstOf(message.lines, false, message.seq) };
    if (message.more) void this.#recall();
    this.latest = [];
    this.#tell(message.table, performance.now());
  }

  /** Hears what was said or happened before; false: that is all, or the line is lost. */
  async earlier(said: boolean): Promise<boolean> {
    const [kind, oldest] = [said ? ("said" as const) : ("rest" as const), this.#oldest];
    const answer = await this.send({ type: "earlier", before: oldest[kind], said });
    if (answer.type !== "lines" || oldest !== this.#oldest) return false; // everything was told anew meanwhile
    oldest[kind] = firstOf(answer.lines, said, 0);
    this.#lines = fold(
      [],
      [...answer.lines, ...this.#lines].sort((one, other) => one.seq - other.seq),
    );
    if (said) this.moreSaid = answer.more;
    return answer.more;
  }

  /** What happened long ago comes by pages, and by itself: the log shows all of it. */
  async #recall(): Promise<void> {
    for (let pages = 0; pages < PAGES && (await this.earlier(false)); pages++);
  }

  #update(message: Update): boolean {
    if (message.after !== this.#seq) return message.seq <= this.#seq;
    this.#seq = message.seq;
    this.#coming.push({ message, heardAt: performance.now() });
    if (this.#coming.length === 1) void this.#goOn();
    return true;
  }

  /** Shows what is coming, one after another; what need not be enacted is there at once. */
  async #goOn(): Promise<void> {
    const coming = this.#coming;
    for (let next = coming[0]; next; next = coming[0]) {
      const { message, heardAt } = next;
      const events = message.lines.flatMap((line) => (line.type === "moved" ? (line.events as GameEvent[]) : []));
      const enacted = message.position && this.enact?.(events, () => coming.length - 1);
      if (enacted) {
        this.#enacting = true;
        await enacted;
        this.#enacting = false;
        if (coming !== this.#coming) return; // everything was told anew meanwhile
      }
      if (message.lines.length) this.#lines = fold(this.#lines, message.lines);
      const forced = message.lines.flatMap((line) => (line.type === "moved" && line.forced ? (line.events as GameEvent[]) : []));
      if (forced.length) this.forced = forced;
      if (message.position) {
        this.position = message.position as Position;
        this.latest = events;
        this.lit = []; // what a line pointed at may be gone
      }
      this.#tell(message.table, heardAt);
      if (events.length && speed() === "calm" && !document.hidden) await new Promise((rested) => setTimeout(rested, REST));
      if (coming !== this.#coming) return;
      coming.shift();
    }
  }

  #tell(table: TableSeen, heardAt: number): void {
    this.#table = table;
    this.heardAt = heardAt;
    this.closedTo = null;
    this.#consider();
  }

  async #refused(why: Problem): Promise<boolean> {
    if (why.code === "unknown-guest") {
      await registerAnew();
      return true;
    }
    if (!this.#table) {
      this.closedTo = why;
      if (!PASSING.includes(why.code)) this.leave(); // otherwise the line is tried again
    } else {
      this.notice = why;
    }
    return false;
  }
}
