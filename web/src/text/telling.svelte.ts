// A table told in words: everything that happens as sentences in the order it happened, and answers to what is typed.
import { untrack } from "svelte";

import type { Action, GameClient, GameEvent } from "../games/game";
import { announcer } from "../lib/announcer";
import { problem, randomBytes } from "../lib/api";
import type { Wish } from "../lib/connection";
import { sayForced } from "../lib/forced";
import type { LiveTable } from "../lib/live.svelte";
import { sayProblem, sayThrown } from "../lib/problems";
import { go } from "../lib/router.svelte";
import { has, language, say, sayEvent } from "../lib/texts.svelte";
import { sayWinners } from "../lib/victory";
import { chapterAt, isSame, loadSteps, type Step } from "../lesson/steps";
import { loadRulebook, ruleOf, search } from "../rules/rulebook";
import type { AnyMessage, Line, Problem, Standing, Words } from "../wire/messages";
import { hasSpan, matching, understand, WORDS, type Command, type Word } from "./commands";

export interface Told {
  key: number;
  kind: "heard" | "own" | "answer" | "refusal" | "turn" | "lesson";
  text: () => string;
  rule: string | null;
}

/** What telling needs to know of a game: which events go without saying, and whether it is won together. */
export type Known = Pick<GameClient, "quiet" | "sound" | "together" | "aftermath">;

const SAID = { heard: "event", answer: "answer", refusal: "refusal", turn: "turn", lesson: "lesson" } as const;
const MOST_SHOWN = 12; // choices or rules that one answer lists

export class Telling {
  told = $state.raw<Told[]>([]);
  /** The position in words, and after how many moves. */
  words = $state.raw<(Words & { moves: number }) | null>(null);
  /** What the command line should hold now. */
  suggested = $state.raw<{ text: string } | null>(null);
  readonly #table: LiveTable;
  readonly #game: Known;
  #count = 0;
  #heard = -1; // seq of the newest line that was told
  #announced = ""; // the decision, request or end that was told last
  #before = ""; // the command before
  #describing = false;
  #sat = new Set<number>();
  #steps = $state.raw<Step[] | null>(null); // of the lesson, where this is one; not loaded yet
  #taught = 0; // prompts that were told
  #begun = 0; // own moves that were made before the last of them

