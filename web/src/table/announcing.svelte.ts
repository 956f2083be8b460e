// A table heard: what happens, what it means and whose turn it is, said once and in this order. What lay there before is never read.
import { untrack } from "svelte";

import type { GameClient, GameEvent } from "../games/game";
import { announcer, type Announcer, type Kind } from "../lib/announcer";
import { sayForced } from "../lib/forced";
import type { LiveTable } from "../lib/live.svelte";
import { sayHolder } from "../lib/sides";
import { sayEntry, story } from "../lib/story";
import { capital } from "../lib/texts";
import { language, listed, say, sayEvent } from "../lib/texts.svelte";
import type { LogLine } from "../wire/messages";
import { asked } from "./asked.svelte";

type Heard = Pick<LiveTable, "table" | "position" | "lines" | "caughtUp" | "connection" | "isMyTurn" | "busy" | "name">;
export type Teller = Partial<Pick<GameClient, "quiet" | "gains" | "together">>;

export class Herald {
  #heard = -1; // seq of the newest line that was told, or was there before
  #arrived = false;
  #scores: { moves: number; scores: number[] } | null = null;
  #asked: { moves: number; words: string; language: string } | null = null;

  constructor(
    private readonly table: Heard,
    private readonly client: Teller,
    private readonly announcer: Announcer,
    private readonly asked: { words: string; mine: boolean; element?: Element | null },
  ) {}

  /** Says what is new since it was called last. */
  hear(): void {
    const { lines, caughtUp } = this.table;
    const known = this.#heard;
    const before = Math.max(known, caughtUp);
    const fresh = lines.filter((line) => line.seq > before);
    this.#heard = Math.max(before, ...fresh.map((line) => line.seq));
    if (!this.#arrived) this.#arrive();
    else if (caughtUp > known) this.#say("note", say("much-missed"));
    if (this.#arrived) for (const line of fresh) this.#tell(line);
    const events = fresh.flatMap((line) => (line.type === "moved" ? (line.events as GameEvent[]) : []));
    this.#score(events);
    this.#arrived = true;
    this.#ask();
  }

  #arrive(): void {
    const { table } = this.table;
    const seats = table.seats.map((seat, number) => sayHolder(seat, number));
    this.#say("arrival", say(table.name ? "arrived-named" : "arrived", { game: say(`game-${table.game}`), name: table.name, seats: listed(seats) }));
  }

  #tell(line: LogLine): void {
    const name = (seat: number) => this.table.name(seat);
    if (line.type === "said") {
      const mine = line.seat !== null && this.table.table.mine.includes(line.seat);
      if (!mine) this.#say("chat", say("text-said", { name: line.name, words: line.phrase ? say(`phrase-${line.phrase}`) : line.text }));
      return;
    }
    if (line.type === "noted" && line.what.startsWith("asked-")) return; // the request says it at length
    const forced = line.type === "moved" && line.forced ? sayForced(line.events as GameEvent[]) : null;
    if (forced) this.#say("event", forced.words);
    for (const entry of story([line], this.client)) this.#say(entry.event ? "event" : "note", sayEntry(entry, name, sayEvent), entry.event ?? undefined);
  }

  /** The scores that have changed, unless a sentence has told them. */
  #score(events: GameEvent[]): void {
    const { position } = this.table;
    const before = this.#scores;
    this.#scores = position && { moves: position.moves, scores: position.standing.scores };
    if (this.client.together || !before || !events.length || !position || position.moves <= before.moves) return;
    const isSaid = (seat: number, score: number) =>
      events.some((event) => event.score === score && (event.seat === seat || (Array.isArray(event.seats) && event.seats.includes(seat))));
    const changed = position.standing.scores.flatMap((score, seat) =>
      score === before.scores[seat] || isSaid(seat, score) ? [] : [say("score-of", { seat: this.table.name(seat), score })],
    );
    if (changed.length) this.#say("gain", say("scores-now", { scores: listed(changed) }));
  }

  /** Whose turn it is, once for each question, and again where the line was lost; then what the player's choice makes of the question. */
  #ask(): void {
    const { isMyTurn, position, table } = this.table;
    if (!isMyTurn || !position || !this.asked.mine || this.table.connection === "offline") return void (this.#asked = null);
    const now = { moves: position.moves, words: this.asked.words, language: language() };
    const before = this.#asked;
    if (before?.moves === now.moves && this.table.busy) return; // an answer may change the words once more
    this.#asked = now;
    if (before?.moves !== now.moves) {
      const people = new Set(table.mine.map((seat) => this.table.name(seat)));
      const turn = people.size > 1 ? "your-turn-named" : "your-turn-to";
      this.#say("turn", say(turn, { name: this.table.name(position.seat ?? table.mine[0]!), prompt: now.words }));
    } else if (before.words !== now.words && before.language === now.language) {
      const { element } = this.asked;
      this.announcer.announce("step", capital(now.words), { on: element === document.activeElement ? null : element });
    }
  }

  #say(kind: Kind, words: string, event?: GameEvent): void {
    this.announcer.announce(kind, words, { event });
  }
}

/** Says what happens at a table as long as the component lives that calls it; nothing before `client` is there. */
export function announcing(table: LiveTable, client: () => Teller | null): void {
  let herald: Herald | null = null;
  $effect(() => {
    const teller = table.ready ? client() : null;
    if (!teller) return;
    void [table.table, table.lines, table.position, table.isMyTurn, table.busy, table.connection, asked.words, asked.mine];
    untrack(() => (herald ??= new Herald(table, teller, announcer, asked)).hear());
  });
}

/** Says something when it becomes true; `key` tells one such thing from the next, whatever the language. */
export function announced(kind: Kind, key: () => string | null, words: () => string): void {
  let before: string | null = null;
  $effect(() => {
    const now = key();
    if (now !== null && now !== before) untrack(() => announcer.announce(kind, words()));
    before = now;
  });
}
