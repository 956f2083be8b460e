// The decision in progress: parts of an action, chosen on the map, in the hand and among the slots, and sent by the primary button.
import type { Shortcut } from "../../lib/shortcuts.svelte";
import type { Problem } from "../../wire/messages";
import type { Action, AnyEvent, View } from "../../wire/adventures";
import type { Arrangement as AnyArrangement, GameEvent, TableModel } from "../game";
import { Sender } from "../sender.svelte";
import { meaning } from "./meaning";
import { figuresOf, type Agreed } from "./names";
import { choose, decided, entries, isChoosable, isListed, isPlaced, kindOf, left, type Entry, type Part } from "./parts";
import { Show } from "./show.svelte";

/** What the server foresees for some actions: a refusal, or what would happen and how the position would then look. */
export interface Answer {
  refusal: Problem | null;
  events: GameEvent[];
  view: View | null;
}

const RESOLVE: Action = { kind: "resolve" };
const ABILITY: Action = { kind: "ability" };

const key = (actions: Action[]) => JSON.stringify(actions);

export class Arrangement extends Sender implements AnyArrangement {
  readonly #table: TableModel;
  readonly show = new Show();
  #chosen = $state.raw<{ moves: number; parts: Part[] }>({ moves: -1, parts: [] });
  #answers = $state.raw<{ moves: number; known: Map<string, Answer> }>({ moves: -1, known: new Map() });
  #asked = new Set<string>();
  /** The part that somebody looks at. */
  looked = $state<Part | null>(null);
  /** The card that somebody reads, and where it lies. */
  read = $state.raw<{ card: string; box: DOMRect } | null>(null);
  /** The map is on another screen: what lies there is listed. */
  mapless = $state(false);

  constructor(table: TableModel) {
    super();
    this.#table = table;
    $effect(() => {
      for (const actions of this.#questions) void this.#find(actions);
    });
    $effect(() => {
      this.show.hear(this.#table.latest as unknown as AnyEvent[], this.view);
    });
    $effect(() => () => this.show.finish());
  }

  get showing(): boolean {
    return this.show.running;
  }

  get view(): View | null {
    return (this.#table.position?.view as View | undefined) ?? null;
  }

  get actions(): Action[] {
    return this.#table.isMyTurn ? (this.#table.position!.actions as Action[]) : [];
  }

  /** What is to be decided by me; nothing while I wait. */
  get prompt(): string | null {
    return this.actions.length ? this.view!.prompt.kind : null;
  }

  get #moves(): number {
    return this.#table.position?.moves ?? -1;
  }

  // ---- choosing ------------------------------------------------------------------------------------------------------

  readonly entries = $derived.by(() => entries(this.actions, this.view?.reach ?? []));

  get chosen(): Part[] {
    return this.#chosen.moves === this.#moves ? this.#chosen.parts : [];
  }

  isChosen(part: Part): boolean {
    return this.chosen.includes(part);
  }

  can(part: Part): boolean {
    return this.entries.length > 0 && isChoosable(this.entries, this.chosen, part);
  }

  /** Whether something of this kind is to be chosen now. */
  asksFor(kind: string): boolean {
    return this.entries.some((entry) => entry.parts.some((part) => kindOf(part) === kind));
  }

  /** What is arranged. */
  get arranged(): Entry | null {
    return decided(this.entries, this.chosen);
  }

  get decided(): Action[] | null {
    return this.arranged && this.#sent;
  }

  /** Ways that have no place on the board, or that are left once a place is chosen. */
  get options(): Entry[] {
    const { chosen } = this;
    if (this.arranged && this.arranged.parts.every((part) => chosen.includes(part) || isPlaced(part))) {
      return this.#listed.length > 1 || !isPlaced(chosen[0]!) ? this.#listed : [];
    }
    const further = (entry: Entry) => !entry.parts.every(isPlaced) || (this.mapless && isListed(entry, true));
    return chosen.some(isPlaced) ? left(this.entries, chosen).filter(further) : this.#listed;
  }

  get #listed(): Entry[] {
    return this.entries.filter((entry) => isListed(entry, this.mapless));
  }

  /** Actions without parts, such as to stop; they are buttons. */
  get buttons(): Action[] {
    const parted = new Set(this.entries.flatMap((entry) => entry.actions.map((action) => action.kind)));
    return this.actions.filter((action) => !parted.has(action.kind));
  }

  tap(part: Part): void {
    if (this.can(part) || this.isChosen(part)) {
      const again = this.arranged?.parts.includes(part) && this.isChosen(part) && ["space", "piece", "door", "figure", "child"].includes(kindOf(part));
      if (again) return void this.send();
      this.looked = null;
      this.#choose(choose(this.entries, this.chosen, part));
    } else if (this.entries.some((entry) => entry.parts.includes(part))) this.#choose([part]);
    else void this.#why(part);
  }

  take(entry: Entry): void {
    this.#choose(key(this.arranged?.actions ?? []) === key(entry.actions) ? [] : entry.parts);
  }

  #choose(parts: Part[]): void {
    this.#chosen = { moves: this.#moves, parts };
  }

