// The page and its server are of one version: an old page that meets a new server loads anew.
import { remember, remembered } from "./storage";

/** The script that this page began with; its name changes with what is in it. */
const own =
  typeof document === "undefined" ? "" : new URL(document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "", "http://x").pathname;
/** Loads the page anew where the server has another one; once for each, so that nothing can go round in circles. */
export async function checkVersion(): Promise<void> {
  if (!own.startsWith("/assets/")) return;
  const answer = await fetch("/shell.json", { cache: "no-store" }).catch(() => null);
  const page: unknown = answer?.ok ? (await answer.json()).page : own;
  if (page === own || typeof page !== "string" || remembered("reloaded") === page) return;
  remember("reloaded", page);
  location.reload();
}

let started = false;

/** Keeps the page for when there is no network, and looks for another version whenever it is looked at again. */
export function startWorker(): void {
  if (started) return;
  started = true;
  document.addEventListener("visibilitychange", () => document.hidden || void checkVersion());
  addEventListener("online", () => void checkVersion());
  if (!own.startsWith("/assets/") || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("/sw.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage("fill"))
    .catch(() => {}); // a browser that keeps nothing plays all the same
}
