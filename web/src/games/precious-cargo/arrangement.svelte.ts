// The decision in progress: an aim, an upgrade with its payment, cards, a set, places or a team-mate, sent by the primary button.
import { untrack } from "svelte";

import type { Shortcut } from "../../lib/shortcuts.svelte";
import type { Action, Card, Event, PileSeen, Point as Tenths, Span, View, Wire } from "../../wire/precious-cargo";
import { Arrangement as AnyArrangement } from "../arrangement.svelte";
import type { PreviewSeen } from "../game";
import { courseTo, flickAlong, powerOf, type Course, type Flicked, type Hand, type Limits } from "./flick";
import { discOf, pileOf, sameCard, teamOf, type Disc, type Upgrade } from "./names";
import type { Practice } from "./range/practice.svelte";
import { noteMiss, usualMiss } from "./scatter";
import { Show } from "./show.svelte";
import type { Table } from "./table";
import { RING, Tabletop, type Point } from "./tabletop";

/** What is to be decided: a throw, more purchases, or what the game's prompts ask for. */
export type Mode = "throw" | "more" | "pay" | "protect" | "pick" | "aim" | "give" | "offer" | "take" | "reveal";

/** What has been arranged for one decision; another decision begins afresh. */
interface Arranged {
  aim: Tenths | null;
  upgrade: Upgrade | null;
  cards: Card[];
  ally: string | null;
  to: Disc | null;
  take: { whose: Disc; card: Card } | null;
  places: number[];
}

const NOTHING: Arranged = { aim: null, upgrade: null, cards: [], ally: null, to: null, take: null, places: [] };
const STEP = 100; // tenths of a millimetre that an arrow key moves the aim
const FINE = 10;
const HURRIED = 500; // milliseconds in which a press was for what was being shown, and asks nothing

export class Arrangement extends AnyArrangement<Wire, Arranged> {
  readonly show = new Show(() => this.tabletop);
  /** On a range: what is to be hit. */
  practice = $state.raw<Practice | null>(null);
  #tapped: Promise<void> = Promise.resolve();
  /** The flick that would be thrown if the disc were let go now. */
  pulled = $state.raw<Flicked | null>(null);
  /** How far the hand that holds the disc is from where it waits, on the board; nothing: nobody holds it. */
  held = $state.raw<Point | null>(null);
  /** The disc is pulled on a pad, while the table is on a large screen. */
  padded = $state(false);
  /** How often the aim was moved by keys: its mark gets the focus. */
  keyed = $state(0);
  #steered = $state(false);
  #thrown: { seat: number; before: View } | null = null; // the last throw, and how the table was before it
  /** Millimetres by which this guest's throws went astray before the last one. */
  usual = $state<number | null>(null);

  constructor(table: Table) {
    super(table);
    $effect(() => {
      const hide = () => document.hidden && this.show.finish(); // nothing moves in a page that nobody sees
      document.addEventListener("visibilitychange", hide);
      return () => {
        document.removeEventListener("visibilitychange", hide);
        this.show.clear();
      };
    });
    $effect(() => {
      const { view } = this;
      const showing = this.show.showing;
      const thrown = this.#thrown;
      if (view && !showing && thrown && thrown.before !== view) untrack(() => this.#judge(view, thrown.seat));
    });
  }

  /** What came of the last throw; how far this guest's own went astray is kept. */
  #judge(view: View, seat: number): void {
    const moment = this.show.judge(pileOf(view, seat));
    if (!moment?.aim || !this.table.table.mine.includes(seat)) return;
    this.usual = usualMiss();
    noteMiss(Math.hypot(moment.aim.x - moment.rest.x, moment.aim.y - moment.rest.y) / 10);
  }

  override get showing(): boolean {
    return this.show.showing || this.show.finale;
  }

