// Names of those who have none: the bots at a table.
import type { SeatSeen } from "../wire/messages";
import { has, say } from "./texts.svelte";

const DROIDS = ["Ozo-4", "Tik-7", "Mek-2", "Rux-9", "Pim-3", "Vel-8", "Dax-5", "Lum-6"];

const KINDS: Record<string, string> = { easy: "Pim", normal: "Nok", hard: "Gar", master: "Sol" };
const BOTS = ["greedy", "random", "beginner", ...Object.keys(KINDS)];

/** Whether a name among those of players is that of one of Cantina's own bots. */
export function isBot(name: string): boolean {
  return BOTS.includes(name);
}

/** A bot to choose for a seat: its name there, and how it plays. */
export function sayBot(bot: string, seat: number): string {
  const name = botName(seat, bot);
  if (KINDS[bot]) return say("seat-level", { name, level: say(`level-${bot}`) });
  return has(`seat-${bot}`) ? say(`seat-${bot}`, { name }) : say("seat-other-bot", { name, key: bot });
}

/** The name of whoever holds a seat; a program that plays there is called one. */
export function nameOf(seat: Pick<SeatSeen, "name" | "program">): string | null {
  return seat.name && seat.program ? say("program-name", { name: seat.name }) : seat.name;
}

/** A kind of bot, whatever its seat: its droid and level, or the name that it is known by. */
export function botKind(bot: string): string {
  if (KINDS[bot]) return say("seat-level", { name: KINDS[bot], level: say(`level-${bot}`) });
  return has(`bot-${bot}`) ? say("bot-kind", { how: say(`bot-${bot}`) }) : bot;
}

/** The name of a bot by its seat, and by its kind where it plays at a level. */
export function botName(seat: number, bot: string | null = null): string {
  const kind = bot && KINDS[bot];
  return kind ? `${kind}-${seat + 1}` : DROIDS[seat % DROIDS.length]!;
}
