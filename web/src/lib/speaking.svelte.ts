// Whether the page is read out by the browser's own voices: remembered, switched by Shift+F2 from anywhere, and loaded only where it is wanted.
import { remember, remembered } from "./storage";

class Speaking {
  on = $state(remembered("speech") === "on");
}
const speaking = new Speaking();

export const RATES = { low: 50, usual: 100, high: 300, step: 10 }; // of a hundred

export function canSpeak(): boolean {
  return "speechSynthesis" in globalThis;
}

export function speechOn(): boolean {
  return speaking.on && canSpeak();
}

export function rate(): number {
  return Number(remembered("rate") ?? RATES.usual);
}

export function chooseRate(chosen: number): void {
  remember("rate", String(chosen));
}

/** Speaks from now on, or no longer. */
export async function chooseSpeech(on: boolean): Promise<void> {
  remember("speech", on ? "on" : "off");
  speaking.on = on;
  if (!canSpeak()) return;
  const { speaker } = await import("../sound/speaker");
  if (speechOn()) speaker.begin();
  else speaker.end();
}

export function startSpeech(): void {
  addEventListener("keydown", (event) => {
    if (event.key !== "F2" || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    void chooseSpeech(!speaking.on);
  });
  if (speechOn()) void chooseSpeech(true);
}