  /** A throw is seen on the table as it was before it; points, piles and the next decision come when it has landed. */
  override enact(events: Event[], behind: () => number): Promise<void> | null {
    const { view } = this;
    if (!view) return null;
    const flew = events.find((event) => event.kind === "flew");
    const pile = flew ? pileOf(view, flew.seat) : null;
    const open = flew ? teamOf(view, flew.seat).may_aim || view.waived : false;
    this.#thrown = flew ? { seat: flew.seat, before: view } : null;
    return this.show.enact(events, { field: view.field, homes: this.homes, table: this.tabletop, pile, open }, behind);
  }

  /** A lesson says what to do. */
  get taught(): boolean {
    return this.table.table.lesson;
  }

  /** Who decides, where that is me. */
  get seat(): number {
    return this.view!.turn;
  }

  get pile(): PileSeen | null {
    const seat = this.actions.length ? this.seat : (this.table.seat ?? -1);
    return this.view && seat >= 0 ? pileOf(this.view, seat) : null;
  }

  readonly mode = $derived.by((): Mode | null => {
    if (!this.actions.length) return null;
    const kind = this.view!.prompt.kind;
    if (kind !== "turn") return kind as Mode;
    if (this.upgrade) return "pay";
    return this.offered("throw") ? "throw" : "more";
  });

  /** The offered action of a kind. */
  offered<K extends Action["kind"]>(kind: K): Extract<Action, { kind: K }> | undefined {
    return this.actions.find((action): action is Extract<Action, { kind: K }> => action.kind === kind);
  }

  protected override get nothing(): Arranged {
    return NOTHING;
  }

  // ---- the table -----------------------------------------------------------------------------------------------------

  /** The seat that the table speaks to: of several people at one device the one that decides, or has decided last. */
  get me(): number | null {
    return this.table.table.mine.length ? this.table.seat : null;
  }

  /** Turned so that I sit below. */
  readonly tabletop = $derived.by(() => new Tabletop(this.me === null ? null : (this.view?.players[this.me]?.release ?? null)));

  /** Where the discs wait, by seats. */
  readonly homes = $derived.by(() => this.view?.players.map((player) => this.tabletop.home(player)) ?? []);

  /** How the disc or card is thrown that is being aimed now. */
  readonly hand = $derived.by((): Hand | null => {
    const { view, tabletop } = this;
    if (!view?.throwing || (this.mode !== "throw" && this.mode !== "aim")) return null;
    return { home: tabletop.home(view.players[this.seat]!), release: tabletop.at(view.throwing.release), throwing: view.throwing };
  });

  // ---- throwing ------------------------------------------------------------------------------------------------------

  /** Where the next thing is to land; on the board. */
  get aim(): Point | null {
    return this.now.aim && this.tabletop.at(this.now.aim);
  }

  /** What an aim promises that was taken by pressing something; one that is moved by arrows tells by itself where it is. */
  get promise(): string {
    return this.aim && !this.#steered ? (this.#expected?.words.join(" ") ?? "") : "";
  }

  get aimed(): Tenths | null {
    return this.now.aim;
  }

  /** What is being thought about: a pulled disc, or an aim. */
  get course(): Course | null {
    if (this.pulled) return this.pulled;
    return this.hand && this.aim ? courseTo(this.hand, this.aim) : null;
  }

  /** How much of the power the aim takes, in hundredths. */
  get power(): number {
    return this.hand && this.aim ? powerOf(this.hand, this.aim) : 0;
  }

  get canFlick(): boolean {
    return this.mode === "throw" && this.offered("flick") !== undefined;
  }

  /** The speeds and directions that a flick may have. */
  get flickLimits(): { speed: Limits; direction: Limits } | null {
    const flick = this.offered("flick");
    return flick ? { speed: flick.speed as Span, direction: flick.direction as Span } : null;
  }

  /** A flick that is being thought about; nothing: the disc is held. */
  pull(towards: Point, speed: number | null): void {
    const limits = this.flickLimits;
    this.pulled = this.hand && limits && speed !== null ? flickAlong(this.hand, towards, speed, limits.direction) : null;
  }

