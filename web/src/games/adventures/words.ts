// Sentences about threats, slots and actions, made of the texts of the game and of its board.
import { has, nameOf, say, sayEventSeen } from "../../lib/texts.svelte";
import type { Action, PieceSeen, View } from "../../wire/adventures";
import type { GameEvent } from "../game";
import { goalOf, pieceIn, type Agreed } from "./names";
import type { Table } from "./table";
import type { Chapter } from "./telling";

/** "Raider" or "a circle, face down" */
export function tokenName(piece: PieceSeen): string {
  if (piece.token && piece.up) return nameOf(piece.token);
  return say("web-face-down", { shape: piece.shape });
}

/** "Raider on B2" */
export function pieceName(view: View, number: number): string {
  const piece = pieceIn(view, number);
  if (!piece) return say("web-threat");
  return piece.space ? say("web-on", { what: tokenName(piece), space: piece.space }) : tokenName(piece);
}

/** Everything by which the mission is lost. */
export function failuresOf(goal: string): string[] {
  const found: string[] = [];
  for (let number = 1; has(`failure-${goal}-${number}`); number += 1) found.push(say(`failure-${goal}-${number}`));
  return found;
}

/** In a few words what is to be reached, and by what it is lost; a mission of one's own may have no such words. */
export function missionGoal({ options }: Pick<Table, "options">): { goal: string; failure: string } {
  const goal = goalOf(options);
  const brief = (key: string, whole: string) => (has(`brief-${key}-${goal}`) ? say(`brief-${key}-${goal}`) : whole);
  return { goal: brief("objective", say(`objective-${goal}`)), failure: brief("failure", failuresOf(goal).join(" ")) };
}

export function slotName(options: Agreed, slot: string): string {
  const own = `name-mission-action-${options.mission.id}`;
  return slot === "mission" && has(own) ? say(own) : nameOf(slot);
}

export function slotRule(options: Agreed, slot: string): string {
  const own = `mission-action-${options.mission.id}`;
  return slot === "mission" && has(own) ? say(own) : say(`rule-${slot}`);
}

type Head = NonNullable<Chapter["head"]>;

/** Why a card was turned up: "Recon 5: an event". */
export function causeOf(head: Head, options: Agreed): string {
  if (!head.slot) return say(`web-comes-${head.kind}`);
  const slot = slotName(options, head.slot);
  return head.kind === "crisis-struck" ? say("web-brought-crisis", { slot }) : say("web-brought-event", { slot, strength: head.strength });
}

/** What would have kept a card away; nothing where no slot has brought it (MANDO-140 to MANDO-142). */
export function avoidedBy(head: Head, options: Agreed): string {
  if (!head.slot) return "";
  return say(head.kind === "crisis-struck" ? "web-avoid-crisis" : "web-avoid-event", { slot: slotName(options, head.slot) });
}

/** What a card is called, and what it says. */
export function cardOf(head: Head, options: Agreed): { title: string; words: string } {
  if (head.kind === "event-shown") return { title: nameOf(head.event), words: ruleOf(head.event) };
  return { title: say("web-crisis"), words: say(`crisis-${goalOf(options)}`) };
}

export function ruleOf(id: string): string {
  return has(`rule-${id}`) ? say(`rule-${id}`) : "";
}

/** What an action does, as a button or a heading says it. */
export function actionName(action: Action, view: View, table: Table): string {
  const fields: Record<string, unknown> = { ...action };
  if ("piece" in action && action.piece >= 0) fields.piece = pieceName(view, action.piece);
  if ("seat" in action) fields.seat = table.name(action.seat);
  if ("slot" in action) fields.slot = slotName(table.options, action.slot);
  return say(`action-${action.kind}`, fields);
}

/** How much a question is about, for whom and what by, and what else would come of it. */
export function stakesOf({ stakes }: View, options: Agreed): string[] {
  if (!stakes) return [];
  const { what, cause, falls, flees } = stakes;
  const by = what === "event" ? slotName(options, stakes.by!) : stakes.by;
  const lines = [say(`stakes-${what}-${cause}`, { ...stakes, by })];
  if (by && cause === "effect" && what !== "event") lines.push(say("stakes-by", { by }));
  if (falls) lines.push(say("stakes-falls"));
  if (flees) lines.push(say("stakes-flees"));
  return lines;
}

/** What would happen, in sentences; single cards that are drawn are left out. */
export function sentencesOf(events: GameEvent[], table: Table, quiet: Set<string>): string[] {
  return events.filter((event) => !quiet.has(event.kind)).map((event) => sayEventSeen(event, (seat) => table.name(seat)));
}
