// The fields of a form, read from the JSON schema of a game's options.

/** What is used of the JSON schema of a game's options. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: (string | number)[];
  examples?: (string | number)[];
  anyOf?: Schema[];
  prefixItems?: Schema[];
  items?: Schema | false;
  properties?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  /** People change it often: a form keeps it in sight. */
  shown?: true;
  /** What it is in a ready-made table of that name, if that is not the default; `alone`: one press begins a match against a bot. */
  alone?: unknown;
  quick?: unknown;
  family?: unknown;
  tournament?: unknown;
  description?: string;
}

/** What people change often stays in sight. */
export type Field = { shown?: true } & Offered;

type Offered =
  /** With `any` it may be left out. */
  | { name: string; kind: "number"; low: number; high: number; any: boolean }
  | { name: string; kind: "switch" }
  /** `none`: it may also be left open; `own`: a file can bring another one. */
  | { name: string; kind: "choice"; choices: string[]; none?: true; own?: true }
  /** Content that only a file can bring. */
  | { name: string; kind: "file" }
  /** As many as there are players, each once; or left to the game. */
  | { name: string; kind: "several"; choices: string[] }
  /** Several of the same things in an order, each once: colours by seat. */
  | { name: string; kind: "order"; choices: string[]; length: number }
  /** One for each seat, whatever the others have: how well they throw. */
  | { name: string; kind: "each"; choices: string[] };

/** The fields that a form can offer. */
export function fields(schema: Schema): Field[] {
  const whole = resolve(schema, schema);
  return Object.entries(whole.properties ?? {}).flatMap(([name, property]) => {
    const field = fieldOf(name, resolve(property, schema), schema);
    return field ? [{ ...field, ...(noted(property, "shown") ? { shown: true as const } : {}) }] : [];
  });
}

type Note = "shown" | "alone" | "quick" | "family" | "tournament";

/** The options of a ready-made table, where they are not the defaults. */
export function preset(schema: Schema, kind: Exclude<Note, "shown">): Record<string, unknown> {
  const properties = Object.entries(resolve(schema, schema).properties ?? {});
  return Object.fromEntries(properties.flatMap(([name, property]) => (noted(property, kind) === undefined ? [] : [[name, noted(property, kind)]])));
}

/** What the game notes about an option beside its type. */
function noted(property: Schema, note: Note): unknown {
  return [property, ...(property.anyOf ?? [])].find((member) => note in member)?.[note];
}

function resolve(schema: Schema, root: Schema): Schema {
  return schema.$ref ? (root.$defs?.[schema.$ref.split("/").pop()!] ?? {}) : schema;
}

function fieldOf(name: string, schema: Schema, root: Schema): Offered | null {
  if (schema.type === "boolean") return { name, kind: "switch" };
  const number = [schema, ...(schema.anyOf ?? [])].find((member) => member.type === "integer");
  if (number) return { name, kind: "number", low: number.minimum ?? 0, high: number.maximum ?? 9, any: number !== schema };
  if (schema.type === "array" && schema.prefixItems?.length) {
    const choices = resolve(schema.prefixItems[0]!, root).enum?.map(String);
    if (!choices) return null;
    const { length } = schema.prefixItems; // more places than things: they cannot all differ
    return length > choices.length ? { name, kind: "each", choices } : { name, kind: "order", choices, length };
  }
  const each = schema.type === "array" && schema.items ? named(schema.items) : [];
  if (each.length > 1) return { name, kind: "several", choices: each };
  const choices = named(schema);
  const own = schema.anyOf?.some((member) => resolve(member, root).type === "object");
  if (choices.length < 2) return own ? { name, kind: "file" } : null;
  const none = schema.anyOf?.some((member) => member.type === "null") || schema.enum?.includes(null as never);
  return { name, kind: "choice", choices, ...(none && { none: true as const }), ...(own && { own: true as const }) };
}

/** The names that a value may be, where it may be a name. */
function named(schema: Schema): string[] {
  const list = [schema, ...(schema.anyOf ?? [])].map((member) => member.enum ?? member.examples ?? []).find((names) => names.length) ?? [];
  return list.filter((name) => (name as unknown) !== null).map(String);
}

/** Puts a thing at a place of a list that may end early; what was chosen twice swaps, and nothing ends the list there. */
export function put(list: string[], place: number, thing: string): string[] {
  if (!thing) return list.slice(0, place);
  return list.includes(thing) && place < list.length
    ? swap(list, place, thing)
    : [...list.slice(0, place).filter((other) => other !== thing), thing, ...list.slice(place + 1)];
}

/** Puts a thing at a place of an order; what was there goes where it came from. */
export function swap(order: string[], place: number, thing: string): string[] {
  const from = order.indexOf(thing);
  return order.map((old, index) => (index === place ? thing : index === from ? order[place]! : old));
}
