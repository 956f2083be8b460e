// A part of the page in words: its name, what it is, how it stands, and what is said besides; for those who have no screen reader.
import { has, say } from "../lib/texts.svelte";

export interface Part {
  name: string;
  value: string;
  all: string;
}

const UNSAID = "[aria-hidden=true], [hidden], script, style";

/** The text of an element as it is read. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (!(node instanceof Element) || node.matches(UNSAID)) return "";
  if (node.matches("[aria-label]")) return node.getAttribute("aria-label")!;
  if (node.matches("img[alt]")) return node.getAttribute("alt")!;
  return [...node.childNodes].map(textOf).join(" ");
}

const tidy = (words: string) =>
  words
    .replace(/\s+/g, " ")
    .replace(/ ([,.:;!?])/g, "$1")
    .trim();

/** The texts of other elements that an attribute names. */
function named(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return tidy(
    ids
      .map((id) => document.getElementById(id))
      .map((other) => (other ? textOf(other) : ""))
      .join(" "),
  );
}

export function nameOf(element: Element): string {
  const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  return (
    named(element, "aria-labelledby") ||
    tidy(element.getAttribute("aria-label") ?? "") ||
    tidy(labels.map(textOf).join(" ")) ||
    (element.matches("input, select, textarea") ? "" : tidy(textOf(element))) ||
    tidy(element.getAttribute("title") ?? "")
  );
}

const ROLES: [selector: string, role: string][] = [
  ["[role=switch]", "switch"],
  ["[role=radio], input[type=radio]", "radio"],
  ["[role=checkbox], input[type=checkbox]", "checkbox"],
  ["[role=tab]", "tab"],
  ["[role=slider], input[type=range]", "slider"],
  ["select", "list"],
  ["textarea, input", "field"],
  ["[role=button], button, summary", "button"],
  ["a[href], [role=link]", "link"],
];

function valueOf(element: Element, role: string): string {
  if (role === "list") return (element as HTMLSelectElement).selectedOptions[0]?.text ?? "";
  if (role === "slider") return element.getAttribute("aria-valuetext") ?? element.getAttribute("aria-valuenow") ?? (element as HTMLInputElement).value;
  if (role === "field") return (element as HTMLInputElement).value;
  const on = element instanceof HTMLInputElement ? String(element.checked) : element.getAttribute("aria-checked");
  if (on !== null && ["switch", "checkbox", "radio"].includes(role))
    return say(on === "true" ? (role === "radio" ? "speech-chosen" : "speech-on") : role === "radio" ? "" : "speech-off");
  return "";
}

function statesOf(element: Element): string[] {
  const is = (attribute: string) => element.getAttribute(attribute) === "true";
  return [
    ...(is("aria-pressed") || is("aria-selected") ? [say("speech-chosen")] : []),
    ...(is("aria-disabled") || element.matches(":disabled") ? [say("speech-not-now")] : []),
  ];
}

/** Everything about an element; of a heading also what stands under it. */
export function sayPart(element: Element): Part {
  const role = ROLES.find(([selector]) => element.matches(selector))?.[1] ?? "";
  const name = nameOf(element);
  const value = role ? valueOf(element, role) : "";
  const besides = element.matches("h1, h2, h3") ? under(element) : named(element, "aria-describedby") || element.getAttribute("aria-description") || "";
  const what = role && has(`speech-role-${role}`) ? say(`speech-role-${role}`) : "";
  const short = [name, what, value, ...statesOf(element)].filter(Boolean).join(", ");
  const all = [short, besides === name ? "" : besides].filter(Boolean).join(". ");
  return { name, value, all };
}

/** The sentences under a heading, in the same card. */
function under(heading: Element): string {
  const card = heading.closest("section, [role=region], dialog, main") ?? heading.parentElement!;
  const sentences = [...card.querySelectorAll("p")].filter(
    (each) => heading.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING && !each.closest(UNSAID),
  );
  return card.matches("main") ? "" : tidy(sentences.map(textOf).join(" "));
}

/** The name of what an element lies in. */
export function sayGroup(element: Element): string | null {
  const group = element.parentElement?.closest(
    "[role=group], [role=radiogroup], [role=tablist], [role=region], [role=log], fieldset, section[aria-label], dialog",
  );
  if (!group) return null;
  const legend = group.querySelector(":scope > legend");
  return (legend ? tidy(textOf(legend)) : group.getAttribute("aria-label") || named(group, "aria-labelledby")) || null;
}