  /** Why something cannot be chosen, or what it is. */
  async #why(part: Part): Promise<void> {
    if (kindOf(part) === "space" && this.looked) return void (this.looked = null);
    if (!(await this.explained(part))) this.looked = this.looked === part ? null : part;
  }

  /** Why something is not possible, as the server says; null: there is nothing to say. */
  async refusal(part: Part): Promise<Problem | null> {
    const { view, chosen, actions: offered } = this;
    const tried = view && meaning(part, { view, options: this.#table.options as Agreed, seat: this.#table.seat, offered, chosen });
    return tried ? (await this.#table.ask(tried)).refusal : null;
  }

  /** Shows it; false: there is nothing to say. */
  async explained(part: Part): Promise<boolean> {
    const refusal = await this.refusal(part);
    if (refusal) this.#table.explain(refusal);
    return refusal !== null;
  }

  // ---- what would happen ---------------------------------------------------------------------------------------------

  /** What follows from what is arranged. */
  get answer(): Answer | null {
    const decided = this.arranged;
    if (!decided) return null;
    const first = decided.actions[0]!;
    if (first.kind !== "play") return this.#answer(decided.actions);
    const resolved = this.#answer([first, RESOLVE]);
    return resolved && !resolved.refusal ? resolved : this.#answer([first]);
  }

  /** Why the action of the card that is arranged could not be carried out. */
  get idle(): Problem | null {
    const first = this.arranged?.actions[0];
    return first?.kind === "play" ? (this.#answer([first, RESOLVE])?.refusal ?? null) : null;
  }

  /** The position to draw reach and strengths from: the one after what is arranged, or after carrying out the action. */
  get ahead(): View | null {
    if (this.arranged) return this.answer?.view ?? null;
    return this.#canResolve ? (this.#answer([RESOLVE])?.view ?? null) : null;
  }

  get #canResolve(): boolean {
    return this.actions.some((action) => action.kind === "resolve");
  }

  get #questions(): Action[][] {
    const decided = this.arranged;
    if (!decided) return this.#canResolve ? [[RESOLVE]] : this.#plays.map(({ actions }) => actions);
    const first = decided.actions[0]!;
    return first.kind === "play" ? [[first], [first, RESOLVE], ...this.#asides(first)] : [decided.actions];
  }

  /** The slots that the chosen card may be played under. */
  get #plays(): Entry[] {
    const { chosen } = this;
    if (!chosen.some((part) => kindOf(part) === "card")) return [];
    const others = chosen.filter((part) => kindOf(part) !== "slot");
    return left(this.entries, others).filter(({ actions }) => actions[0]!.kind === "play");
  }

  /** The position once the chosen card lies under a slot; nothing while no card is chosen, or it does not go there. */
  playedUnder(slot: string): View | null {
    const entry = this.#plays.find(({ parts }) => parts.includes(`slot:${slot}`));
    return (entry && this.#answer(entry.actions)?.view) ?? null;
  }

  /** What else could be chosen before the action of a card is carried out. */
  #asides(play: Action): Action[][] {
    const figures = this.view ? figuresOf(this.view, this.#table.seat) : [];
    const plans = figures.flatMap(({ figure, plans }) => plans.map((plan): Action => ({ kind: "plan", plan, figure })));
    return [ABILITY, ...plans].map((aside) => [play, aside]);
  }

  #answer(actions: Action[]): Answer | null {
    return this.#answers.moves === this.#moves ? (this.#answers.known.get(key(actions)) ?? null) : null;
  }

  async #find(actions: Action[]): Promise<void> {
    const moves = this.#moves;
    const question = `${moves} ${key(actions)}`;
    if (this.#asked.has(question)) return;
    this.#asked.add(question);
    const { refusal, events, view } = await this.#table.ask(...actions);
    if (moves !== this.#moves) return;
    const known = this.#answers.moves === moves ? this.#answers.known : new Map<string, Answer>();
    this.#answers = { moves, known: new Map(known).set(key(actions), { refusal, events: events as GameEvent[], view: view as View | null }) };
  }

  // ---- sending -------------------------------------------------------------------------------------------------------

  /** What the primary button sends: a card with its action, where nothing else could be chosen between. */
  get #sent(): Action[] {
    const actions = this.arranged!.actions;
    const first = actions[0]!;
    if (first.kind !== "play") return actions;
    const resolved = this.#answer([first, RESOLVE]);
    const asides = this.#asides(first).map((aside) => this.#answer(aside));
    return resolved && !resolved.refusal && asides.every((aside) => aside?.refusal) ? [first, RESOLVE] : actions;
  }

  async send(actions: Action[] | null = this.arranged && this.#sent): Promise<void> {
    if (!actions) return;
    await this.once(async () => {
      // something on the way may ask for a decision: then the way is gone step by step
      const broken = actions.length > 1 && actions[0]!.kind === "step" && (await this.#table.ask(...actions)).refusal;
      return this.#table.act(...(broken ? actions.slice(0, 1) : actions));
    });
  }

  /** One step back: the part that was chosen last. */
  back(): boolean {
    if (this.chosen.length) this.#choose(this.chosen.slice(0, -1));
    else if (this.looked) this.looked = null;
    else return false;
    return true;
  }

  readonly keys: Shortcut[] = [{ keys: ["Escape"], says: "key-back", run: () => this.show.skip() || this.back() }];
}
