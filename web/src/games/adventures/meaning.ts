// What somebody wants who taps something that cannot be chosen: an action that the server is asked about, so that it says why not.
import type { Action, PieceSeen, View } from "../../wire/adventures";
import { figuresOf, pieceIn, type Agreed } from "./names";
import { idOf, kindOf, type Part } from "./parts";

/** What is known where something is tapped: the position, what is offered, what is chosen, and whose eyes see it. */
interface Moment {
  view: View;
  options: Agreed;
  seat: number | null;
  offered: Action[];
  chosen: Part[];
}

type Meaning = (id: string, moment: Moment) => Action | null;

/** By the kind of a part; nothing: it is looked at, not tried. */
const MEANINGS: Record<string, Meaning> = { card, slot, space, door, piece, figure, child, plan, drawn, gear, ability, resolve };

export function meaning(part: Part, moment: Moment): Action | null {
  return MEANINGS[kindOf(part)]?.(idOf(part), moment) ?? null;
}

const offers = ({ offered }: Moment, kind: Action["kind"]) => offered.some((action) => action.kind === kind);
const picked = ({ chosen }: Moment, kind: string) => chosen.filter((part) => kindOf(part) === kind).map(idOf)[0];
const own = ({ view, seat }: Moment) => figuresOf(view, seat).map(({ figure }) => figure);

function card(id: string, moment: Moment): Action {
  const { slots } = moment.view;
  const free = slots.find(({ used }) => !used) ?? slots[0]!;
  return { kind: "play", card: id, slot: picked(moment, "slot") ?? free.slot };
}

function slot(id: string, moment: Moment): Action | null {
  if (offers(moment, "slot")) return { kind: "slot", slot: id };
  const held = picked(moment, "card") ?? (moment.view.slots.find((one) => one.slot === id)?.used ? moment.view.hand[0] : undefined);
  return held ? { kind: "play", card: held, slot: id } : null;
}

function space(id: string, moment: Moment): Action {
  if (offers(moment, "where")) return { kind: "where", space: id };
  const moved = picked(moment, "piece") ?? moment.offered.flatMap((action) => (action.kind === "shift" ? [action.piece] : []))[0];
  if (moved !== undefined && offers(moment, "shift")) return { kind: "shift", piece: Number(moved), space: id };
  return { kind: "step", space: id };
}

/** Who walks wants through a door, anybody else wants it open. */
function door(id: string, moment: Moment): Action {
  const { view, options } = moment;
  if (view.prompt.kind === "attack") return { kind: "ram", door: id };
  const here = view.figures.find(({ figure }) => figure === view.action?.figure)?.space;
  const beyond = options.mission.map.door?.find((one) => one.id === id)?.between.find((side) => side !== here);
  return view.prompt.kind === "walk" && beyond ? { kind: "step", space: beyond } : { kind: "unlock", door: id };
}

function piece(id: string, moment: Moment): Action | null {
  const seen = pieceIn(moment.view, Number(id));
  if (!seen?.space || !moment.offered.length) return null;
  const number = seen.piece;
  if (offers(moment, "target")) return { kind: "target", piece: number };
  switch (moment.view.prompt.kind) {
    case "attack":
      return { kind: "attack", piece: number };
    case "recon":
    case "recon-more":
      return seen.up && seen.enemy ? { kind: "shift", piece: number, space: seen.space } : { kind: "peek", piece: number };
  }
  if (offers(moment, "shift")) return { kind: "shift", piece: number, space: seen.space };
  if (seen.up && !seen.enemy) return taken(seen, moment);
  return moment.view.prompt.kind === "walk" ? { kind: "step", space: seen.space } : null;
}

/** A special token is used, or picked up if it is nothing to be used. */
function taken({ piece, token }: PieceSeen, moment: Moment): Action {
  const use = moment.options.mission.token?.find(({ id }) => id === token)?.use ?? "none";
  const carried = use === "carry" || (use === "none" && token !== "medkit");
  return carried ? { kind: "pick-up", piece } : { kind: "use", piece, figure: own(moment)[0] ?? "" };
}

/** Whom an enemy goes for is asked of figures; otherwise they are looked at. */
function figure(id: string, moment: Moment): Action | null {
  const hunted = moment.view.prompt.kind.startsWith("enemy-");
  return moment.offered.length && (hunted || offers(moment, "who")) ? { kind: "who", figure: id } : null;
}

function child(_: string, moment: Moment): Action | null {
  return moment.offered.length ? { kind: "pick-up", piece: -1 } : null;
}

/** A plan card under somebody else's character is wanted for the player's own. */
function plan(id: string, moment: Moment): Action {
  const [who = "", name = ""] = id.split("/");
  if (offers(moment, "return")) return { kind: "return", plan: name };
  const mine = own(moment);
  return { kind: "plan", plan: name, figure: mine.includes(who) ? who : (mine[0] ?? who) };
}

function drawn(id: string, moment: Moment): Action {
  return moment.view.prompt.kind === "plan-return" ? { kind: "return", plan: id } : { kind: "keep", plan: id };
}

function gear(id: string): Action {
  return { kind: "gear", figure: id };
}

function ability(): Action {
  return { kind: "ability" };
}

function resolve(): Action {
  return { kind: "resolve" };
}
