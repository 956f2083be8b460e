// Whether tables open in words: a wish of this browser, made on the home page and kept.
import { remember, remembered } from "./storage";

export function wordsWished(): boolean {
  return remembered("in-words") === "yes";
}

export function wishWords(wanted: boolean): void {
  remember("in-words", wanted ? "yes" : "no");
}
