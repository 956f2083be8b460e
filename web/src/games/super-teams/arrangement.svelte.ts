// The decision in progress: card, ship, bonus card, hook or half, arranged by hand and sent by the primary button.
import type { Shortcut } from "../../lib/shortcuts.svelte";
import type { Problem } from "../../wire/messages";
import type { Action, Bonus, Card, Event, Fly, Hook, Land, Use, View, Wire } from "../../wire/super-teams";
import { Arrangement as AnyArrangement } from "../arrangement.svelte";
import { colourOf, flights, sameCard, shipIn, type Ship } from "./names";
import { distinct, foresee, ownAnswers, type Outcome } from "./outcome";

export type Half = Land["half"];

/** What the server foresees for some actions: a refusal, or what would happen. */
export interface Answer {
  refusal: Problem | null;
  outcome: Outcome | null;
  events: Event[];
}

/** A bonus card that could go with what is arranged: the actions that would play it, and what they would do. */
interface BonusOption extends Bonus {
  actions: Action[];
  answer: Answer | null;
}

/** What has been arranged for one decision; another decision begins afresh. */
interface Arranged {
  card: Card | null;
  ship: Ship | null;
  bonus: Bonus | null;
  hook: Ship | null;
  half: Half | null;
}

const NOTHING: Arranged = { card: null, ship: null, bonus: null, hook: null, half: null };
const PASS: Action = { kind: "pass" };
const ANY_CARD: Card = { colour: "red", number: 1 }; // to ask about a ship while the hand is empty
const HALVES: Half[] = ["normal", "hyperspace", "asteroid"];

export const sameBonus = (one: Bonus | null, other: Bonus | null) => one !== null && other !== null && one.card === other.card && one.shuffle === other.shuffle;

export class Arrangement extends AnyArrangement<Wire, Arranged> {
  /** The space that somebody looks at. */
  looked = $state<number | null>(null);

  /** What is to be decided by me; nothing while I wait. */
  get prompt(): "fly" | "departure" | "evasion" | "hook" | "land" | null {
    return this.actions.length ? (this.view!.prompt.kind as "fly") : null;
  }

  protected override get nothing(): Arranged {
    return NOTHING;
  }

  // ---- card and ship -------------------------------------------------------------------------------------------------

  readonly flights = $derived.by(() => flights(this.actions));

  get card(): Card | null {
    return this.now.card;
  }

  /** The ship that would fly; chosen, or the only one that can. */
  get ship(): Ship | null {
    const { card, ship } = this.now;
    const ships = card ? this.shipsFor(card) : [];
    return ship ?? (ships.length === 1 ? ships[0]! : null);
  }

  /** A ship that was chosen before any card. */
  get chosenShip(): Ship | null {
    return this.now.ship;
  }

  shipsFor(card: Card): Ship[] {
    return this.flights.filter((fly) => sameCard(fly, card)).map((fly) => fly.ship);
  }

  /** Whether a card can be chosen now: with the ship that is chosen, if one is. */
  playable(card: Card): boolean {
    const { card: chosen, ship } = this.now;
    return this.flights.some((fly) => sameCard(fly, card) && (chosen || !ship || fly.ship === ship));
  }

  /** Whether a ship can be chosen now: for the card or the hook. */
  choosable(ship: Ship): boolean {
    if (this.prompt === "hook") return this.hooks.some((hook) => hook.ship === ship);
    const { card } = this.now;
    return this.flights.some((fly) => fly.ship === ship && (!card || sameCard(fly, card)));
  }

  async tapCard(card: Card): Promise<void> {
    if (sameCard(this.card, card)) return this.arrange({ card: null, ship: null, bonus: null });
    if (!this.flights.some((fly) => sameCard(fly, card))) return this.#explain({ kind: "fly", ...card, ship: `${card.colour}-1` as Ship });
    const { ship } = this.now;
    const fits = ship && this.shipsFor(card).includes(ship);
    this.arrange({ card, ship: fits && !this.card ? ship : null, bonus: null });
  }

  async tapShip(ship: Ship): Promise<void> {
    const { card, hook } = this.now;
    if (this.prompt === "hook") {
      if (this.choosable(ship)) return this.arrange({ hook: hook === ship ? null : ship });
      return this.#explain({ kind: "hook", ship, shuffle: this.#hookShuffle });
    }
    if (this.choosable(ship)) return this.arrange({ ship: this.now.ship === ship ? null : ship, bonus: null });
    const shown = card ?? this.view?.hand.find((each) => each.colour === colourOf(ship)) ?? this.view?.hand[0] ?? ANY_CARD;
    await this.#explain({ kind: "fly", ...shown, ship });
  }

