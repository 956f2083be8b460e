// Parses console input of the text view: a number, an action in its text form, or one of our words, in Czech or English.
import words from "../../../src/cantina/core/console.json";
import { plain } from "../rules/rulebook";
import type { Bot, Choice } from "../wire/messages";

export type Detail = "short" | "normal" | "full";
export type Input =
  | { do: "choose"; number: number }
  | { do: "act"; text: string }
  | { do: "try"; what: string }
  | Question
  | { do: "say"; text: string }
  | { do: "rule"; words: string }
  | { do: "log"; count: number }
  | { do: "detail"; detail: Detail | null }
  | { do: SeatWord; seat: number }
  | { do: "fill" | "handover"; seat: number; bot: Bot }
  | { do: "ahead"; on: boolean }
  | { do: PlainWord }
  /** A command that lacks what should follow it. */
  | { do: "half"; word: Word };
/** What is asked of the position. */
export type Question = { do: "look"; detail: Detail | null } | { do: "around"; where: string } | { do: "hand" | "tile" | "score" };
type SeatWord = "sit" | "stand" | "open" | "skip" | "take";
type PlainWord =
  | ("nothing" | "undo" | "help" | "choices" | "changed" | "clock" | "last" | "hint")
  | ("begin" | "ready" | "close" | "yes" | "no" | "rematch" | "replay" | "analysis" | "board" | "course" | "quit");

/** The words for each command, without accents; the first one is English. The terminal reads the same. */
export const WORDS = words;
export type Word = keyof typeof WORDS;

const DETAILS: Record<string, Detail> = { short: "short", kratce: "short", normal: "normal", bezne: "normal", full: "full", plne: "full" };
const BOTS: Record<string, Bot> = { greedy: "greedy", random: "random", nahodny: "random", hltavy: "greedy" };
const AHEAD_OFF = ["off", "no", "stop", "ne", "vypni"];
const LATEST = 10; // sentences that `log` repeats

/** What a line means. An action's own verb goes before a command of the same name; a leading `/` always makes it a command. */
export function understand(line: string, verbs: ReadonlySet<string>): Input {
  const typed = line.trim();
  if (!typed) return { do: "nothing" };
  if (/^#?\d+\.?$/.test(typed)) return { do: "choose", number: Number(typed.replace(/\D/g, "")) };
  const ahead = plain(typed).match(/^(?:pass|pas|pasuj) (?:ahead|dopredu)\s*(.*)$/);
  if (ahead) return { do: "ahead", on: !AHEAD_OFF.includes(ahead[1]!) };
  const forced = typed.startsWith("/");
  const [first = "", ...rest] = (forced ? typed.slice(1) : typed).split(/\s+/);
  const after = typed.slice(typed.indexOf(first) + first.length).trim();
  const word = !forced && verbs.has(plain(first)) ? undefined : wordOf(first);
  return word ? inputOf(word, after, rest.map(plain)) : { do: "act", text: typed };
}

function wordOf(first: string): Word | undefined {
  const wanted = plain(first);
  return (Object.keys(WORDS) as Word[]).find((word) => WORDS[word].includes(wanted));
}

function inputOf(word: Word, after: string, rest: string[]): Input {
  switch (word) {
    case "say":
      return after ? { do: "say", text: after } : { do: "half", word };
    case "rule":
      return after ? { do: "rule", words: after } : { do: "half", word };
    case "around":
      return after ? { do: "around", where: after } : { do: "half", word };
    case "look":
    case "detail":
      return { do: word, detail: DETAILS[rest[0] ?? ""] ?? null };
    case "hand":
      return seatOf(rest) === null ? { do: word } : inputOf("handover", after, rest);
    case "try":
      return after ? { do: "try", what: after } : { do: "half", word };
    case "log":
      return { do: "log", count: Number.parseInt(after, 10) || LATEST };
    case "ahead":
      return { do: "ahead", on: !AHEAD_OFF.includes(rest[0] ?? "") };
    case "sit":
    case "stand":
    case "open":
    case "skip":
    case "take":
    case "fill":
    case "handover": {
      const seat = seatOf(rest);
      if (seat === null) return { do: "half", word };
      if (word !== "fill" && word !== "handover") return { do: word, seat };
      const bot = rest.find((each) => each !== String(seat + 1)) ?? "greedy";
      return { do: word, seat, bot: BOTS[bot] ?? bot };
    }
    default:
      return { do: word };
  }
}

/** The seat among words; people count seats from one. */
function seatOf(rest: string[]): number | null {
  const number = rest.map(Number).find((each) => Number.isInteger(each) && each > 0);
  return number === undefined ? null : number - 1;
}

/** The choice that a line is the typed form of. */
export function typed(choices: Choice[], line: string): Choice | undefined {
  const wanted = plain(line.trim().replace(/\s+/g, " "));
  return choices.find(({ forms }) => forms.some((form) => plain(form) === wanted));
}

/** The numbers of the choices that have all the words, as they are typed or in their sentence. */
export function matching(choices: Choice[], line: string): number[] {
  const wanted = plain(line).split(/\s+/).filter(Boolean);
  return choices.flatMap(({ forms, words }, place) => {
    const searched = plain(`${forms.join(" ")} ${words}`);
    return wanted.every((word) => searched.includes(word)) ? [place + 1] : [];
  });
}
