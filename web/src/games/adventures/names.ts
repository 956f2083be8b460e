// The things of the game by their ids: seats and their colours, characters, skill cards and what is agreed about a mission.
import type { FigureSeen, PieceSeen, View } from "../../wire/adventures";
import type { Colour } from "../game";

/** Options as they are after settling: missions, sheets and characters are content, no longer names. */
export interface Agreed {
  seats: number;
  mission: {
    id: string;
    map: { start: string; door?: { id: string; between: string[] }[] };
    token?: { id: string; use?: string }[];
    crisis?: { effects: Effect[] };
    mission_action?: unknown;
  };
  sheet: { id: string } | string | null; // matches of before only name it
  mode: "story" | "sandbox" | "shared";
  characters: { id: string; skill: Skill[] }[];
  games: number;
  campaign: boolean;
}

interface Skill {
  id: string;
  kind?: "ordinary" | "tactical" | "wild" | "signature";
  strength?: number;
  bonus?: string;
  ability?: { slot: string }[];
}

interface Effect {
  op: string;
  cond?: { track_in?: { id: string; values: number[] } };
}

const COLOURS: Colour[] = ["white", "orange", "green", "red"];

export function colourOf(seat: number): Colour {
  return COLOURS[seat] ?? "yellow";
}

/** The mission or the sheet over it, whose goal counts. */
export function goalOf(options: Agreed): string {
  const sheet = options.sheet ?? options.mission;
  return typeof sheet === "string" ? sheet : sheet.id;
}

export function skillOf(options: Agreed, card: string): (Skill & { character: string }) | null {
  for (const { id, skill } of options.characters) {
    const found = skill.find((one) => one.id === card);
    if (found) return { ...found, character: id };
  }
  return null;
}

/** A drawing of a character, or the one for anybody else. */
export function drawing(kind: "figure" | "bust" | "skill-of", character: string): string {
  const id = `${kind}-${character}`;
  return document.getElementById(id) ? `#${id}` : `#${kind}-stranger`;
}

/** The drawings that make up a skill card, one over the other. */
export function layers(skill: Skill & { character: string }): string[] {
  const slot = skill.ability?.[0]?.slot;
  const ground = skill.kind === "tactical" ? "skill-tactical" : `skill-${skill.kind === "wild" ? "wild-" : ""}${skill.strength ?? 1}`;
  return [
    `#${ground}`,
    ...(skill.bonus ? [`#skill-bonus-${skill.bonus}`] : []),
    ...(slot ? [`#skill-slot-${slot}`] : []),
    drawing("skill-of", skill.character),
  ];
}

export function pieceIn(view: View, piece: number): PieceSeen | undefined {
  return view.pieces.find((seen) => seen.piece === piece);
}

/** The characters that a seat plays: its own, or all where they are shared. */
export function figuresOf(view: View, seat: number | null): FigureSeen[] {
  return view.figures.filter((figure) => figure.owner === null || figure.owner === seat);
}

/** The characters that stand in a player's row: the player's own, and shared ones with the player to move. */
export function figuresBeside(view: View, seat: number): FigureSeen[] {
  return view.figures.filter(({ owner }) => (owner ?? view.active) === seat);
}

/** The values of a track at which the crisis of the mission does something more. */
export function marksOf(options: Agreed, track: string): number[] {
  if (options.sheet) return [];
  const within = options.mission.crisis?.effects.flatMap((effect) => (effect.cond?.track_in ? [effect.cond.track_in] : [])) ?? [];
  return within.filter((one) => one.id === track).flatMap((one) => one.values);
}

/** The sign of a plan card, or the one for any other. */
export function planSign(plan: string): string {
  return document.getElementById(`sign-plan-${plan}`) ? `#sign-plan-${plan}` : "#sign-plan";
}
