// The model of the text view: everything that happens as sentences, in order, and answers to what is typed.
import { untrack } from "svelte";

import type { Action, GameClient, GameEvent } from "../games/game";
import { announcer } from "../lib/announcer";
import { call, problem, randomBytes } from "../lib/api";
import type { Command } from "../lib/connection";
import { sayForced } from "../lib/forced";
import type { LiveTable } from "../lib/live.svelte";
import { sayProblem, sayThrown } from "../lib/problems";
import { go } from "../lib/router.svelte";
import { familiarly, has, inWords, isFamiliar, language, say, sayEvent } from "../lib/texts.svelte";
import { sayWinners } from "../lib/victory";
import { chapterAt, isSame, isSpan, loadSteps } from "../lesson/steps";
import { isDue, noteTold, tells } from "../story/wish";
import { loadRulebook, plain, ruleOf, search } from "../rules/rulebook";
import type { AnyMessage, Choice, LogLine, Moved, Problem, Spoken, Standing, Words } from "../wire/messages";
import { answerTo, chooseDetail, clockLines, detail, numbered, turnLines } from "./answers";
import { Course } from "./course";
import { matching, typed, understand, WORDS, type Input, type Detail, type Word } from "./console";
import type { StepSeen } from "../wire/http";

export interface HistoryEntry {
  key: number;
  kind: "heard" | "own" | "answer" | "refusal" | "turn" | "lesson";
  text: () => string;
  rule: string | null;
}

/** What telling needs to know of a game: which events go without saying, and whether it is won together. */
export type Known = Pick<GameClient, "quiet" | "sound" | "together" | "aftermath" | "goal" | "range">;

const SAID = { heard: "event", answer: "answer", refusal: "refusal", turn: "turn", lesson: "lesson" } as const;
const MOST_SHOWN = 12; // choices or rules that one answer lists

export class Telling {
  history = $state.raw<HistoryEntry[]>([]);
  /** The position in words, and after how many moves. */
  words = $state.raw<(Words & { moves: number }) | null>(null);
  readonly #table: LiveTable;
  readonly #game: Known;
  #count = 0;
  #heard = -1; // seq of the newest line that was told
  #caughtUp = 0; // the last line that was no news then
  #read: Spoken | null = null; // with the question before
  #announced = ""; // the decision, request or end that was told last
  #before = ""; // the command before
  #moved: Moved[] = []; // the moves that stand, with what they brought
  #stood: string[] = []; // the score when this guest last decided
  #course: Course | null = null; // while the commands are learnt
  #describing = false;
  readonly #described = Promise.withResolvers<void>(); // once there is a position, in words
  #sat = new Set<number>();
  #sent: Promise<unknown> = Promise.resolve(); // the command that went to the table last
  #steps = $state.raw<StepSeen[] | null>(null); // of the lesson, where this is one; not loaded yet
  #narrated = $state<"prologue" | "epilogue" | null>(null); // what of the story is told, or has no words
  #taught = 0; // prompts that were told
  #begun = 0; // own moves that were made before the last of them