  /** Throws the disc by hand. One that is laid down among the cards was let go there, which says why not. */
  async flick(): Promise<void> {
    const { pulled, held, hand } = this;
    const flick = this.offered("flick");
    this.pulled = this.held = null;
    if (!flick || !hand) return;
    const { loft } = hand.throwing;
    // in a lesson everything lies where it is aimed: a disc that is pulled aims where it would end
    if (pulled && this.table.table.lesson) return this.send([{ kind: "throw", ...this.tabletop.tenths(pulled.rest) }]);
    this.show.meant = pulled && this.tabletop.tenths(pulled.rest);
    if (pulled) return this.send([{ kind: "flick", distance: (flick.distance as Span).low, direction: pulled.direction, speed: pulled.speed, loft }]);
    const near = held ? Math.hypot(hand.home.x + held.x, hand.home.y + held.y) : RING;
    if (near < RING) await this.#explain({ kind: "flick", distance: Math.round(near * 10), direction: 0, speed: (flick.speed as Span).low, loft });
  }

  /** Aims at a point of the board, or says why nothing can be thrown there now. */
  async aimAt(point: Point, steered = false): Promise<void> {
    this.#steered = steered;
    const spans = this.offered("throw") ?? this.offered("aim");
    const aim = this.tabletop.tenths(point);
    if (this.hand && spans && isWithin(aim.x, spans.x as Span) && isWithin(aim.y, spans.y as Span)) this.arrange({ aim });
    else if (performance.now() - this.show.hurried > HURRIED) await this.#explain({ kind: this.mode === "aim" ? "aim" : "throw", ...aim });
  }

  putBack(): void {
    this.pulled = null;
    this.arrange({ aim: null });
  }

  /** Keys move the aim over the board as it is seen; plus and minus along the throw. */
  steer(event: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
    if (!this.hand) return false;
    const size = (event.shiftKey ? FINE : STEP) / 10;
    const [across, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    const onward = { "+": 1, "=": 1, "-": -1 }[event.key] ?? 0;
    if (!across && !down && !(onward && this.aim)) return false;
    const from = this.aim ?? { x: 0, y: 0 };
    const { home } = this.hand;
    const length = Math.hypot(from.x - home.x, from.y - home.y) || 1;
    const power = { x: (onward * (from.x - home.x)) / length, y: (onward * (from.y - home.y)) / length };
    // the first key puts the aim on Grogu, so that it is known from where it moves
    void this.aimAt(this.aim ? { x: from.x + size * (across! + power.x), y: from.y + size * (down! + power.y) } : from, true);
    this.keyed += 1;
    return true;
  }

  // ---- upgrades and cards --------------------------------------------------------------------------------------------

  get upgrade(): Upgrade | null {
    return this.now.upgrade;
  }

  async tapUpgrade(upgrade: Upgrade): Promise<void> {
    if (this.upgrade === upgrade) return this.arrange({ upgrade: null, cards: [] });
    if (this.actions.some((action) => action.kind === "buy" && action.upgrade === upgrade)) this.arrange({ ...NOTHING, upgrade });
    else await this.whyNotBuy(upgrade);
  }

  async whyNotBuy(upgrade: Upgrade): Promise<void> {
    await this.allowed({ kind: "buy", upgrade });
  }

  get cards(): Card[] {
    return this.now.cards;
  }

  /** The cards that would be paid: those chosen, and those that are the only ones left to choose. */
  get paying(): Card[] {
    return this.#expected?.events.flatMap((event) => (event.kind === "paid" ? [event.card] : [])) ?? this.cards;
  }

  /** How many copies of a card are chosen from the player's pile. */
  chosen(card: Card): number {
    return (this.mode === "pay" ? this.paying : this.cards).filter((each) => sameCard(each, card)).length;
  }

  get ally(): string | null {
    return this.now.ally;
  }

  get taken(): { whose: Disc; card: Card } | null {
    return this.now.take;
  }

  /** Whether cards of a pile can be chosen now. */
  choosable(pile: PileSeen): boolean {
    const own = pile === this.pile;
    return own ? ["pay", "pick", "offer", "protect"].includes(this.mode ?? "") : this.mode === "take";
  }

  /** A card of a pile: chosen, put back, or why not. */
  tapCard(pile: PileSeen, card: Card, lifted: boolean): Promise<void> {
    return this.#inOrder(() => this.#tapCard(pile, card, lifted));
  }

  async #tapCard(pile: PileSeen, card: Card, lifted: boolean): Promise<void> {
    const { view, mode } = this;
    if (!view) return;
    if (mode === "take") {
      const take = { whose: discOf(view, pile), card };
      if (lifted) return this.arrange({ take: null });
      return this.#try({ take }, [{ kind: "take", whose: take.whose, ...card }]);
    }
    if (mode === "protect") {
      if (lifted) return this.arrange({ ally: null });
      return this.#try({ ally: card.ally }, [{ kind: "protect", ally: card.ally }]);
    }
    if (mode !== "pay" && mode !== "pick" && mode !== "offer") return this.#explain({ kind: "pay", ...card });
    if (lifted) {
      const place = this.cards.findLastIndex((each) => sameCard(each, card));
      return place < 0 ? undefined : this.arrange({ cards: this.cards.toSpliced(place, 1) });
    }
    const cards = mode === "offer" ? [card] : [...this.cards, card];
    await this.#try({ cards }, this.#withCards(mode, cards));
  }

