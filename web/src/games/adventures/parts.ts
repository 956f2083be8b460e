// What an action is made of: parts on the board, in the hand or among the cards, which are chosen one after another.
import type { Action, ReachSeen } from "../../wire/adventures";

/** A part is its kind and its id: `card:mando-pulse`, `slot:move`, `piece:3`, `space:B2`. */
export type Part = string;

/** Actions that are made together, and the parts by which they are chosen. */
export interface Entry {
  actions: Action[];
  parts: Part[];
}

export const CHILD: Part = "child:";
/** A button that leads on to whom. */
export const ACCUSE: Part = "accuse:";

export function kindOf(part: Part): string {
  return part.slice(0, part.indexOf(":"));
}

export function idOf(part: Part): string {
  return part.slice(part.indexOf(":") + 1);
}

/** The parts of an action, in the order in which they are chosen; none: it is a button. */
export function partsOf(action: Action): Part[] {
  switch (action.kind) {
    case "play":
      return [`card:${action.card}`, `slot:${action.slot}`];
    case "step":
    case "where":
      return [`space:${action.space}`];
    case "attack":
    case "peek":
    case "target":
      return [`piece:${action.piece}`];
    case "strike":
      return [`piece:${action.piece}`, `damage:${action.damage}`];
    case "shift":
      return [`piece:${action.piece}`, `space:${action.space}`];
    case "use":
      return [`piece:${action.piece}`, `figure:${action.figure}`];
    case "pick-up":
      return [action.piece < 0 ? CHILD : `piece:${action.piece}`];
    case "ram":
    case "unlock":
      return [`door:${action.door}`];
    case "who":
      return [`figure:${action.figure}`];
    case "slot":
      return [`slot:${action.slot}`];
    case "lift":
      return [`slot:${action.slot}`, `token:${action.value}`];
    case "clear":
      return [`slot:${action.slot}`, `laid:${action.card}`];
    case "discard":
      return [`card:${action.card}`];
    case "plan":
    case "drop":
      return [`plan:${action.figure}/${action.plan}`];
    case "gear":
      return [`gear:${action.figure}`];
    case "player":
      return [`seat:${action.seat}`];
    case "accuse":
      return [ACCUSE, `seat:${action.seat}`];
    case "keep":
    case "return":
    case "take":
      return [`drawn:${action.plan}`];
    case "recover":
      return [`discarded:${action.card}`];
    case "first":
    case "bottom":
      return [`event:${action.event}`];
    case "put":
      return [`complication:${action.value}`];
    case "choose":
      return [`option:${action.option}`];
    default:
      return [];
  }
}

/** Kinds of parts that lie on the map. */
const MAPPED = new Set(["piece", "space", "door", "figure", "child"]);
/** Kinds of parts that have a place on the board, in the hand or among the player's cards; all others are listed in the decision. */
const PLACED = new Set([...MAPPED, "card", "slot", "plan", "gear", kindOf(ACCUSE)]);

function isMapped(part: Part): boolean {
  return MAPPED.has(kindOf(part));
}

export function isPlaced(part: Part): boolean {
  return PLACED.has(kindOf(part));
}

/** Whether the decision lists a way: what has no place, whom to choose, and all that lies on a map that is not at hand. */
export function isListed({ parts }: Entry, mapless: boolean): boolean {
  const first = parts[0]!;
  return !isPlaced(first) || kindOf(first) === "figure" || (mapless && isMapped(first));
}

/** What is offered, as it is chosen; walking farther than one space is several steps at once. */
export function entries(actions: Action[], reach: ReachSeen[]): Entry[] {
  const found = actions.map((action): Entry => ({ actions: [action], parts: partsOf(action) }));
  const steps = new Set(actions.flatMap((action) => (action.kind === "step" ? [action.space] : [])));
  for (const { space, way } of reach) {
    if (way.length > 1 && steps.has(way[0]!)) {
      found.push({ actions: way.map((to): Action => ({ kind: "step", space: to })), parts: [`space:${space}`] });
    }
  }
  return found.filter((entry) => entry.parts.length);
}

const has = (entry: Entry, parts: Part[]) => parts.every((part) => entry.parts.includes(part));

/** The entries that what is chosen leaves. */
export function left(all: Entry[], chosen: Part[]): Entry[] {
  return all.filter((entry) => has(entry, chosen));
}

/** Whether a part can be chosen beside what is chosen, or instead of a part of its kind. */
export function isChoosable(all: Entry[], chosen: Part[], part: Part): boolean {
  const others = chosen.filter((one) => kindOf(one) !== kindOf(part));
  const fitting = left(all, [...others, part]);
  // where a threat goes is asked once it is known which one
  return fitting.some((entry) => entry.actions[0]!.kind !== "shift" || kindOf(part) === "piece" || isSettled(all, others, entry));
}

function isSettled(all: Entry[], chosen: Part[], entry: Entry): boolean {
  const piece = entry.parts[0]!;
  return chosen.includes(piece) || all.every((other) => other.parts.includes(piece));
}

/** What is chosen after one more part: beside the others if they go together, else instead of them; again: not any more. */
export function choose(all: Entry[], chosen: Part[], part: Part): Part[] {
  if (chosen.includes(part)) return chosen.filter((one) => one !== part);
  const others = chosen.filter((one) => kindOf(one) !== kindOf(part));
  return left(all, [...others, part]).length ? [...others, part] : [part];
}

/** The one entry that is meant, once nothing else is left to choose. */
export function decided(all: Entry[], chosen: Part[]): Entry | null {
  if (!chosen.length) return null;
  const found = left(all, chosen);
  return found.length === 1 ? found[0]! : null;
}