  /** To be made while a component is set up: it listens as long as that lives. */
  constructor(table: LiveTable, game: Known, learning = false) {
    this.#table = table;
    if (learning) this.#course = new Course();
    this.#game = game;
    $effect(() => {
      const lines = table.lines;
      untrack(() => this.#hear(lines));
    });
    $effect(() => {
      void [table.position, table.table.phase, language(), isFamiliar(), table.connection];
      untrack(() => void this.#describe());
    });
    $effect(() => {
      void [this.words, table.table, this.#steps, this.#narrated];
      if (table.connection === "offline") this.#forget();
      else untrack(() => this.#announce());
    });
    $effect(() => {
      if (table.table.lesson)
        loadSteps(table.table.game).then(
          (steps) => (this.#steps = steps),
          () => (this.#steps = []),
        );
      else this.#steps = [];
    });
    $effect(() => {
      const { phase } = table.table;
      if (phase === "playing" || phase === "over") untrack(() => void this.#narrate(phase === "over" ? "epilogue" : "prologue"));
    });
    $effect(() => {
      const { phase, invited } = table.table;
      if (phase === "gathering") for (const seat of invited) untrack(() => this.#sitInvited(seat));
    });
  }

  /** What this guest may choose by its number. */
  get choices(): Choice[] {
    return this.#understood.filter((choice) => choice.listed);
  }

  /** Also what is too much to be counted, but may be typed. */
  get #understood(): Choice[] {
    return this.#table.isMyTurn ? (this.words?.choices ?? []) : [];
  }

  /** The same names as on the board and in the position's words. */
  name(seat: number): string {
    return this.#table.name(seat);
  }

  /** Does what a line asks for, and tells what came of it. */
  async run(line: string): Promise<void> {
    const { phase } = this.#table.table;
    if (phase === "playing" || phase === "over") await this.#described.promise; // typed before the position has come
    const verbs = new Set(this.#understood.flatMap(({ forms }) => forms.map((form) => plain(form.split(" ")[0]!))));
    const input = understand(line, verbs);
    if (input.do === "nothing") return;
    this.#tell("own", () => line.trim());
    await this.#do(input);
    this.#learn(input);
  }

  // ---- hearing -----------------------------------------------------------------------------------------------------

  #tell(kind: HistoryEntry["kind"], text: () => string, rule: string | null = null): void {
    this.history = [...this.history, { key: this.#count++, kind, text, rule }];
    if (kind !== "own") announcer.announce(SAID[kind], text());
  }

  #hear(lines: LogLine[]): void {
    const fresh = lines.filter((line) => line.seq > this.#heard);
    if (!fresh.length) return;
    const missed = this.#heard >= 0 && this.#table.caughtUp > this.#caughtUp;
    this.#caughtUp = this.#table.caughtUp;
    this.#heard = fresh.at(-1)!.seq;
    const heard = fresh.flatMap((line) =>
      this.#sentences(line).map(([text, rule]) => ({ key: this.#count++, kind: "heard" as const, text, rule, seq: line.seq })),
    );
    this.history = [...this.history, ...heard];
    if (missed) announcer.announce("note", say("much-missed"));
    for (const { text, seq } of heard) if (seq > this.#table.caughtUp) announcer.announce("event", text());
  }

  #sentences(line: LogLine): [() => string, string | null][] {
    switch (line.type) {
      case "moved": {
        const events = line.events as GameEvent[];
        const heard = events
          .filter((event) => !this.#game.quiet?.(event))
          .map((event): [() => string, string | null] => [() => sayEvent(event, (seat) => this.name(seat)), event.rule]);
        this.#moved.push(line);
        if (!line.forced || !heard.length) return heard;
        const forced = sayForced(events);
        return [[() => forced?.words ?? say("text-forced"), forced?.rule ?? null], ...heard];
      }
      case "said":
        return [[() => say("text-said", { name: line.name, words: line.phrase ? say(`phrase-${line.phrase}`) : line.text }), null]];
      case "undone":
        return [[this.#undone(line.seat, line.kept), null]];
      default: {
        const number = (line.seat ?? 0) + 1;
        const own = `text-noted-${line.what}`;
        const seat = () => line.name || (line.seat === null ? "" : this.name(line.seat));
        return [[() => say(has(own) ? own : `noted-${line.what}`, { seat: seat(), number }), null]];
      }
    }
  }

  /** What was taken back: by whom. */
  #undone(seat: number, kept: number): () => string {
    const gone = this.#moved.filter((line) => line.move >= kept && line.by === seat);
    this.#moved = this.#moved.filter((line) => line.move < kept);
    const what = () => gone.flatMap((line) => this.#said(line.events as GameEvent[])).join(" ");
    return () => (what() ? say("text-undone", { seat: this.name(seat), what: what() }) : say("log-undone", { seat: this.name(seat) }));
  }

  /** Events as sentences, without those that go without saying. */
  #said(events: GameEvent[]): string[] {
    return events.filter((event) => !this.#game.quiet?.(event)).map((event) => sayEvent(event, (seat) => this.name(seat)));
  }

  /** Asks for the position in words until what is known is the newest. */
  async #describe(): Promise<void> {
    if (this.#describing || !this.#table.position) return;
    this.#describing = true;
    try {
      for (;;) {
        const wanted = this.#stamp();
        const { moves } = this.#table.position;
        const answer = await this.#table.send({ type: "describe", language: language(), names: this.#names() });
        if (answer.type !== "words") return;
        if (wanted !== this.#stamp()) continue;
        this.words = { ...this.#familiar(answer), moves };
        return;
      }
    } finally {
      this.#describing = false;
      this.#described.resolve();
    }
  }

  /** What the server has put into words, as this person wants to be spoken to. */
  #familiar(words: Words): Words {
    const names = this.#names();
    const own = <T>(told: T): T => {
      if (typeof told === "string") return familiarly(told, names) as T;
      if (Array.isArray(told)) return told.map(own) as T;
      return told && typeof told === "object" ? (Object.fromEntries(Object.entries(told).map(([key, value]) => [key, own(value)])) as T) : told;
    };
    const choices = words.choices.map((choice) => ({ ...choice, words: own(choice.words) }));
    return { ...words, spoken: own(words.spoken), prompt: own(words.prompt), choices };
  }

  #names(): string[] {
    return this.#table.table.seats.map((_, seat) => this.name(seat));
  }

  #stamp(): string {
    const { position, table } = this.#table;
    return `${position?.moves} ${position?.seat} ${position?.actions.length} ${table.phase} ${language()} ${isFamiliar()}`;
  }

  /** Tells once what is asked of this guest now: a decision, an answer; or how it ended. */
  #announce(): void {
    const { table, position } = this.#table;
    if (!this.#steps || (table.phase === "over" ? this.#narrated !== "epilogue" : !this.#narrated)) return;
    if (this.#course && !this.#course.over) return this.#instruct();
    this.#teach();
    const asked = table.request?.waiting.some((seat) => table.mine.includes(seat));
    if (table.request && asked) {
      const { what, seat } = table.request;
      this.#once(`request ${what} ${this.#heard}`, () => `${say(`request-${what}`, { seat: this.name(seat) })} ${say("text-answer")}`);
    } else if (this.#table.isMyTurn && this.words?.moves === position?.moves) {
      const { prompt, spoken, choices } = this.words!;
      const asks = say("your-turn-to", { prompt: /[.?!]$/.test(prompt) ? prompt : `${prompt}.` });
      this.#once(`decide ${position!.moves}`, () => [asks, ...turnLines(spoken, choices, detail(), this.#read), ...this.#wanted()].join("\n"));
      this.#read = spoken;
    } else if (table.phase === "over" && position) {
      const { puzzle } = table;
      this.#once("over", () => (puzzle?.solved ? say(`puzzle-solved-${puzzle.goal}`) : this.#ending(position.standing)));
    }
  }

  /** Tells the story at its time, before anything is asked; who comes when all is over has missed it. */
  async #narrate(moment: "prologue" | "epilogue"): Promise<void> {
    if (this.#narrated === moment) return;
    const table = this.#table;
    const due = moment === "prologue" ? isDue(this.#game, table) : this.#narrated === "prologue" && tells(this.#game, table);
    if (due) {
      const story = await call("GET /api/tables/{table}/story", { table: table.table.id }).catch(() => null);
      for (const { name, kind, panels } of story?.[moment] ?? []) {
        this.#tell("heard", () => `${name[language()]}: ${kind[language()]}`);
        for (const { words } of panels) this.#tell("heard", () => words[language()] ?? "");
      }
      noteTold(table.table.id);
    }
    this.#narrated = moment;
  }

  /** What is asked is asked again once the line holds. */
  #forget(): void {
    if (this.#announced !== "over") this.#announced = "";
  }

  /** Who won was told as it happened; who comes later hears it here. */
  #ending(standing: Standing): string {
    const { winners, scores } = standing;
    const won = this.#game.together && !winners.length ? say("lost-together") : sayWinners(standing, (seat) => this.name(seat));
    const told = this.#heard > this.#table.caughtUp ? [] : [`${won}.`];
    if (this.#game.together) return [`${won}.`, ...(this.#game.aftermath?.(this.#table) ?? [])].join(" ");
    return [...told, say("text-over", { scores: scores.map((score, seat) => say("score-of", { seat: this.name(seat), score })).join(", ") })].join(" ");
  }

  /** Begins the lesson of the commands, as soon as there is something to ask about. */
  #instruct(): void {
    if (!this.words?.prompt || this.#announced) return;
    this.#once("course", () => say("text-lesson", { words: this.#course!.words(this.words?.spoken) }), "lesson");
  }

  /** The next command, or the match itself once they are learnt. */
  #learn(input: Input): void {
    if (!this.#course || this.#course.over) return;
    if (input.do === "choose" || input.do === "act") this.#course.leave();
    else if (!this.#course.hears(input.do)) return;
    const words = this.#course.words(this.words?.spoken);
    this.#tell("lesson", () => say("text-lesson", { words }));
    if (this.#course.over) this.#announce();
  }

  /** Tells the prompts of the lesson that are due. */
  #teach(): void {
    const moves = this.#table.position?.moves ?? -1;
    const chapter = chapterAt(this.#steps!, moves);
    chapter.steps.forEach((step, place) => {
      const number = chapter.first + place;
      if (number < this.#taught || step.at > moves) return;
      [this.#taught, this.#begun] = [number + 1, this.#ownMoves()];
      this.#tell("lesson", () => say("text-lesson", { words: inWords(step) }));
    });
  }

  #ownMoves(): number {
    const { lines, table } = this.#table;
    return lines.filter((line) => line.type === "moved" && table.mine.includes(line.by)).length;
  }

  /** Which of the choices the lesson asks for: its number, or how it is typed where it has none. */
  #wanted(): string[] {
    const play = this.#steps?.[this.#taught - 1]?.plays[this.#ownMoves() - this.#begun] as Action | undefined;
    if (!play) return [];
    const place = this.choices.findIndex(({ action }) => isSame(play, action as Action));
    if (place >= 0) return [say("text-lesson-choice", { number: place + 1 })];
    const meant = this.#understood.find(({ action }) => isSame(play, action as Action));
    return [say("text-lesson-typed", { form: meant?.forms[0] ?? formOf(play) })];
  }

  #once(what: string, text: () => string, kind: HistoryEntry["kind"] = "turn"): void {
    if (this.#announced === what) return;
    this.#announced = what;
    const said = text();
    this.#tell(kind, () => said);
  }

  /** A seat that is kept for this guest is taken at once. */
  #sitInvited(seat: number): void {
    if (this.#sat.has(seat)) return;
    this.#sat.add(seat);
    void this.#execute({ type: "sit", seat, bytes: randomBytes() });
  }

  // ---- doing -------------------------------------------------------------------------------------------------------

  #answer(...lines: string[]): void {
    this.#tell("answer", () => lines.join("\n"));
  }

  async #execute(command: Command): Promise<AnyMessage> {
    const sent = this.#table.send(command);
    this.#sent = sent;
    const answer = await sent;
    if (answer.type === "problem") await this.#refuse(answer);
    return answer;
  }

  /** Why not, with the words of the rule that says so. */
  async #refuse(why: Problem): Promise<void> {
    const taught = why.code === "lesson" && this.#steps?.[this.#taught - 1]?.otherwise;
    if (taught) return this.#tell("refusal", () => inWords(taught));
    const sentence = why.code === "malformed" ? say("text-not-understood") : sayProblem(why, (seat) => this.#table.name(seat));
    if (!why.rule) return this.#tell("refusal", () => sentence);
    const book = await loadRulebook(this.#table.table.game).catch(() => null);
    const rule = book && ruleOf(book, why.rule);
    this.#tell("refusal", () => (rule ? `${sentence} ${rule.id}: ${inWords(rule)}` : `${sentence} (${why.rule})`), why.rule);
  }

  async #do(input: Input): Promise<void> {
    const { table } = this.#table;
    const again = this.#before === input.do;
    this.#before = input.do;
    switch (input.do) {
      case "choose":
        return this.#choose(input.number);
      case "act":
        return this.#act(input.text);
      case "try":
        return this.#try(input.what);
      case "say":
        return void this.#execute({ type: "say", text: input.text });
      case "rule":
        return this.#rule(input.words);
      case "log":
        return this.#repeat(input.count);
      case "sit":
        return void this.#execute({ type: "sit", seat: input.seat, bytes: randomBytes() });
      case "open":
        return void this.#execute({ type: "fill", seat: input.seat, bot: null });
      case "fill":
        return void this.#execute({ type: "fill", seat: input.seat, bot: input.bot });
      case "handover":
        return void this.#execute({ type: "hand", seat: input.seat, bot: input.bot });
      case "stand":
      case "take":
      case "skip":
        return void this.#execute({ type: input.do, seat: input.seat });
      case "ahead":
        return this.#ahead(input.on);
      case "ready":
        return this.#ready();
      case "undo":
      case "begin":
        return void this.#execute({ type: input.do });
      case "close":
        return this.#close(again);
      case "yes":
      case "no":
        return void this.#execute({ type: "answer", agree: input.do === "yes" });
      case "rematch":
        return this.#rematch();
      case "replay":
        return go(`/replay/${table.id}`);
      case "analysis":
        return this.#analyse();
      case "board":
        return go(`/table/${table.id}#board`);
      case "course":
        return this.#beginCourse();
      case "quit":
        return go("/");
      case "choices":
        return this.#list(this.choices.map((_, place) => place + 1));
      case "detail":
        return this.#chooseDetail(input.detail);
      case "clock":
        return this.#answer(...clockLines(table, (seat) => this.name(seat)));
      case "last":
        return this.#last();
      case "hint":
        return this.#hint();
      case "changed":
        return this.#changed();
      case "look":
      case "hand":
      case "tile":
      case "score":
      case "around":
        return this.#answer(...(this.words?.prompt ? answerTo(input, this.words) : [say("text-no-position")]));
      case "help":
        return this.#help();
      case "half":
        return this.#answer(say("text-half", { command: this.#word(input.word) }), this.helpOf(input.word));
    }
  }

  async #choose(number: number): Promise<void> {
    const choice = this.choices[number - 1];
    if (choice) return this.#play(choice.action);
    this.#answer(this.#noSuch(number));
  }

  #noSuch(number: number): string {
    const count = this.choices.length;
    return count ? say("no-such-choice", { number, count }) : say("text-nothing-to-choose");
  }

  /** A choice as it is typed; else an action that the rules may answer; else words that are in several choices. */
  async #act(text: string): Promise<void> {
    const choice = typed(this.#understood, text);
    if (choice) return this.#play(choice.action);
    const verb = plain(text.split(/\s+/)[0]!);
    const known = has(`action-${verb}`) || this.#understood.some(({ forms }) => plain(forms[0]!.split(" ")[0]!) === verb);
    const found = known ? [] : matching(this.choices, text);
    if (found.length) return this.#list(found);
    if (known || this.#table.isMyTurn) return this.#play(text, known);
    this.#answer(say(this.#table.table.phase === "playing" ? "text-not-now" : "text-not-understood"));
  }

  /** Says that one is ready, or no longer; a seat that was asked for just before counts. */
  async #ready(): Promise<void> {
    await this.#sent;
    const { mine, seats } = this.#table.table;
    const [seat] = mine;
    if (seat === undefined) return this.#answer(say("text-ready-not-seated"));
    await this.#execute({ type: "ready", seat, on: !seats[seat]!.ready });
  }

  /** Plays an action; `verb`: it begins at least as one that is offered. */
  async #play(action: unknown, verb = false): Promise<void> {
    const moves = this.words?.moves ?? this.#table.position?.moves ?? 0;
    this.#stood = this.words?.spoken.score ?? [];
    const answer = await this.#table.send({ type: "act", actions: [action], moves });
    if (answer.type !== "problem") return;
    if (verb && answer.code === "malformed") this.#tell("refusal", () => say("text-not-offered"));
    else await this.#refuse(answer);
  }

  /** What would follow; nothing is moved. */
  async #try(what: string): Promise<void> {
    const number = Number(what);
    const choice = Number.isInteger(number) ? this.choices[number - 1] : typed(this.#understood, what);
    if (!choice && Number.isInteger(number)) return this.#answer(this.#noSuch(number));
    const answer = await this.#table.send({ type: "ask", actions: [choice?.action ?? what], language: language(), names: this.#names() });
    const refusal = answer.type === "outlook" ? answer.refusal : answer.type === "problem" ? answer : problem("unknown");
    if (refusal) return this.#refuse(refusal);
    const sentences =
      answer.type === "outlook" ? [...this.#said(answer.events as GameEvent[]), ...answer.words.map((words) => familiarly(words, this.#names()))] : [];
    this.#answer(say("text-would-follow"), ...(sentences.length ? sentences : [say("text-nothing-follows")]));
  }

  /** The best moves, each with the form in which it is typed; nothing is moved. */
  async #hint(): Promise<void> {
    const { sayWorth } = await import("../moves/move");
    const answer = await this.#execute({ type: "hint", language: language(), names: this.#names() });
    if (answer.type !== "hinted") return;
    const own = (words: string) => familiarly(words, this.#names());
    const lines = answer.advised.map(({ actions, worth, words, why }, place) => {
      const number = this.choices.findIndex(({ action }) => isSame(actions[0] as Action, action as Action));
      const told = say("hint-move", { number: place + 1, worth: sayWorth(worth, answer.unit), words: own(words), why: own(why) });
      return `${told} (${number < 0 ? formOf(actions[0] as Action) : say("text-choice-number", { number: number + 1 })})`;
    });
    this.#answer(...lines, say(`hint-unit-${answer.unit}`));
  }

  /** What the match was won and lost by; it takes a while. */
  async #analyse(): Promise<void> {
    this.#answer(say("analysis-begun"));
    try {
      const { analysed } = await import("../analysis/told");
      this.#answer(...(await analysed(this.#table.table.id, (seat) => this.name(seat))));
    } catch (thrown) {
      this.#answer(sayThrown(thrown));
    }
  }

  async #rule(words: string): Promise<void> {
    try {
      const book = await loadRulebook(this.#table.table.game);
      const exact = ruleOf(book, words);
      if (exact) return this.#tell("answer", () => `${exact.id}: ${inWords(exact)}`, exact.id);
      const { hits, instead } = await search(this.#table.table.game, words, language());
      const found = hits.flatMap(({ rule }) => ruleOf(book, rule) ?? []);
      if (!found.length && instead.length) return this.#answer(say("rulebook-nothing", { words }), `${say("rulebook-instead")} ${instead.join(", ")}`);
      if (!found.length) return this.#answer(say("no-such-rule", { rule: words }));
      const more = found.length > MOST_SHOWN ? [say("text-more", { count: found.length - MOST_SHOWN })] : [];
      this.#answer(...found.slice(0, MOST_SHOWN).map((rule) => `${rule.id}: ${inWords(rule)}`), ...more);
    } catch (thrown) {
      this.#answer(sayThrown(thrown));
    }
  }

  #repeat(count: number): void {
    const heard = this.history.filter((entry) => entry.kind === "heard").slice(-count);
    this.#answer(...(heard.length ? heard.map((entry) => (entry.rule ? `${entry.text()} (${entry.rule})` : entry.text())) : [say("log-empty")]));
  }

  /** The last move that did something anybody would tell. */
  #last(): void {
    const sentences = this.#moved.map((line) => this.#said(line.events as GameEvent[])).findLast((found) => found.length);
    this.#answer(...(sentences ?? [say("log-empty")]));
  }

  /** What happened since this guest last decided, and the score where it is another one. */
  #changed(): void {
    const { mine } = this.#table.table;
    const own = this.#moved.findLastIndex((line) => mine.includes(line.by) && !line.forced);
    const sentences = this.#moved.slice(own + 1).flatMap((line) => this.#said(line.events as GameEvent[]));
    const score = this.words?.spoken.score.filter((line) => this.#stood.length && !this.#stood.includes(line)) ?? [];
    this.#answer(...(sentences.length ? [...sentences, ...score] : [say("text-nothing-changed")]));
  }

  #beginCourse(): void {
    this.#course = new Course();
    this.#announced = "";
    this.#announce();
  }

  #chooseDetail(chosen: Detail | null): void {
    if (chosen) chooseDetail(chosen);
    this.#answer(say(`text-detail-${detail()}`), ...(chosen ? [] : [say("text-detail-which")]));
  }

  #list(numbers: number[]): void {
    if (!numbers.length) return this.#answer(say("text-nothing-to-choose"));
    this.#answer(...numbered(this.choices, numbers));
  }

  async #ahead(on: boolean): Promise<void> {
    const answer = await this.#execute({ type: "ahead", on });
    if (answer.type !== "problem") this.#answer(say(on ? "text-ahead-on" : "text-ahead-off"));
  }

  /** For good, so it takes two. */
  #close(again: boolean): void {
    if (again) void this.#execute({ type: "close" });
    else this.#answer(say("text-close-again"));
  }

  async #rematch(): Promise<void> {
    const { rematch } = this.#table.table;
    if (rematch) return go(`/text/${rematch}`);
    const answer = await this.#execute({ type: "rematch" });
    if (answer.type === "done" && answer.table) go(`/text/${answer.table}`);
  }

  // ---- help --------------------------------------------------------------------------------------------------------

  #help(): void {
    const words = (Object.keys(WORDS) as Word[]).filter((word) => word !== "tile" || this.words?.spoken.tile);
    this.#answer(say("text-help"), ...words.map((word) => this.helpOf(word)));
  }

  #word(word: Word): string {
    return say(`text-form-${word}`, { seat: "" }).split(" ")[0]!;
  }

  /** How a command is typed and what it does; with a seat, for that one. */
  helpOf(word: Word, seat: number | string = "N"): string {
    return `${say(`text-form-${word}`, { seat })}: ${say(`text-help-${word}`, { seat })}`;
  }
}

/** An action of a lesson as it is typed; where any number will do, the one in the middle. */
function formOf({ kind, ...fields }: Action): string {
  const values = Object.values(fields).map((value) => (isSpan(value) ? Math.floor((value.low + value.high) / 2) : value));
  return [say(`verb-${kind}`), ...values].join(" ");
}