  #withCards(mode: "pay" | "pick" | "offer", cards: Card[]): Action[] {
    return [...this.#bought, ...cards.map((card): Action => ({ kind: mode, ...card }))];
  }

  get #bought(): Action[] {
    return this.upgrade ? [{ kind: "buy", upgrade: this.upgrade }] : [];
  }

  get to(): Disc | null {
    return this.now.to;
  }

  /** A disc at its seat: a team-mate to give the turn to, an owner of cards, or a place to throw at; where it cannot be, why not. */
  async tapDisc(disc: Disc, at?: Point): Promise<void> {
    if (this.mode === "take") return this.#whyNotFrom(disc);
    if (this.mode !== "give") return at && this.aimAt(at);
    if (this.to === disc) return this.arrange({ to: null });
    await this.#try({ to: disc }, [{ kind: "give", to: disc }]);
  }

  /** Why nothing can be taken from somebody: asked by a card of the pile, or where it has none, by any. */
  async #whyNotFrom(disc: Disc): Promise<void> {
    const { players, piles } = this.view!;
    const pile = piles[players.find((player) => player.disc === disc)!.pile]!;
    const card = [pile, ...piles].flatMap(({ cards, protected: guarded }) => [...cards, ...guarded])[0];
    if (card) await this.#explain({ kind: "take", whose: discOf(this.view!, pile), ...card });
  }

  /** The discs that a turn may be given to. */
  get mates(): Disc[] {
    return this.actions.flatMap((action) => (action.kind === "give" ? [action.to] : []));
  }

  get places(): number[] {
    return this.now.places;
  }

  tapPlace(place: number): Promise<void> {
    return this.#inOrder(() => this.#tapPlace(place));
  }

  async #tapPlace(place: number): Promise<void> {
    if (this.mode !== "reveal") return;
    if (this.places.includes(place)) return this.arrange({ places: this.places.filter((each) => each !== place) });
    const places = [...this.places, place];
    await this.#try(
      { places },
      places.map((each) => ({ kind: "reveal", place: each })),
    );
  }

  /** A tap waits for the answers to those before it, and so adds to what they have chosen, however slow the line is. */
  #inOrder(tap: () => Promise<void>): Promise<void> {
    this.#tapped = this.#tapped.then(tap, tap);
    return this.#tapped;
  }

  /** Arranges something if it is allowed; otherwise says why not. */
  async #try(change: Partial<Arranged>, actions: Action[]): Promise<void> {
    const moves = this.moves;
    if ((await this.allowed(...actions)) && moves === this.moves) this.arrange(change);
  }

  /** Says why something cannot be done now, after what is arranged to be bought. */
  async #explain(action: Action): Promise<void> {
    await this.allowed(...this.#bought, action);
  }

  // ---- what would happen, and sending --------------------------------------------------------------------------------

  /** What is arranged, as actions; nothing while there is none. */
  override get decided(): Action[] | null {
    return this.#decided;
  }

  readonly #decided = $derived.by((): Action[] | null => {
    const { mode } = this;
    const { aim, cards, ally, to, take, places } = this.now;
    switch (mode) {
      case "throw":
      case "aim":
        return aim && [{ kind: mode, ...aim }];
      case "pay":
      case "pick":
      case "offer": {
        const actions = this.#withCards(mode, cards);
        return actions.length ? actions : null;
      }
      case "protect":
        return ally === null ? null : [{ kind: "protect", ally }];
      case "give":
        return to && [{ kind: "give", to }];
      case "take":
        return take && [{ kind: "take", whose: take.whose, ...take.card }];
      case "reveal":
        return places.length ? places.map((place) => ({ kind: "reveal", place })) : null;
      default:
        return null;
    }
  });

  /** The position that what is arranged would lead to, before the dealer moves. */
  get after(): View | null {
    return this.#expected?.view ?? null;
  }

  get #expected(): PreviewSeen<Wire> | null {
    return this.decided && this.previews.of(this.decided);
  }

  protected override get questions(): Action[][] {
    return this.decided ? [this.decided] : [];
  }

  /** Whether the decision is complete: paid in full, enough cards chosen. */
  get complete(): boolean {
    if (!this.decided) return false;
    if (this.mode === "throw" || this.mode === "aim") return true;
    if (!this.after) return false;
    return !["pay", "pick", "reveal"].includes(this.mode!) || this.after.prompt.kind !== this.mode;
  }

  /** Piles whose points would change. */
  get changes(): { pile: PileSeen; before: number; after: number }[] {
    const { view, after } = this;
    if (!view || !after) return [];
    return view.piles.flatMap((pile, number) => {
      const score = after.piles[number]!.score;
      return score === pile.score ? [] : [{ pile, before: pile.score, after: score }];
    });
  }

  /** A throw is aimed anew as often as one likes. */
  override get settles(): boolean {
    return this.complete && this.mode !== "throw" && this.mode !== "aim";
  }

  override async send(actions: Action[] | null = this.complete ? this.decided : null): Promise<void> {
    if (actions) await this.act(...actions);
  }

  end(): Promise<void> {
    return this.send([{ kind: "end" }]);
  }

  /** One step back. */
  back(): boolean {
    const { aim, upgrade, cards, ally, to, take, places } = this.now;
    if (this.pulled) this.pulled = null;
    else if (cards.length) this.arrange({ cards: cards.slice(0, -1) });
    else if (places.length) this.arrange({ places: places.slice(0, -1) });
    else if (aim || upgrade || ally !== null || to || take) this.arrange(NOTHING);
    else return false;
    return true;
  }

  // ---- keys --------------------------------------------------------------------------------------------------------

  override readonly keys: Shortcut[] = [
    { keys: ["Escape"], says: "key-back", run: () => this.#leave() },
    { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], says: "key-aim", run: (event) => this.steer(event) },
    { keys: ["+", "=", "-"], says: "key-power", prior: true, run: (event) => this.steer(event) }, // else they bring the board closer
    { keys: ["n"], says: "key-buy-no-more", run: () => this.#noMore() },
  ];

  #leave(): boolean {
    if (!this.showing) return this.back();
    this.show.finish();
    return true;
  }

  #noMore(): boolean {
    if (this.mode === "more") void this.end();
    else if (this.mode === "throw") void this.#explain({ kind: "end" });
    else return false;
    return true;
  }
}

function isWithin(value: number, { low, high }: Limits): boolean {
  return low <= value && value <= high;
}
