// The decision in progress: the tile on the board or the figure on a part, arranged by hand and sent by the primary button.
import type { Shortcut } from "../../lib/shortcuts.svelte";
import type { Problem } from "../../wire/messages";
import type { Action, Cell, Deploy, ObjectSeen, Part, Place, Wire } from "../../wire/carcassonne";
import type { PlacesInWords } from "../../table/places.svelte";
import { Arrangement as AnyArrangement } from "../arrangement.svelte";
import { fitting, legalCells, sameCell, turned, type LegalCell, type Rotation } from "./cells";
import { focusPass } from "./focus";
import { objectAt, objectKey, partKey } from "./objects";
import { gainOn, outcome, type Outcome } from "./outcome";
import { FightShow } from "./show.svelte";

export type Figure = Deploy["figure"];

/** A part that may be chosen, with the figures that may be put there. */
export interface Offer extends Part {
  figures: Figure[];
}

export interface Ghost extends Cell {
  rotation: Rotation;
  fixed: boolean;
}

/** What has been arranged for one decision; another decision begins afresh. */
interface Arranged {
  wanted: Rotation;
  fixed: Cell | null;
  chosen: Part | null;
  figure: Figure;
}

const FREE_SPACE = "space"; // no part of a tile is called so

export class Arrangement extends AnyArrangement<Wire, Arranged> {
  readonly show = new FightShow();
  /** The legal cell under the pointer or the focus. */
  #pointed = $state.raw<Cell | null>(null);
  /** The part under the pointer or the focus, and the one that was tapped. */
  #looked = $state.raw<Part | null>(null);
  #pinned = $state.raw<Part | null>(null);
  /** Whether the tile was laid or turned on purpose, and not only pointed with: then how it lies is said. */
  #turned = $state(false);

