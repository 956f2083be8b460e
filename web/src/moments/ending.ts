// The end of a match as a game sees it: what points are made of, which moments were the best, and who stands for a winner.
import type { Component } from "svelte";

import type { Colour, GameClient, GameEvent, TableModel, Wire } from "../games/game";
import type { Moved } from "../wire/messages";

/** A part of somebody's points, in words; of the pieces of one colour, also that. */
export interface Part {
  name: string;
  points: number;
  colour?: Colour;
}

/** Something remarkable: the key of what it is called, and by how much it is better than others of its kind. */
interface Feat<E = GameEvent> {
  feat: string;
  worth: number;
  event: E;
}

/** What a game's `ending.ts` has as default export. */
export interface EndingOf<G extends Wire = Wire> {
  /** What the points of a seat are made of, where events do not say it. */
  parts?(table: TableModel<G>, seat: number): Part[];
  /** What a move was remarkable for. */
  feats?(events: G["event"][]): Feat<G["event"]>[];
  /** The drawing of the piece that stands for a seat. */
  figure?(table: TableModel<G>, seat: number): string | null;
  /** How the match ended, where points do not say it. */
  Ending?: Component<{ table: TableModel<G> }>;
}

export function endingOf<G extends Wire>(given: EndingOf<G>): EndingOf {
  return given as unknown as EndingOf;
}

const folders = import.meta.glob<{ default: EndingOf }>("../games/*/ending.ts");

export async function loadEnding(game: string): Promise<EndingOf> {
  return (await folders[`../games/${game}/ending.ts`]?.())?.default ?? {};
}

export interface Highlight extends Feat {
  /** The number of the move. */
  move: number;
  points: number;
}

/** The best moments of a match, as they came: the biggest gain, and the best of each kind that the game names. */
export function highlights(lines: Moved[], client: Pick<GameClient, "gains">, { feats }: Pick<EndingOf, "feats">): Highlight[] {
  const best = new Map<string, Highlight>();
  const offer = (found: Highlight) => {
    if (found.worth > (best.get(found.feat)?.worth ?? 0)) best.set(found.feat, found);
  };
  for (const { move, events } of lines as (Moved & { events: GameEvent[] })[]) {
    const gain = (event: GameEvent) => Math.max(0, ...(client.gains?.(event) ?? []).map(({ points }) => points));
    for (const event of events) offer({ feat: "gain", worth: gain(event), event, move, points: gain(event) });
    for (const found of feats?.(events) ?? []) offer({ ...found, move, points: gain(found.event) });
  }
  return [...best.values()].sort((one, other) => one.move - other.move);
}
