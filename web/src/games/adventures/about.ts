// What there is to know about something on the map, in words: what it is, its health, what it can do, and who has looked.
import { nameOf, say } from "../../lib/texts.svelte";
import type { FigureSeen, PieceSeen, View } from "../../wire/adventures";
import { pieceIn } from "./names";
import { idOf, kindOf, type Part } from "./parts";
import type { Table } from "./table";
import { ruleOf, slotName, slotRule, tokenName } from "./words";

export interface About {
  title: string;
  lines: string[];
  /** Where it is; nothing for what does not lie on the map. */
  space: string | null;
}

const listed = (...parts: string[]) => parts.filter(Boolean).join(", ");

export function about(part: Part, view: View, table: Table): About | null {
  const [kind, id] = [kindOf(part), idOf(part)];
  const options = table.options;
  if (kind === "slot") return { title: slotName(options, id), lines: [slotRule(options, id)], space: null };
  if (kind === "child" && view.child) return { title: nameOf("child"), lines: [ruleOf("child")], space: view.child.space };
  if (kind === "figure") {
    const figure = view.figures.find((one) => one.figure === id);
    return figure?.space ? { title: nameOf(id), lines: ofFigure(figure, view, table), space: figure.space } : null;
  }
  const piece = kind === "piece" ? pieceIn(view, Number(id)) : null;
  return piece?.space ? { title: tokenName(piece), lines: ofPiece(piece, table), space: piece.space } : null;
}

function ofFigure(figure: FigureSeen, view: View, table: Table): string[] {
  const { owner } = figure;
  const lines = [
    listed(owner === null ? say("web-shared") : table.name(owner), say("web-health", { left: figure.health - figure.damage, health: figure.health })),
  ];
  if (owner !== null) lines.push(say("web-cards", { hand: view.hand_sizes[owner] ?? 0 }));
  lines.push(ruleOf(figure.figure));
  if (figure.carries.length) lines.push(say("view-carries", { things: figure.carries.map(nameOf).join(", ") }));
  lines.push(...figure.plans.map((plan) => say("view-plan", { plan, rule: ruleOf(plan) })));
  if (figure.gear) lines.push(say("view-gear", { gear: figure.gear, rule: ruleOf(figure.gear) }));
  if (figure.wards) lines.push(say("view-wards", { points: figure.wards }));
  return lines.filter(Boolean);
}

function ofPiece(piece: PieceSeen, table: Table): string[] {
  const lines: string[] = [];
  if (piece.token && !piece.up) lines.push(say("web-you-know", { token: piece.token }));
  if (piece.token && piece.enemy)
    lines.push(listed(nameOf(piece.enemy_class ?? ""), say("web-health", { left: piece.health - piece.damage, health: piece.health })));
  if (piece.token) lines.push(ruleOf(piece.token));
  if (piece.token && piece.ability) lines.push(`${nameOf(`ability-${piece.ability}`)}: ${ruleOf(`ability-${piece.ability}`)}`);
  const others = piece.seen_by.filter((seat) => seat !== table.seat);
  if (!piece.up && others.length) lines.push(say("view-seen-by", { seats: others.map((seat) => table.name(seat)).join(", ") }));
  if (piece.stunned) lines.push(say("view-stunned"));
  if (piece.usable) lines.push(say("view-usable"));
  if (!piece.up && !piece.token && !others.length) lines.push(say("web-unknown"));
  return lines.filter(Boolean);
}