  readonly cells = $derived.by(() => legalCells(this.actions));
  readonly offers = $derived.by(() => offered(this.actions));
  readonly ghost = $derived.by(() => this.#ghost());
  readonly outcome = $derived.by(() => this.#outcome());

  /** How the tile would lie and what it would bring, in words, once it was laid or turned; the key tells one such from the next. */
  readonly lying = $derived.by(() => this.#lying());
  /** The board in words, where somebody steers by keys; the board itself puts it here. */
  places = $state.raw<PlacesInWords | null>(null);

  get placing(): boolean {
    return this.cells.length > 0;
  }

  get deploying(): boolean {
    return !this.placing && this.actions.some((action) => action.kind === "pass");
  }

  /** A fight is being shown. */
  override get showing(): boolean {
    return this.show.fight !== null;
  }

  protected override get nothing(): Arranged {
    return { wanted: 0, fixed: null, chosen: null, figure: this.#firstFigure };
  }

  get #firstFigure(): Figure {
    return this.offers.some((offer) => offer.figures.includes("small")) || !this.offers.length ? "small" : "large";
  }

  // ---- the tile ----------------------------------------------------------------------------------------------------

  #ghost(): Ghost | null {
    const { fixed, wanted } = this.now;
    const cell = this.cellAt(fixed ?? this.#pointed);
    return cell && { x: cell.x, y: cell.y, rotation: fitting(cell.rotations, wanted), fixed: sameCell(cell, fixed) };
  }

  /** The ghost of a second look: another cell is pointed at while the tile lies somewhere. */
  get glimpse(): Ghost | null {
    const { fixed, wanted } = this.now;
    const cell = fixed && !sameCell(fixed, this.#pointed) ? this.cellAt(this.#pointed) : null;
    return cell && { x: cell.x, y: cell.y, rotation: fitting(cell.rotations, wanted), fixed: false };
  }

  /** How the tile in hand is turned now. */
  get rotation(): Rotation {
    return this.ghost?.rotation ?? fitting(this.#allRotations, this.now.wanted);
  }

  get #allRotations(): Rotation[] {
    return [...new Set(this.cells.flatMap((cell) => cell.rotations))].sort();
  }

  /** The tile in hand as it is turned now, side by side in words. */
  get inHand(): string | undefined {
    return this.places?.at(`turn,${this.rotation}`);
  }

  #lying(): { key: string; words: string[] } | null {
    if (!this.placing || !(this.ghost?.fixed || this.#turned)) return null;
    if (this.ghost) return this.outcome && { key: `${this.moves} ${JSON.stringify(this.#considered)}`, words: this.previews.of(this.#considered)!.words };
    return this.inHand === undefined ? null : { key: `${this.moves} turned ${this.rotation}`, words: [this.inHand] };
  }

  /** Whether turning would change anything. */
  get turns(): boolean {
    return (this.cellAt(this.ghost)?.rotations ?? this.#allRotations).length > 1;
  }

  cellAt(cell: Cell | null): LegalCell | null {
    return (cell && this.cells.find((one) => sameCell(one, cell))) ?? null;
  }

  point(cell: Cell | null): void {
    this.#pointed = cell;
    this.#turned = false;
  }

  /** Another rotation that fits where the tile is. */
  turn(step: 1 | -1 = 1): void {
    const rotations = this.cellAt(this.ghost)?.rotations ?? this.#allRotations;
    this.arrange({ wanted: turned(rotations, this.rotation, step) });
    this.#turned = true;
  }

  /** Lays the tile on a cell for now; where it lies already, it turns. */
  tapCell(cell: Cell): void {
    if (sameCell(this.now.fixed, cell)) return this.turn();
    this.#pointed = cell;
    this.arrange({ fixed: cell, wanted: fitting(this.cellAt(cell)!.rotations, this.now.wanted) });
  }

  /** Somebody points at a cell where nothing can be done. */
  async whyNotHere(cell: Cell): Promise<void> {
    await this.#explain(this.#tried(cell));
  }

  /** Why, without showing it. */
  async refusalHere(cell: Cell): Promise<Problem | null> {
    return (await this.table.ask(this.#tried(cell))).refusal;
  }

  #tried({ x, y }: Cell): Action {
    if (this.deploying) return { kind: "deploy", figure: this.figure, x, y, part: "planet" };
    return { kind: "place", x, y, rotation: this.rotation };
  }

  /** Somebody points at the free space of a laid tile. */
  async tapTile({ x, y }: Cell): Promise<void> {
    this.lookAway();
    if (this.deploying) await this.#explain({ kind: "deploy", figure: this.figure, x, y, part: FREE_SPACE });
    else if (this.placing) await this.whyNotHere({ x, y });
  }

  // ---- the figure --------------------------------------------------------------------------------------------------

  get chosen(): Part | null {
    return this.now.chosen;
  }

  get figure(): Figure {
    return this.now.figure;
  }

  /** The sizes that may be put somewhere. */
  get sizes(): Figure[] {
    return (["small", "large"] as const).filter((size) => this.offers.some((offer) => offer.figures.includes(size)));
  }

  offerAt(part: Part): Offer | null {
    return this.offers.find((offer) => partKey(offer) === partKey(part)) ?? null;
  }

  /** Chooses a part; the one already chosen gets the other size. */
  tapPart(part: Part): void {
    const offer = this.offerAt(part);
    if (!offer) return;
    const again = this.chosen && partKey(this.chosen) === partKey(part);
    const other = this.figure === "small" ? "large" : "small";
    const wanted = again ? other : this.figure;
    this.arrange({ chosen: part, figure: offer.figures.includes(wanted) ? wanted : offer.figures[0]! });
  }

  take(figure: Figure): void {
    this.arrange({ figure });
  }

  /** A figure of the player's supply: it is the one to be put, or it says why it cannot be. */
  async tapFigure(figure: Figure): Promise<void> {
    if (this.sizes.includes(figure)) return this.take(figure);
    const last = this.view?.tiles.at(-1);
    const parts = this.view?.objects.flatMap((object) => object.parts) ?? [];
    const part = parts.find((each) => sameCell(each, last ?? null)) ?? this.offers[0];
    if (last) await this.#explain({ kind: "deploy", figure, x: last.x, y: last.y, part: part?.part ?? FREE_SPACE });
  }

  noFigure(): void {
    this.arrange({ chosen: null });
  }

  /** Sends that no figure is put. */
  async pass(): Promise<void> {
    await this.#send({ kind: "pass" });
  }

  async whyNotOn(part: Part): Promise<void> {
    await this.#explain({ kind: "deploy", figure: this.figure, x: part.x, y: part.y, part: part.part });
  }

  // ---- looking -----------------------------------------------------------------------------------------------------

  /** The object that somebody looks at. */
  get looked(): ObjectSeen | null {
    const part = this.#looked ?? this.#pinned;
    return (part && this.view && objectAt(this.view, part)) ?? null;
  }

  look(part: Part | null): void {
    this.#looked = part;
  }

  /** A tap on an object: its card stays, or goes; while a figure is being put, why it cannot go there. */
  async tapObject(part: Part): Promise<void> {
    if (this.deploying) await this.whyNotOn(part);
    const object = this.view && objectAt(this.view, part);
    const pinned = this.#pinned && this.view && objectAt(this.view, this.#pinned);
    this.#pinned = object && pinned && objectKey(object) === objectKey(pinned) ? null : part;
  }

  lookAway(): void {
    this.#looked = this.#pinned = null;
  }

  // ---- sending and asking ------------------------------------------------------------------------------------------

  /** What the primary button would send; nothing while it is not arranged. */
  override get decided(): Place | Deploy | null {
    const { fixed, chosen, figure } = this.now;
    if (this.placing) return fixed && this.ghost ? { kind: "place", ...fixed, rotation: this.ghost.rotation } : null;
    return this.deploying && chosen ? { kind: "deploy", figure, x: chosen.x, y: chosen.y, part: chosen.part } : null;
  }

  get #considered(): Action[] {
    const { ghost, decided } = this;
    if (this.placing && ghost) return [{ kind: "place", x: ghost.x, y: ghost.y, rotation: ghost.rotation }, { kind: "pass" }];
    return this.deploying ? [decided ?? { kind: "pass" }] : [];
  }

  /** Asks what the arrangement would bring. */
  async consider(): Promise<void> {
    if (this.#considered.length) await this.previews.ask(this.#considered);
  }

  #outcome(): Outcome | null {
    const answer = this.previews.of(this.#considered);
    const cell = this.placing ? this.ghost : (this.view?.tiles.at(-1) ?? null);
    return answer && outcome(answer, cell, this.placing ? this.view : null);
  }

  /** The points that a figure on a part would bring at once; 0 also while that is not known. */
  gainOn(part: Part): number {
    const figure = this.#figures.find(({ deploy }) => partKey(deploy) === partKey(part));
    const answer = figure && this.previews.of([...figure.before, figure.deploy]);
    return answer && this.table.seat !== null ? gainOn(part, this.table.seat, answer) : 0;
  }

  /** Figures whose worth is worth knowing: on what may be chosen now, or on free objects that the tile would close. */
  get #figures(): { before: Action[]; deploy: Deploy }[] {
    if (this.deploying) return this.offers.map(({ figures, x, y, part }) => ({ before: [], deploy: { kind: "deploy", figure: figures[0]!, x, y, part } }));
    const { ghost, view } = this;
    if (!this.placing || !ghost || !view || !this.outcome) return [];
    const figure = view.players[view.mover]!.small ? "small" : "large";
    const place: Place = { kind: "place", x: ghost.x, y: ghost.y, rotation: ghost.rotation };
    return this.outcome.free.map((object) => {
      const part = object.parts.find((each) => sameCell(each, ghost)) ?? object.parts[0]!;
      return { before: [place], deploy: { kind: "deploy", figure, x: part.x, y: part.y, part: part.part } };
    });
  }

  /** Asks what figures would get at once. */
  async weigh(): Promise<void> {
    if (this.table.seat !== null) await Promise.all(this.#figures.map(({ before, deploy }) => this.previews.ask([...before, deploy])));
  }

  /** A tile that can be turned is looked at first. */
  override get settles(): boolean {
    return this.decided !== null && !(this.placing && this.turns);
  }

  override async send(): Promise<void> {
    if (this.decided) await this.#send(this.decided);
  }

  async #send(action: Action): Promise<void> {
    if (await this.act(action)) this.#pointed = this.#pinned = null;
  }

  async #explain(action: Action): Promise<void> {
    await this.allowed(action);
  }

  // ---- keys --------------------------------------------------------------------------------------------------------

  override readonly keys: Shortcut[] = [
    { keys: ["r"], says: "key-turn", run: (event) => this.#when(this.placing, () => this.turn(event.shiftKey ? -1 : 1)) },
    {
      keys: ["f"],
      says: "key-size",
      run: () => this.#when(this.deploying && this.sizes.length > 1, () => this.take(this.figure === "small" ? "large" : "small")),
    },
    { keys: ["n"], says: "key-no-figure", run: () => this.#when(this.placing || this.deploying, () => this.#none()) },
    { keys: ["Escape"], says: "key-back", run: () => this.#back() },
    { keys: [" ", "Escape"], says: "key-skip-fight", run: () => this.#when(this.show.fight !== null, () => this.show.skip()) },
  ];

  #when(possible: boolean, then: () => void): boolean {
    if (possible) then();
    return possible;
  }

  #none(): void {
    if (this.placing) return void this.#explain({ kind: "pass" });
    this.noFigure();
    focusPass(); // so that Enter sends it, and does not choose the part that had the focus
  }

  #back(): boolean {
    const { fixed, chosen } = this.now;
    const held = fixed ?? chosen ?? this.#pinned;
    if (fixed || chosen) this.arrange({ fixed: null, chosen: null });
    else this.#pinned = null;
    return held !== null;
  }
}

function offered(actions: Action[]): Offer[] {
  const offers = new Map<string, Offer>();
  for (const action of actions) {
    if (action.kind !== "deploy") continue;
    const offer = offers.get(partKey(action)) ?? { x: action.x, y: action.y, part: action.part, figures: [] };
    offer.figures.push(action.figure);
    offers.set(partKey(action), offer);
  }
  return [...offers.values()];
}