  /** To be made while a component is set up: it listens as long as that lives. */
  constructor(table: LiveTable, game: Known) {
    this.#table = table;
    this.#game = game;
    $effect(() => {
      const lines = table.lines;
      untrack(() => this.#hear(lines));
    });
    $effect(() => {
      void [table.position, table.table.phase, language(), table.connection];
      untrack(() => void this.#describe());
    });
    $effect(() => {
      void [this.words, table.table, this.#steps];
      untrack(() => this.#announce());
    });
    $effect(() => {
      if (table.table.lesson) loadSteps(table.table.game).then((steps) => (this.#steps = steps), () => (this.#steps = []));
      else this.#steps = [];
    });
    $effect(() => {
      const { phase, invited } = table.table;
      if (phase === "gathering") for (const seat of invited) untrack(() => this.#sitInvited(seat));
    });
  }

  get choices(): [string, string][] {
    return this.#table.deciding ? (this.words?.actions ?? []) : [];
  }

  /** The same names as on the board and in the position's words. */
  name(seat: number): string {
    return this.#table.name(seat);
  }

  /** Does what a line asks for, and tells what came of it. */
  async run(line: string): Promise<void> {
    const verbs = new Set(this.choices.map(([text]) => text.split(" ")[0]!));
    const command = understand(line, verbs);
    if (command.do === "nothing") return;
    this.#tell("own", () => line.trim());
    await this.#do(command);
  }

  // ---- hearing -----------------------------------------------------------------------------------------------------

  #tell(kind: Told["kind"], text: () => string, rule: string | null = null): void {
    this.told = [...this.told, { key: this.#count++, kind, text, rule }];
    if (kind !== "own") announcer.announce(SAID[kind], text());
  }

  #hear(lines: Line[]): void {
    const fresh = lines.filter((line) => line.seq > this.#heard);
    if (!fresh.length) return;
    this.#heard = fresh.at(-1)!.seq;
    const told = fresh.flatMap((line) => this.#sentences(line).map(([text, rule]) => ({ key: this.#count++, kind: "heard" as const, text, rule, seq: line.seq })));
    this.told = [...this.told, ...told];
    for (const { text, seq } of told) if (seq > this.#table.told) announcer.announce("event", text());
  }

  #sentences(line: Line): [() => string, string | null][] {
    switch (line.type) {
      case "moved": {
        const events = line.events as GameEvent[];
        const heard = events
          .filter((event) => !this.#game.quiet?.(event))
          .map((event): [() => string, string | null] => [() => sayEvent(event, (seat) => this.name(seat)), event.rule]);
        const forced = line.forced && sayForced(events);
        return forced ? [[() => forced.words, forced.rule], ...heard] : heard;
      }
      case "said":
        return [[() => say("text-said", { name: line.name, words: line.phrase ? say(`phrase-${line.phrase}`) : line.text }), null]];
      case "undone":
        return [[() => say("log-undone", { seat: this.name(line.seat) }), null]];
      default: {
        const number = (line.seat ?? 0) + 1;
        const own = `text-noted-${line.what}`;
        const seat = () => line.name || (line.seat === null ? "" : this.name(line.seat));
        return [[() => say(has(own) ? own : `noted-${line.what}`, { seat: seat(), number }), null]];
      }
    }
  }

  /** Asks for the position in words until what is known is the newest. */
  async #describe(): Promise<void> {
    if (this.#describing || !this.#table.position) return;
    this.#describing = true;
    try {
      for (;;) {
        const wanted = this.#stamp();
        const { moves } = this.#table.position;
        const answer = await this.#table.send({ type: "describe", language: language(), names: this.#table.table.seats.map((_, seat) => this.name(seat)) });
        if (answer.type !== "words") return;
        if (wanted !== this.#stamp()) continue;
        this.words = { ...answer, moves };
        return;
      }
    } finally {
      this.#describing = false;
    }
  }

  #stamp(): string {
    const { position, table } = this.#table;
    return `${position?.moves} ${position?.seat} ${position?.actions.length} ${table.phase} ${language()}`;
  }

  /** Tells once what is asked of this guest now: a decision, an answer; or how it ended. */
  #announce(): void {
    const { table, position } = this.#table;
    if (!this.#steps) return;
    this.#teach();
    const asked = table.request?.waiting.some((seat) => table.mine.includes(seat));
    if (table.request && asked) {
      const { what, seat } = table.request;
      this.#once(`request ${what} ${this.#heard}`, () => `${say(`request-${what}`, { seat: this.name(seat) })} ${say("text-answer")}`);
    } else if (this.#table.deciding && this.words?.moves === position?.moves) {
      const { prompt, actions } = this.words!;
      const asks = /[.?!]$/.test(prompt) ? prompt : `${prompt}.`;
      this.#once(`decide ${position!.moves}`, () => `${asks} ${say("text-choices-count", { count: actions.length })}${this.#wanted()}`);
    } else if (table.phase === "over" && position) {
      this.#once("over", () => this.#ending(position.standing));
    }
  }

  #ending(standing: Standing): string {
    const { winners, scores } = standing;
    const won = this.#game.together && !winners.length ? say("lost-together") : sayWinners(standing, (seat) => this.name(seat));
    if (this.#game.together) return [`${won}.`, ...(this.#game.aftermath?.(this.#table) ?? [])].join(" ");
    return `${won}. ${say("text-over", { scores: scores.map((score, seat) => say("score-of", { seat: this.name(seat), score })).join(", ") })}`;
  }

  /** Tells the prompts of the lesson that are due. */
  #teach(): void {
    const moves = this.#table.position?.moves ?? -1;
    const chapter = chapterAt(this.#steps!, moves);
    chapter.steps.forEach((step, place) => {
      const number = chapter.first + place;
      if (number < this.#taught || step.at > moves) return;
      [this.#taught, this.#begun] = [number + 1, this.#ownMoves()];
      this.#tell("lesson", () => say("text-lesson", { words: step[language()] }));
    });
  }

  #ownMoves(): number {
    const { lines, table } = this.#table;
    return lines.filter((line) => line.type === "moved" && table.mine.includes(line.by)).length;
  }

  /** Which of the choices the lesson asks for, in words. */
  #wanted(): string {
    const play = this.#steps?.[this.#taught - 1]?.plays[this.#ownMoves() - this.#begun];
    const place = play ? this.#table.position!.actions.findIndex((action) => isSame(play, action as Action)) : -1;
    return place < 0 ? "" : ` ${say("text-lesson-choice", { number: place + 1 })}`;
  }

  #once(what: string, text: () => string): void {
    if (this.#announced === what) return;
    this.#announced = what;
    const said = text();
    this.#tell("turn", () => said);
  }

  /** A seat that is kept for this guest is taken at once. */
  #sitInvited(seat: number): void {
    if (this.#sat.has(seat)) return;
    this.#sat.add(seat);
    void this.#wish({ type: "sit", seat, bytes: randomBytes() });
  }

  // ---- doing -------------------------------------------------------------------------------------------------------

  #answer(...lines: string[]): void {
    this.#tell("answer", () => lines.join("\n"));
  }

  async #wish(wish: Wish): Promise<AnyMessage> {
    const answer = await this.#table.send(wish);
    if (answer.type === "problem") await this.#refuse(answer);
    return answer;
  }

  /** Why not, with the words of the rule that says so. */
  async #refuse(why: Problem): Promise<void> {
    const taught = why.code === "lesson" && this.#steps?.[this.#taught - 1]?.otherwise;
    if (taught) return this.#tell("refusal", () => taught[language()]);
    const sentence = why.code === "malformed" ? say("text-not-understood") : sayProblem(why, (seat) => this.#table.name(seat));
    if (!why.rule) return this.#tell("refusal", () => sentence);
    const book = await loadRulebook(this.#table.table.game).catch(() => null);
    const rule = book && ruleOf(book, why.rule);
    this.#tell("refusal", () => (rule ? `${sentence} ${rule.id}: ${rule[language()]}` : `${sentence} (${why.rule})`), why.rule);
  }

  async #do(command: Command): Promise<void> {
    const { table } = this.#table;
    const again = this.#before === command.do;
    this.#before = command.do;
    switch (command.do) {
      case "choose":
        return this.#choose(command.number);
      case "act":
        return this.#act(command.text);
      case "try":
        return this.#try(command.what);
      case "say":
        return void this.#wish({ type: "say", text: command.text });
      case "rule":
        return this.#rule(command.words);
      case "log":
        return this.#repeat(command.count);
      case "sit":
        return void this.#wish({ type: "sit", seat: command.seat, bytes: randomBytes() });
      case "open":
        return void this.#wish({ type: "fill", seat: command.seat, bot: null });
      case "fill":
      case "hand":
        return void this.#wish({ type: command.do, seat: command.seat, bot: command.bot });
      case "stand":
      case "take":
      case "skip":
        return void this.#wish({ type: command.do, seat: command.seat });
      case "ahead":
        return this.#ahead(command.on);
      case "undo":
      case "begin":
        return void this.#wish({ type: command.do });
      case "close":
        return this.#close(again);
      case "yes":
      case "no":
        return void this.#wish({ type: "answer", agree: command.do === "yes" });
      case "rematch":
        return this.#rematch();
      case "replay":
        return go(`/replay/${table.id}`);
      case "board":
        return go(`/table/${table.id}`);
      case "look":
        return this.#look();
      case "choices":
        return this.#list(this.choices.map((_, place) => place + 1));
      case "help":
        return this.#help();
      case "half":
        return this.#answer(say("text-half", { command: this.#word(command.command as Word) }), this.helpOf(command.command as Word));
    }
  }

  async #choose(number: number): Promise<void> {
    const choice = this.choices[number - 1];
    if (!choice) {
      const count = this.choices.length;
      return this.#answer(count ? say("no-such-choice", { number, count }) : say("text-nothing-to-choose"));
    }
    if (hasSpan(choice[0])) {
      this.suggested = { text: choice[0] };
      return this.#answer(say("text-fill-in", { action: choice[0] }));
    }
    await this.#play(choice[0]);
  }

  async #act(text: string): Promise<void> {
    const verb = text.split(/\s+/)[0]!.toLowerCase();
    const found = matching(this.choices, text);
    if (this.choices.some(([form]) => form === text) || has(`action-${verb}`)) return this.#play(text);
    if (found.length) return this.#list(found);
    this.#answer(say("text-not-understood"));
  }

  async #play(text: string): Promise<void> {
    const moves = this.words?.moves ?? this.#table.position?.moves ?? 0;
    await this.#wish({ type: "act", actions: [text], moves });
  }

  /** What would follow; nothing is moved. */
  async #try(what: string): Promise<void> {
    const number = Number(what);
    const text = Number.isInteger(number) ? this.choices[number - 1]?.[0] : what;
    if (!text) return this.#answer(say("no-such-choice", { number, count: this.choices.length }));
    const answer = await this.#table.send({ type: "ask", actions: [text] });
    const refusal = answer.type === "outlook" ? answer.refusal : answer.type === "problem" ? answer : problem("unknown");
    if (refusal) return this.#refuse(refusal);
    const events = answer.type === "outlook" ? (answer.events as GameEvent[]) : [];
    const sentences = events.filter((event) => !this.#game.quiet?.(event)).map((event) => sayEvent(event, (seat) => this.name(seat)));
    this.#answer(say("text-would-follow"), ...(sentences.length ? sentences : [say("text-nothing-follows")]));
  }

  async #rule(words: string): Promise<void> {
    try {
      const book = await loadRulebook(this.#table.table.game);
      const exact = ruleOf(book, words);
      if (exact) return this.#tell("answer", () => `${exact.id}: ${exact[language()]}`, exact.id);
      const { hits, instead } = await search(this.#table.table.game, words, language());
      const found = hits.flatMap(({ rule }) => ruleOf(book, rule) ?? []);
      if (!found.length && instead.length) return this.#answer(say("rulebook-nothing", { words }), `${say("rulebook-instead")} ${instead.join(", ")}`);
      if (!found.length) return this.#answer(say("no-such-rule", { rule: words }));
      const more = found.length > MOST_SHOWN ? [say("text-more", { count: found.length - MOST_SHOWN })] : [];
      this.#answer(...found.slice(0, MOST_SHOWN).map((rule) => `${rule.id}: ${rule[language()]}`), ...more);
    } catch (thrown) {
      this.#answer(sayThrown(thrown));
    }
  }

  #repeat(count: number): void {
    const heard = this.told.filter((entry) => entry.kind === "heard").slice(-count);
    this.#answer(...(heard.length ? heard.map((entry) => (entry.rule ? `${entry.text()} (${entry.rule})` : entry.text())) : [say("log-empty")]));
  }

  #look(): void {
    const { words } = this;
    this.#answer(...(words ? [...words.lines, words.prompt] : [say("text-no-position")]));
  }

  #list(numbers: number[]): void {
    if (!numbers.length) return this.#answer(say("text-nothing-to-choose"));
    this.#answer(...numbers.map((number) => `${number}: ${this.choices[number - 1]![1]} (${this.choices[number - 1]![0]})`));
  }

  async #ahead(on: boolean): Promise<void> {
    const answer = await this.#wish({ type: "ahead", on });
    if (answer.type !== "problem") this.#answer(say(on ? "text-ahead-on" : "text-ahead-off"));
  }

  /** For good, so it takes two. */
  #close(again: boolean): void {
    if (again) void this.#wish({ type: "close" });
    else this.#answer(say("text-close-again"));
  }

  async #rematch(): Promise<void> {
    const { rematch } = this.#table.table;
    if (rematch) return go(`/text/${rematch}`);
    const answer = await this.#wish({ type: "rematch" });
    if (answer.type === "done" && answer.table) go(`/text/${answer.table}`);
  }

  // ---- help --------------------------------------------------------------------------------------------------------

  #help(): void {
    const words = Object.keys(WORDS) as Word[];
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
