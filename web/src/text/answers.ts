// Answers to what is asked of a position in words: as much of it as somebody wants to hear, and no more.
import { sayTime } from "../lib/clock";
import { remember, remembered } from "../lib/storage";
import { capital } from "../lib/texts";
import { say } from "../lib/texts.svelte";
import { plain } from "../rules/rulebook";
import type { Choice, Spoken, TableSeen, Words } from "../wire/messages";
import type { Detail, Question } from "./console";

const MOST_AT_ONCE = 6; // choices that are read out without being asked for

/** How much is told; kept between visits. */
export function detail(): Detail {
  return (remembered("detail") as Detail | null) ?? "normal";
}

export function chooseDetail(chosen: Detail): void {
  remember("detail", chosen);
}

/** What is asked of a position. */
export function answerTo(question: Question, { spoken, prompt }: Pick<Words, "spoken" | "prompt">): string[] {
  switch (question.do) {
    case "look":
      return [prompt, ...looked(spoken, question.detail ?? detail())];
    case "hand":
      return handLines(spoken);
    case "tile":
      return tileLines(spoken);
    case "score":
      return spoken.score;
    case "around":
      return [aroundLine(spoken, question.where)];
  }
}

/** The position: what is one's own to decide, also the score, or everything. */
export function looked(spoken: Spoken, how: Detail): string[] {
  const own = [...spoken.now, ...(spoken.tile ?? []), ...spoken.hand];
  if (how === "short") return own;
  if (how === "normal") return [...own, ...spoken.score];
  return [...own, ...spoken.score, ...spoken.board, ...spoken.rest];
}

/** What is said when somebody is to decide: with what, as far as it is new since the question before, and the choices where there are few. */
export function turnLines(spoken: Spoken, choices: Choice[], how: Detail, before: Spoken | null = null): string[] {
  const listed = choices.filter((choice) => choice.listed);
  const few = how === "full" || (how === "normal" && listed.length <= MOST_AT_ONCE);
  const [now, known] = how === "full" ? [looked(spoken, "normal"), []] : [looked(spoken, "short"), before ? looked({ ...before, tile: [] }, "short") : []]; // another tile may look the same
  return [...fresh(now, known), ...(few ? numbered(listed) : [say("text-choices-many", { count: listed.length })])];
}

/** Lines that were not there before; those that are set in under a line come with it, unless all of them are known. */
function fresh(lines: string[], before: string[]): string[] {
  const known = new Set(before);
  const isNew = ([first, ...under]: string[]) => (under.length ? under : [first!]).some((line) => !known.has(line));
  return together(lines).filter(isNew).flat();
}

function together(lines: string[]): string[][] {
  const blocks: string[][] = [];
  for (const line of lines) {
    if (line.startsWith(" ") && blocks.length) blocks.at(-1)!.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Choices by their numbers, with the form in which each may be typed. */
export function numbered(choices: Choice[], numbers = choices.map((_, place) => place + 1)): string[] {
  return numbers.map((number) => `${number}: ${choices[number - 1]!.words} (${choices[number - 1]!.forms[0]})`);
}

function handLines(spoken: Spoken): string[] {
  const lines = [...(spoken.tile ?? []), ...spoken.hand];
  return lines.length ? lines : [say("text-no-hand")];
}

function tileLines({ tile }: Spoken): string[] {
  return tile?.length ? tile : [say(tile ? "text-no-tile" : "text-no-tiles")];
}

/** What is at a place, in whatever words it is asked for: `0, -1`, `place 5`, `X-wing`. */
function aroundLine({ places }: Spoken, asked: string): string {
  let words: string[] = plain(asked).match(/[\w-]+/g) ?? [];
  for (; words.length; words = words.slice(1)) {
    const found = places[words.join(",")] ?? places[words.join("-")];
    if (found) return capital(found);
  }
  return say("text-no-place", { asked, example: Object.keys(places)[0] ?? "" });
}

export function clockLines(table: TableSeen, name: (seat: number) => string): string[] {
  if (!table.clock) return [say("text-no-clock")];
  return table.seats.flatMap(({ time_left }, seat) => (time_left === null ? [] : [say("text-time-left", { seat: name(seat), time: sayTime(time_left) })]));
}
