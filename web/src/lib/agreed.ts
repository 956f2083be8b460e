// What was agreed for a match, as short sentences: the options that say something, by the labels of the form.
import type { IconName } from "../ui/Icon.svelte";
import { sayClock } from "./clocks";
import type { LiveTable } from "./live.svelte";
import { fields, type Field, type Schema } from "./schema";
import { saySides } from "./sides";
import { has, nameOf, say } from "./texts.svelte";

export function labelOf(option: string): string {
  // where the choices themselves say what no choice means, the label is short
  return say(`${has(`form-${option}`) ? "form" : "option"}-${option}`);
}

interface Fact {
  icon: IconName;
  words: string;
}

/** What somebody wants to know before they sit down: which match it is, who plays with whom, the clock, and the options. */
export function factsOf(table: LiveTable, schema: Schema): Fact[] {
  const { chapter, sides, options } = table;
  const { clock, hints, lot } = table.table;
  const time = clock ? sayClock(clock) : say("no-clock");
  const facts: Fact[] = [
    { icon: "rules", words: chapter ? say("chapter", { ...chapter }) : "" },
    { icon: "people", words: saySides(sides) },
    { icon: "clock", words: say("agreed", { option: say("clock"), value: time }) },
    { icon: "turn", words: lot ? say("lot-agreed") : "" },
    { icon: "hint", words: hints ? say("hints-allowed") : "" },
    ...agreed(schema, lot ? { ...options, first: -1 } : options).map((words): Fact => ({ icon: "table", words })),
  ];
  return facts.filter((fact) => fact.words);
}

function agreed(schema: Schema, options: object): string[] {
  return agreedIn(fields(schema), options);
}

/** What some of the options are, as far as they say something. */
export function agreedIn(some: Field[], options: object): string[] {
  return some.flatMap((field) => {
    const value: unknown = options[field.name as keyof typeof options];
    if (field.kind === "switch") return value ? [labelOf(field.name)] : [];
    const said = field.name === "seats" ? null : words(field, value);
    return said === null ? [] : [say("agreed", { option: labelOf(field.name), value: said })];
  });
}

/** What was chosen; nothing where nothing was, or where the seats show it. */
function words(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (field.name === "first" && typeof value === "number") return value < 0 ? null : say("seat-number", { number: value + 1 });
  if (field.kind === "number") return value ? String(value) : null;
  if (field.kind !== "choice" && field.kind !== "file") return null;
  const { name, id } = typeof value === "string" ? { name: value } : (value as { name?: string; id?: string });
  return nameOf(name ?? id ?? "");
}
