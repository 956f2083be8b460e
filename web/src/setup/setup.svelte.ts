// The form of a new table: what is arranged, what the server says about it, and who that makes sit down.
import { call, randomBytes } from "../lib/api";
import { sayClockBriefly } from "../lib/clocks";
import { myName } from "../lib/guest.svelte";
import { botName } from "../lib/names";
import { fields, type Field } from "../lib/schema";
import { listed, nameOf, say } from "../lib/texts.svelte";
import type { FormSeen, GameCard, NewTable } from "../wire/http";
import type { Brought } from "../home/OwnFile.svelte";
import { fresh, lastTime, readyMade, rememberArranged, type Arranged, type Preset, type Sitting } from "./arranged";

const UNFILLED: FormSeen = { options: {}, choices: {}, filled: {}, sides: [], problems: {}, drawings: {} };

export class Setup {
  readonly last: Arranged | null;
  table = $state<Arranged>()!;
  name = $state("");
  files = $state<Record<string, Brought | undefined>>({}); // content of one's own, by option
  filled = $state.raw<FormSeen>(UNFILLED);
  /** Options that are chosen by their pictures. */
  pictured = $state.raw<string[]>([]);
  /** The ready-made table that this is still, unchanged. */
  chosen = $state<Preset | "last" | null>(null);
  #changed: string | null = null; // the option chosen last; the others give way to it

  constructor(readonly game: GameCard) {
    this.last = lastTime(game);
    this.table = this.last ? structuredClone(this.last) : fresh(game);
    this.chosen = this.last && "last";
  }

  // ---- what can be chosen -------------------------------------------------------------------------------------------

  readonly fields = $derived.by(() => fields(this.game.options).filter((field) => field.name !== "seats" && !this.#hidden(field)));
  readonly brought = $derived(Object.fromEntries(Object.entries(this.files).flatMap(([option, file]) => (file ? [[option, file.text]] : []))));
  readonly options = $derived({ ...this.table.options, seats: this.table.plan.length });
  /** What the server is to look at. */
  readonly asked = $derived(JSON.stringify({ seats: this.table.plan.length, options: this.options, files: this.brought }));

  /** An option that the others leave switched off is not offered. */
  #hidden(field: Field): boolean {
    const choices = this.filled.choices[field.name];
    return field.kind === "switch" && choices?.length === 1 && choices[0] === false;
  }

  /** What is chosen may leave less to the rest: the server knows, and the form never offers what cannot be. */
  async fill(asked: string): Promise<void> {
    const answer = await call("POST /api/games/{game}/form", { game: this.game.id }, { ...JSON.parse(asked), changed: this.#changed }).catch(() => null);
    if (!answer || asked !== this.asked) return;
    this.filled = answer;
    for (const [option, value] of Object.entries(answer.options))
      if (option !== "seats" && JSON.stringify(this.table.options[option]) !== JSON.stringify(value)) this.table.options[option] = value;
  }

  choose(option: string, value: unknown): void {
    this.#changed = option;
    this.table.options[option] = value;
    this.chosen = null;
  }

  take(name: Preset | "last"): void {
    this.#changed = null;
    this.files = {};
    this.table = name === "last" ? structuredClone($state.snapshot(this.last!) as Arranged) : readyMade(this.game, name);
    this.chosen = name;
  }

  change(changes: Partial<Arranged>): void {
    Object.assign(this.table, changes);
    this.chosen = null;
  }

  // ---- who sits where -----------------------------------------------------------------------------------------------

  readonly waits = $derived(this.table.plan.includes("open"));
  readonly several = $derived(this.table.plan.filter((who) => who === "me").length > 1);
  readonly company = $derived(this.table.plan.filter((who) => who === "me" || who === "open").length > 1);
  readonly most = $derived.by(() => Math.max(...this.game.seats));

  seat(place: number, who: Sitting): void {
    this.change({ plan: this.table.plan.with(place, who) });
  }

  add(): void {
    this.#changed = null;
    const { screen, plan } = this.table;
    this.change({ plan: [...plan, screen || plan.includes("open") || !this.several ? "open" : "me"] });
  }

  remove(place: number): void {
    this.#changed = null;
    const without = <T>(list: T[]) => list.filter((_, seat) => seat !== place);
    this.change({ plan: without(this.table.plan), names: without(this.table.names) });
  }

  /** With the board on a large screen this device has no hand of its own. */
  onScreen(screen: boolean): void {
    const { plan } = this.table;
    const first = plan.indexOf("open");
    this.change({ screen, plan: screen ? plan.map((who) => (who === "me" ? "open" : who)) : plan.includes("me") || first < 0 ? plan : plan.with(first, "me") });
  }

  proposed(seat: number): string {
    return this.table.plan.indexOf("me") === seat ? myName() : say("player-number", { number: seat + 1 });
  }

  nameOn(seat: number): string {
    return (this.several && (this.table.names[seat] ?? "").trim()) || this.proposed(seat);
  }

  // ---- in words -----------------------------------------------------------------------------------------------------

  /** Everybody who will sit there. */
  sayCompany({ plan } = this.table): string {
    const friends = plan.filter((who) => who === "open").length;
    const own = plan.flatMap((who, seat) => (who === "me" ? [this.nameOn(seat)] : []));
    const bots = plan.flatMap((who, seat) => (who === "me" || who === "open" ? [] : [botName(seat, who)]));
    return listed([...own, ...(friends ? [say("friends", { count: friends })] : []), ...bots]);
  }

  /** What stays in sight of the options. */
  sayShown({ options, clock } = this.table): string {
    const shown = this.fields.filter((field) => "shown" in field && field.kind === "choice");
    const values = shown.flatMap(({ name }) => (this.files[name] ? [this.files[name].name] : typeof options[name] === "string" ? [nameOf(options[name])] : []));
    return [...values, sayClockBriefly(clock)].join(" · ");
  }

  // ---- opening it ---------------------------------------------------------------------------------------------------

  /** Opens the table; `kept`: and the next form begins with it; `club`: whose table it is. */
  async open(kept = true, club: string | null = null): Promise<string> {
    const { plan, options, clock, hints, listed: found, lot, screen } = $state.snapshot(this.table);
    const wanted: NewTable = { game: this.game.id, options: { ...options, seats: plan.length }, seats: plan, listed: found, lot, bytes: randomBytes() };
    wanted.files = this.brought;
    if (this.several) wanted.names = plan.map((who, seat) => (who === "me" ? this.nameOn(seat) : null));
    if (screen) wanted.at_once = true;
    if (this.name.trim()) wanted.name = this.name.trim();
    if (hints) wanted.hints = true;
    wanted.clock = clock;
    wanted.club = club;
    const { id } = await call("POST /api/tables", {}, wanted);
    if (kept) rememberArranged(this.game.id, $state.snapshot(this.table));
    return id;
  }
}
