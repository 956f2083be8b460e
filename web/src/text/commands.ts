// What is typed at the table in words, understood: a number, an action in its text form, or a command in Czech or English.
import { plain } from "../rules/rulebook";
import type { Bot } from "../wire/messages";

export type Command =
  | { do: "choose"; number: number }
  | { do: "act"; text: string }
  | { do: "try"; what: string }
  | { do: "say"; text: string }
  | { do: "rule"; words: string }
  | { do: "log"; count: number }
  | { do: SeatCommand; seat: number }
  | { do: "fill" | "hand"; seat: number; bot: Bot }
  | { do: "ahead"; on: boolean }
  | { do: PlainCommand }
  /** A command that lacks what should follow it. */
  | { do: "half"; command: string };
type SeatCommand = "sit" | "stand" | "open" | "skip" | "take";
type PlainCommand = "nothing" | "undo" | "help" | "look" | "choices" | "begin" | "close" | "yes" | "no" | "rematch" | "replay" | "board";

/** The words for each command, without accents; the first one is English. */
export const WORDS = {
  undo: ["undo", "zpet", "vrat"],
  say: ["say", "rekni", "chat"],
  log: ["log", "history", "historie", "zaznam"],
  rule: ["rule", "rules", "pravidlo", "pravidla"],
  help: ["help", "?", "pomoc", "napoveda"],
  look: ["look", "position", "stul", "pozice"],
  choices: ["choices", "list", "volby", "tahy", "moznosti"],
  try: ["try", "zkus"],
  sit: ["sit", "sedni"],
  stand: ["stand", "vstan"],
  fill: ["fill", "obsad", "bot"],
  open: ["open", "uvolni"],
  begin: ["begin", "start", "zacni"],
  close: ["close", "zavri"],
  yes: ["yes", "agree", "ano", "souhlasim"],
  no: ["no", "refuse", "ne", "nesouhlasim"],
  skip: ["skip", "preskoc"],
  hand: ["hand", "predej"],
  take: ["take", "vezmi"],
  ahead: ["ahead", "dopredu"],
  rematch: ["rematch", "odveta"],
  replay: ["replay", "prehraj"],
  board: ["board", "deska"],
} as const;
export type Word = keyof typeof WORDS;

const BOTS: Record<string, Bot> = { greedy: "greedy", random: "random", nahodny: "random", hltavy: "greedy" };
const AHEAD_OFF = ["off", "no", "stop", "ne", "vypni"];
const LATEST = 10; // sentences that `log` repeats

/** What a line means. An action's own verb goes before a command of the same name; a leading `/` always makes it a command. */
export function understand(line: string, verbs: ReadonlySet<string>): Command {
  const typed = line.trim();
  if (!typed) return { do: "nothing" };
  if (/^#?\d+\.?$/.test(typed)) return { do: "choose", number: Number(typed.replace(/\D/g, "")) };
  const ahead = plain(typed).match(/^(?:pass|pas|pasuj) (?:ahead|dopredu)\s*(.*)$/);
  if (ahead) return { do: "ahead", on: !AHEAD_OFF.includes(ahead[1]!) };
  const forced = typed.startsWith("/");
  const [first = "", ...rest] = (forced ? typed.slice(1) : typed).split(/\s+/);
  const after = typed.slice(typed.indexOf(first) + first.length).trim();
  const word = !forced && verbs.has(first.toLowerCase()) ? undefined : wordOf(first);
  return word ? command(word, after, rest.map(plain)) : { do: "act", text: typed };
}

function wordOf(first: string): Word | undefined {
  const wanted = plain(first);
  return (Object.keys(WORDS) as Word[]).find((word) => (WORDS[word] as readonly string[]).includes(wanted));
}

function command(word: Word, after: string, rest: string[]): Command {
  switch (word) {
    case "say":
      return after ? { do: "say", text: after } : { do: "half", command: word };
    case "rule":
      return after ? { do: "rule", words: after } : { do: "half", command: word };
    case "try":
      return after ? { do: "try", what: after } : { do: "half", command: word };
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
    case "hand": {
      const seat = seatOf(rest);
      if (seat === null) return { do: "half", command: word };
      if (word !== "fill" && word !== "hand") return { do: word, seat };
      return { do: word, seat, bot: rest.map((each) => BOTS[each]).find(Boolean) ?? "greedy" };
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

/** The numbers of the choices that have all the words, in their text form or in their sentence. */
export function matching(choices: [string, string][], typed: string): number[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return choices.flatMap(([text, sentence], place) => {
    const searched = plain(`${text} ${sentence}`);
    return words.every((word) => searched.includes(word)) ? [place + 1] : [];
  });
}

/** Whether an action still has ranges in it for which a number must be put. */
export function hasSpan(text: string): boolean {
  return /-?\d+\.\.-?\d+/.test(text);
}
