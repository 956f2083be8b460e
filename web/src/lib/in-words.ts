// Whether tables open in words: a preference of this browser, set on the home page and kept.
import { remember, remembered } from "./storage";

export function prefersWords(): boolean {
  return remembered("in-words") === "yes";
}

export function preferWords(wanted: boolean): void {
  remember("in-words", wanted ? "yes" : "no");
}