  /** The flight that is arranged. */
  get fly(): Fly | null {
    const { card, ship } = this;
    return card && ship ? { kind: "fly", colour: card.colour, number: card.number, ship } : null;
  }

  /** What each ship that the card can move would do. */
  get candidates(): { ship: Ship; answer: Answer | null }[] {
    const { card } = this;
    return card ? this.shipsFor(card).map((ship) => ({ ship, answer: this.#answer([{ kind: "fly", ...card, ship }]) })) : [];
  }

  // ---- bonus cards ---------------------------------------------------------------------------------------------------

  get bonus(): Bonus | null {
    return this.now.bonus;
  }

  /** The bonus cards of the player's hand that belong to what is being decided, and what each would do. */
  readonly options = $derived.by((): BonusOption[] => {
    const held = distinct(this.view?.bonus ?? []);
    if (this.prompt === "departure" || this.prompt === "evasion") {
      return held.map((bonus) => this.#option(bonus, [use(bonus)]));
    }
    const base = this.prompt === "fly" && this.fly ? this.#answer([this.fly]) : null;
    if (!base?.outcome) return [];
    const slots = ownAnswers(base.events, this.table.seat ?? -1);
    return held.flatMap((bonus) => {
      const ways: Action[][] = [];
      if (slots.departure) ways.push([this.fly!, use(bonus)]);
      if (slots.evasion) ways.push([this.fly!, ...(slots.departure ? [PASS] : []), use(bonus)]);
      const found = ways.map((way) => this.#option(bonus, way));
      // the way that works; until one does, the next that has not been asked about
      const best = found.find((option) => option.answer?.outcome) ?? found.find((option) => !option.answer) ?? found[0];
      return best ? [best] : [];
    });
  });

  /** Whether it is known what each of them would do: before that nobody declines them, and nothing comes in under a pointer. */
  override get weighed(): boolean {
    return this.options.every((option) => option.answer);
  }

  #option(bonus: Bonus, actions: Action[]): BonusOption {
    return { ...bonus, actions, answer: this.#answer(actions) };
  }

  async tapBonus(bonus: Bonus): Promise<void> {
    const option = await this.#considerBonus(bonus);
    if (option?.answer?.outcome) return this.arrange({ bonus: sameBonus(this.bonus, bonus) ? null : { card: bonus.card, shuffle: bonus.shuffle } });
    if (option?.answer?.refusal) return this.table.explain(option.answer.refusal);
    const [only, ...others] = new Set(this.hooks.map((hook) => hook.ship));
    if (bonus.card === "grappling-hook" && only && !others.length) return this.tapShip(only);
    await this.#explain(use(bonus));
  }

  /** What a bonus card would do with what is arranged; waits for the server's answer. */
  async #considerBonus(bonus: Bonus): Promise<BonusOption | undefined> {
    const found = () => this.options.find((each) => sameBonus(each, bonus));
    if (this.fly) await this.previews.ask([this.fly]);
    for (let option = found(); option && !option.answer; option = found()) {
      const moves = this.moves;
      await this.previews.ask(option.actions);
      if (moves !== this.moves || !this.previews.of(option.actions)) return undefined;
    }
    return found();
  }

  // ---- hooks and halves ----------------------------------------------------------------------------------------------

  get hooks(): Hook[] {
    return this.actions.filter((action): action is Hook => action.kind === "hook");
  }

  get hook(): Ship | null {
    return this.now.hook;
  }

  get #hookShuffle(): number {
    return this.view?.bonus.find((bonus) => bonus.card === "grappling-hook")?.shuffle ?? 1;
  }

  /** Ships that may be pulled along, each with what that would do. */
  get pulled(): { ship: Ship; answer: Answer | null }[] {
    const ships = [...new Set(this.hooks.map((hook) => hook.ship))];
    return ships.map((ship) => ({ ship, answer: this.#answer([this.#hookFor(ship)]) }));
  }

  #hookFor(ship: Ship): Hook {
    return this.hooks.find((hook) => hook.ship === ship)!;
  }

  get halves(): { half: Half; answer: Answer | null }[] {
    return this.actions.flatMap((action) => (action.kind === "land" ? [{ half: action.half, answer: this.#answer([action]) }] : []));
  }

  get half(): Half | null {
    return this.now.half;
  }

  tapHalf(half: Half): void {
    this.arrange({ half: this.half === half ? null : half });
  }

  /** Somebody points at another space while a half is to be chosen. */
  async whyNotThere(): Promise<void> {
    const other = HALVES.find((half) => !this.halves.some((offered) => offered.half === half));
    if (other) await this.#explain({ kind: "land", half: other });
  }

  // ---- what would happen ---------------------------------------------------------------------------------------------

  /** What follows from what is arranged; in a window from playing nothing, as long as nothing is chosen. */
  get outcome(): Outcome | null {
    return this.#considered ? (this.#answer(this.#considered)?.outcome ?? null) : null;
  }

  get #considered(): Action[] | null {
    const chosen = this.options.find((option) => sameBonus(option, this.bonus));
    if (chosen) return chosen.actions;
    if (this.fly) return [this.fly];
    if (this.hook) return [this.#hookFor(this.hook)];
    if (this.half) return [{ kind: "land", half: this.half }];
    return this.prompt === "departure" || this.prompt === "evasion" ? [PASS] : null;
  }

  /** What the primary button would send; nothing while it is not arranged. */
  override get decided(): Action[] | null {
    const chosen = this.options.find((option) => sameBonus(option, this.bonus));
    if (chosen) return chosen.actions;
    if (this.prompt === "fly") return this.fly && this.weighed ? [this.fly, ...this.#declined] : null;
    if (this.prompt === "land") return this.half && [{ kind: "land", half: this.half }];
    return this.hook ? [this.#hookFor(this.hook)] : null;
  }

  /** Who flies without a bonus card, having seen what the player's would do, plays none. */
  get #declined(): Action[] {
    const answer = this.fly && this.#answer([this.fly]);
    if (!answer) return [];
    const slots = ownAnswers(answer.events, this.table.seat ?? -1);
    return [slots.departure, slots.evasion].filter(Boolean).map(() => PASS);
  }

  protected override get questions(): Action[][] {
    const asked: Action[][] = this.candidates.map(({ ship }) => [{ kind: "fly", ...this.card!, ship }]);
    asked.push(...this.options.map((option) => option.actions));
    asked.push(...this.pulled.map(({ ship }) => [this.#hookFor(ship)]));
    asked.push(...this.halves.map(({ half }): Action[] => [{ kind: "land", half }]));
    if (this.#considered) asked.push(this.#considered);
    return asked;
  }

  #answer(actions: Action[]): Answer | null {
    const preview = this.previews.of(actions);
    if (!preview) return null;
    const { refusal, events, view } = preview;
    const ship = subject(actions, this.view!);
    return { refusal, events, outcome: ship && view ? foresee(ship, events, this.view!, view) : null };
  }

  async #explain(action: Action): Promise<void> {
    await this.allowed(action);
  }

  // ---- sending -------------------------------------------------------------------------------------------------------

  /** A bonus card that could go with it is not passed over. */
  override get settles(): boolean {
    return this.bonus !== null || !this.options.some((option) => option.answer?.outcome);
  }

  override async send(actions: Action[] | null = this.decided): Promise<void> {
    if (actions) await this.act(...actions);
  }

  pass(): Promise<void> {
    return this.send([PASS]);
  }

  /** One step back: the bonus card, the ship, the card. */
  back(): boolean {
    const { card, ship, bonus, hook, half } = this.now;
    if (bonus || hook || half) this.arrange({ bonus: null, hook: null, half: null });
    else if (ship) this.arrange({ ship: null });
    else if (card) this.arrange({ card: null });
    else if (this.looked !== null) this.looked = null;
    else return false;
    return true;
  }

  override readonly keys: Shortcut[] = [{ keys: ["Escape"], says: "key-back", run: () => this.back() }];
}

function use({ card, shuffle }: Bonus): Use {
  return { kind: "use", card, shuffle };
}

/** The ship that actions are about. */
function subject(actions: Action[], view: View): Ship | null {
  const first = actions[0]!;
  if (first.kind === "fly" || first.kind === "hook") return shipIn(view, first.ship).ship;
  return view.move?.ship ?? null;
}
