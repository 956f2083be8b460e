// A decision in progress, as in every game: the position, what is arranged for it by hand, what that would bring, and sending it once.
import { untrack } from "svelte";

import type { Shortcut } from "../lib/shortcuts.svelte";
import type { Recent } from "../moments/recent.svelte";
import type { Trace } from "../moments/traces";
import type { MoveDrawing } from "../moves/move";
import type { TableModel, Wire } from "./game";
import { Previews } from "./previews.svelte";

const GUARD = 450; // milliseconds after a decision in which nothing else is taken for one

/** `A` is what can be arranged in a game; another decision begins afresh. */
export class Arrangement<G extends Wire = Wire, A extends object = object> {
  protected readonly table: TableModel<G>;
  protected readonly previews: Previews<G>;
  #arranged = $state.raw<{ moves: number; parts: A } | null>(null);
  #meant = $state.raw<{ arranged: object | null; moves: number } | null>(null);
  sending = $state(false);
  /** Moves that are shown on the board, such as a hint's. */
  drawing = $state.raw<MoveDrawing | null>(null);
  /** What others have just done, at a live table. */
  recent = $state.raw<Recent | null>(null);
  /** Just after a decision: what looks like a second click is none. */
  guarded = $state(false);
  /** Keys of this game. Enter is the page's: it presses the primary button of the decision. */
  readonly keys: Shortcut[] = [];

  constructor(table: TableModel<G>) {
    this.table = table;
    this.previews = new Previews(table);
    $effect(() => {
      for (const actions of this.questions) void this.previews.ask(actions);
    });
    $effect(() => {
      const meant = this.#meant;
      if (!meant || meant.moves !== this.moves || !this.decided || !this.weighed || this.guarded) return;
      if (meant.arranged ? meant.arranged !== this.#arranged : !this.settles || this.drawing) return;
      this.#meant = null;
      untrack(() => void this.send());
    });
  }

  // ---- the position --------------------------------------------------------------------------------------------------

  get view(): G["view"] | null {
    return this.table.position?.view ?? null;
  }

  /** What may be done; nothing while I wait. */
  get actions(): G["action"][] {
    return this.table.isMyTurn ? this.table.position!.actions : [];
  }

  protected get moves(): number {
    return this.table.position?.moves ?? -1;
  }

  /** The board still shows something to its end, such as a fight; the end of a match is celebrated after it. */
  get showing(): boolean {
    return false;
  }

  /**
   * Shows what happens next over the position before it, `behind` more waiting to be shown, and answers when it has been seen:
   * only then the page changes. Null: there is nothing to wait for.
   */
  enact(_events: G["event"][], _behind: () => number): Promise<void> | null {
    return null;
  }

  // ---- arranging -----------------------------------------------------------------------------------------------------

  /** What is arranged where nothing is yet. */
  protected get nothing(): A {
    return {} as A;
  }

  protected get now(): A {
    return this.#arranged?.moves === this.moves ? this.#arranged.parts : this.nothing;
  }

  /** What is arranged, as a whole: another one after every change. */
  get arranged(): object | null {
    return this.#arranged;
  }

  /** Something of this decision is arranged already. */
  get begun(): boolean {
    return this.#arranged?.moves === this.moves;
  }

  /** The moves of others that are marked on the board: until something is arranged, or drawn there. */
  get traces(): Trace<G["event"]>[] {
    return this.begun || this.drawing || this.showing ? [] : ((this.recent?.shown ?? []) as Trace<G["event"]>[]);
  }

  /** By hand, or as a hint has it. */
  arrange(change: Partial<A>): void {
    this.#arranged = { moves: this.moves, parts: { ...this.now, ...change } };
  }

  /** Nothing is arranged any more, as where a puzzle's turn was not the right one. */
  afresh(): void {
    this.#arranged = null;
  }

  // ---- what would happen ---------------------------------------------------------------------------------------------

  /** What is asked by itself, so that the page can show what would follow. */
  protected get questions(): G["action"][][] {
    return [];
  }

  /** Whether actions are allowed; where they are not, the page says why, unless others have decided meanwhile. */
  protected async allowed(...actions: G["action"][]): Promise<boolean> {
    const { moves } = this;
    const { refusal } = await this.table.ask(...actions);
    if (refusal && moves === this.moves) this.table.explain(refusal);
    return !refusal;
  }

  /** Whether all that is asked by itself was answered. */
  get weighed(): boolean {
    return this.questions.every((actions) => this.previews.of(actions));
  }

  // ---- sending -------------------------------------------------------------------------------------------------------

  /** What the primary button would send; nothing while it is not arranged. */
  get decided(): G["action"] | G["action"][] | null {
    return null;
  }

  /** Sends what is arranged. */
  async send(): Promise<void> {}

  /**
   * What is arranged is meant as it is: it is sent without the button, once it is known what it brings. Something else is not.
   * Where nobody asked for it, only what leaves nothing to try out.
   */
  confirm(asked = true): void {
    this.#meant = { arranged: asked ? this.#arranged : null, moves: this.moves };
  }

  /** Whether what is arranged leaves nothing to try out: who wants no button is asked no more. */
  get settles(): boolean {
    return this.decided !== null;
  }

  /** Whether a thing can be dragged somewhere now. */
  movable(_thing: string): boolean {
    return this.actions.length > 0;
  }

  /** What must be chosen between a thing and where it is dropped. */
  by(_thing: string, _where: string): string | null {
    return null;
  }

  /** Makes moves, all or none; returns whether they were made. */
  protected act(...actions: G["action"][]): Promise<boolean> {
    return this.once(() => this.table.act(...actions));
  }

  /** Sends unless something is on its way or has just gone; returns whether it was met. */
  protected async once(act: () => Promise<boolean>): Promise<boolean> {
    if (this.sending || this.guarded) return false;
    this.sending = true;
    const met = await act();
    this.sending = false;
    if (met) {
      this.guarded = true;
      setTimeout(() => (this.guarded = false), GUARD);
    }
    return met;
  }
}
