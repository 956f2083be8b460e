// Calling somebody back to the table: the page's title, and a notification where the browser may show one.
import { remember, remembered } from "./storage";

export function showTitle(words: string, mine: boolean): void {
  document.title = mine ? `● ${words}` : words;
}

export function notifying(): boolean {
  return "Notification" in window && Notification.permission === "granted" && remembered("notify") === "on";
}

/** Whether this browser can notify at all. */
export function canNotify(): boolean {
  return "Notification" in window && Notification.permission !== "denied";
}

export async function chooseNotifying(on: boolean): Promise<boolean> {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  remember("notify", allowed ? "on" : "off");
  return allowed;
}

export function notify(title: string, words: string): void {
  if (!notifying() || !document.hidden) return;
  const shown = new Notification(title, { body: words, tag: "cantina-turn" });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
