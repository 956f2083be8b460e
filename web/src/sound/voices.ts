// The voices of the browser, by language.
import type { Language } from "../lib/texts.svelte";

/** A voice of the language, one of this machine before one from elsewhere; null: there is none. */
export function voiceFor(language: Language): SpeechSynthesisVoice | null {
  const fitting = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().replace("_", "-").split("-")[0] === language);
  return fitting.find((voice) => voice.default) ?? fitting.find((voice) => voice.localService) ?? fitting[0] ?? null;
}
