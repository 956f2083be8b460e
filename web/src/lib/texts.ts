// Sentences from Fluent files: one bundle says what the core, the pages or a game say in one language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { GameEvent } from "../games/game";

export type Language = "cs" | "en";
export type Arguments = Record<string, unknown>;

/** Said as they are: a player called red is no colour, a space E10 no card of that id. */
const AS_THEY_ARE = ["seat", "seats", "named", "names", "winners", "space", "start", "end", "before", "last", "key"];

/** Places of a layout: people count them from one. */
const COUNTED = ["place"];

/** Attributes that a name may have; where it has none, its plain form does. */
const CASES = ["genitive", "accusative"];

export class Texts {
  readonly #bundle: FluentBundle;

  /** `own`: plain words of a match's own content, no Fluent patterns; they come before the sentences. */
  constructor(
    readonly language: Language,
    sources: string[],
    readonly own: Record<string, string> = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return Object.hasOwn(this.own, key) || this.#bundle.hasMessage(key);
  }

  /**
   * A sentence. Arguments that are ids are said by their names (`name-<id>`); one that is turned may have a name of its own
   * (`name-<id>-<rotation>`). Of a name it may also ask for a case
   * (`$figure-genitive`), of a list for its length (`$seats-count`).
   */
  say(key: string, given: Arguments = {}): string {
    if (Object.hasOwn(this.own, key)) return this.own[key]!;
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      const byName = !AS_THEY_ARE.includes(name);
      spoken[name] = COUNTED.includes(name) && typeof value === "number" ? value + 1 : this.spoken(this.#turned(value, given), byName);
      if (byName && typeof value === "string") for (const form of CASES) spoken[`${name}-${form}`] = this.#inCase(value, form);
      if (Array.isArray(value)) spoken[`${name}-count`] = value.length;
    }
    return this.#bundle.formatPattern(pattern, spoken, []);
  }

  /** A thing that has another name when it is turned (`name-<id>-<rotation>`). */
  #turned(value: unknown, given: Arguments): unknown {
    const turned = `${value}-${given.rotation}`;
    return typeof value === "string" && "rotation" in given && this.has(`name-${turned}`) ? turned : value;
  }

  #inCase(id: string, form: string): FluentVariable {
    const key = `name-${id}`;
    const pattern = Object.hasOwn(this.own, key) ? null : this.#bundle.getMessage(key)?.attributes[form];
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : this.spoken(id);
  }

  /** Words one after the other: a, b and c. */
  listed(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("joined", { before: items.slice(0, -1).join(", "), last: items.at(-1) });
  }

  spoken(value: unknown, byName = true): FluentVariable {
    if (value === null || value === undefined) return "";
    if (typeof value === "string") return byName && this.has(`name-${value}`) ? this.say(`name-${value}`) : value;
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return this.listed(value.map((item) => String(this.spoken(item, byName))));
    if (typeof value === "object")
      return Object.values(value)
        .map((item) => this.spoken(item))
        .join(" ");
    return String(value);
  }

  /** What is wrong with options or content: where in the file, whose own words it keeps, and what. */
  problem(key: string, place: string, given: Arguments): string {
    const parts = place.split(", ").map((part) => {
      const [word, ...rest] = part.split(" ");
      return [this.has(`place-${word}`) ? this.say(`place-${word}`) : word, ...rest].join(" ");
    });
    const sentence = `${place ? `${parts.join(", ")}: ` : ""}${this.say(`wrong-${key}`, given)}`;
    return capital(sentence);
  }
}

/** Words as they begin a label or a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The key of an event's sentence; a blanked secret has a sentence of its own. */
export function eventKey(event: GameEvent, has: (key: string) => boolean): string {
  const { known_to: _, ...fields } = event;
  const hidden = `event-${event.kind}-hidden`;
  return has(hidden) && Object.values(fields).includes(null) ? hidden : `event-${event.kind}`;
}

/** Fields of an event, and those of the things among them by both names: `card-ally` of a `card`. */
export function withParts(fields: Arguments): Arguments {
  const all: Arguments = { ...fields };
  for (const [field, thing] of Object.entries(fields)) {
    if (typeof thing !== "object" || thing === null || Array.isArray(thing)) continue;
    for (const [part, value] of Object.entries(thing)) all[`${field}-${part}`] = value;
  }
  return all;
}

/** Fields of an event or a refusal with seats replaced by the names of those who sit there. */
export function withSeats(fields: Arguments, name: (seat: number) => string): Arguments {
  const named: Arguments = { ...fields };
  for (const field of ["seat", "named"]) {
    const seat = fields[field];
    if (typeof seat === "number") named[field] = name(seat);
  }
  for (const field of ["seats", "winners"]) {
    const seats = fields[field];
    if (Array.isArray(seats)) named[field] = seats.map((seat: number) => name(seat));
  }
  return named;
}
