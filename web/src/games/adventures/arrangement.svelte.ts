// The decision in progress: parts of an action, chosen on the map, in the hand and among the slots, and sent by the primary button.
import type { Shortcut } from "../../lib/shortcuts.svelte";
import type { Problem } from "../../wire/messages";
import type { Action, View } from "../../wire/adventures";
import { Arrangement as AnyArrangement } from "../arrangement.svelte";
import type { PreviewSeen } from "../game";
import { meaning } from "./meaning";
import { figuresOf } from "./names";
import { choose, decided, entries, idOf, isChoosable, isListed, isPlaced, kindOf, left, type Entry, type Part } from "./parts";
import { Show } from "./show.svelte";
import type { Table, Wire } from "./table";

/** What the server foresees for some actions: a refusal, or what would happen and how the position would then look. */
export type Answer = PreviewSeen<Wire>;

const RESOLVE: Action = { kind: "resolve" };
const ABILITY: Action = { kind: "ability" };

const key = (actions: Action[]) => JSON.stringify(actions);

export class Arrangement extends AnyArrangement<Wire, { parts: Part[] }> {
  readonly show = new Show();
  /** The part that somebody looks at. */
  looked = $state<Part | null>(null);
  /** The card that somebody reads, and where it lies. */
  read = $state.raw<{ card: string; box: DOMRect } | null>(null);
  /** The map is on another screen: what lies there is listed. */
  mapless = $state(false);

  constructor(table: Table) {
    super(table);
    $effect(() => {
      this.show.hear(this.table.latest, this.view);
    });
    $effect(() => () => this.show.finish());
  }

  /** What a try brought is taken back with it. */
  override afresh(): void {
    super.afresh();
    this.show.closed = true;
  }

  override get showing(): boolean {
    return this.show.running;
  }

  /** What is to be decided by me; nothing while I wait. */
  get prompt(): string | null {
    return this.actions.length ? this.view!.prompt.kind : null;
  }

  // ---- choosing ------------------------------------------------------------------------------------------------------

  readonly entries = $derived.by(() => entries(this.actions, this.view?.reach ?? []));

  protected override get nothing(): { parts: Part[] } {
    return { parts: [] };
  }

  get chosen(): Part[] {
    return this.now.parts;
  }

  isChosen(part: Part): boolean {
    return this.chosen.includes(part);
  }

  can(part: Part): boolean {
    return this.entries.length > 0 && isChoosable(this.entries, this.chosen, part);
  }

  /** Whether it can be chosen now, alone or beside what is chosen. */
  isOffered(part: Part): boolean {
    return this.isChosen(part) || this.entries.some((entry) => entry.parts.includes(part));
  }

  /** Whether something of this kind is to be chosen now. */
  asksFor(kind: string): boolean {
    return this.entries.some((entry) => entry.parts.some((part) => kindOf(part) === kind));
  }

  /** What is arranged. */
  get arranged(): Entry | null {
    return decided(this.entries, this.chosen);
  }

  override get decided(): Action[] | null {
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
    this.arrange({ parts });
  }

  /** Why something cannot be chosen, or what it is. */
  async #why(part: Part): Promise<void> {
    if (kindOf(part) === "space" && this.looked) return void (this.looked = null);
    if (!(await this.explained(part))) this.looked = this.looked === part ? null : part;
  }

  /** Why something is not possible, as the server says; null: there is nothing to say. */
  async refusal(part: Part): Promise<Problem | null> {
    const { view, chosen, actions: offered } = this;
    const tried = view && meaning(part, { view, options: this.table.options, seat: this.table.seat, offered, chosen });
    return tried ? (await this.table.ask(tried)).refusal : null;
  }

  /** Shows it; false: there is nothing to say. */
  async explained(part: Part): Promise<boolean> {
    const refusal = await this.refusal(part);
    if (refusal) this.table.explain(refusal);
    return refusal !== null;
  }

  // ---- what would happen ---------------------------------------------------------------------------------------------

  /** What follows from what is arranged. */
  get answer(): Answer | null {
    const decided = this.arranged;
    if (!decided) return null;
    const first = decided.actions[0]!;
    if (first.kind !== "play") return this.previews.of(decided.actions);
    const resolved = this.previews.of([first, RESOLVE]);
    return resolved && !resolved.refusal ? resolved : this.previews.of([first]);
  }

  /** Why the action of the card that is arranged could not be carried out. */
  get idle(): Problem | null {
    const first = this.arranged?.actions[0];
    return first?.kind === "play" ? (this.previews.of([first, RESOLVE])?.refusal ?? null) : null;
  }

  /** The position to draw reach and strengths from: the one after what is arranged, or after carrying out the action. */
  get ahead(): View | null {
    if (this.arranged) return this.answer?.view ?? null;
    return this.#canResolve ? (this.previews.of([RESOLVE])?.view ?? null) : null;
  }

  get #canResolve(): boolean {
    return this.actions.some((action) => action.kind === "resolve");
  }

  protected override get questions(): Action[][] {
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
    return (entry && this.previews.of(entry.actions)?.view) ?? null;
  }

  /** What else could be chosen before the action of a card is carried out. */
  #asides(play: Action): Action[][] {
    const figures = this.view ? figuresOf(this.view, this.table.seat) : [];
    const plans = figures.flatMap(({ figure, plans }) => plans.map((plan): Action => ({ kind: "plan", plan, figure })));
    return [ABILITY, ...plans].map((aside) => [play, aside]);
  }

  // ---- sending -------------------------------------------------------------------------------------------------------

  /** What the primary button sends: a card with its action, where nothing else could be chosen between. */
  get #sent(): Action[] {
    const actions = this.arranged!.actions;
    const first = actions[0]!;
    if (first.kind !== "play") return actions;
    const resolved = this.previews.of([first, RESOLVE]);
    const asides = this.#asides(first).map((aside) => this.previews.of(aside));
    return resolved && !resolved.refusal && asides.every((aside) => aside?.refusal) ? [first, RESOLVE] : actions;
  }

  /** A card that is dropped on a space goes by the action of moving. */
  override by(thing: string, where: string): string | null {
    return kindOf(thing) === "card" && kindOf(where) === "space" && this.can("slot:move") ? "slot:move" : null;
  }

  override movable(thing: string): boolean {
    if (!this.actions.length) return false;
    if (kindOf(thing) !== "figure") return this.can(thing) || this.isChosen(thing);
    return this.view?.action?.figure === idOf(thing) && this.entries.length > 0;
  }

  override async send(actions: Action[] | null = this.arranged && this.#sent): Promise<void> {
    if (!actions) return;
    await this.once(async () => {
      // something on the way may ask for a decision: then the way is gone step by step
      const broken = actions.length > 1 && actions[0]!.kind === "step" && (await this.table.ask(...actions)).refusal;
      return this.table.act(...(broken ? actions.slice(0, 1) : actions));
    });
  }

  /** One step back: the part that was chosen last. */
  back(): boolean {
    if (this.chosen.length) this.#choose(this.chosen.slice(0, -1));
    else if (this.looked) this.looked = null;
    else return false;
    return true;
  }

  override readonly keys: Shortcut[] = [
    { keys: ["Escape"], says: "key-back", run: () => this.show.skip() || this.back() },
    { keys: [" "], says: "key-event-on", run: () => this.show.scene !== null && this.show.on() },
  ];
}
