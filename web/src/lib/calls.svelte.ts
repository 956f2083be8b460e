// Being called back to tables of days: by Web Push in this browser, and by e-mail where the host offers it.
import type { CallsSeen } from "../wire/http";
import { call } from "./api";
import { remember, remembered } from "./storage";
import { language } from "./texts.svelte";
import { startWorker } from "./version";

class Wishes {
  seen = $state.raw<CallsSeen | null>(null);
}

const wishes = new Wishes();

/** What calls this guest; null until it is known. */
export function calls(): CallsSeen | null {
  return wishes.seen;
}

export async function loadCalls(): Promise<void> {
  wishes.seen = await call("GET /api/calls", {});
}

/** Whether this browser can take messages, and whether it was told not to. */
export function pushing(): "possible" | "denied" | "unable" {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Lets the server reach this browser; false where the person or the browser does not allow it. */
async function subscribe(): Promise<boolean> {
  if (pushing() !== "possible" || (await Notification.requestPermission()) !== "granted") return false;
  startWorker();
  const worker = await navigator.serviceWorker.ready;
  const asked = { userVisibleOnly: true, applicationServerKey: wishes.seen!.key };
  const kept = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe(asked));
  const { endpoint, keys } = kept.toJSON();
  wishes.seen = await call("POST /api/calls/devices", {}, { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, language: language() });
  remember("device", await fingerprint(endpoint!));
  return true;
}

/** The name under which the server keeps an address. */
async function fingerprint(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether this guest is called at this browser, from whichever tables they wish. */
export function calledHere(): boolean {
  return !!wishes.seen?.devices.includes(remembered("device") ?? "");
}

/** Whether a table calls this guest, by whatever means. */
export function calledFrom(table: string): boolean {
  return !!wishes.seen?.tables.includes(table) && (wishes.seen.devices.length > 0 || wishes.seen.mail_confirmed);
}

/** Be called from a table, or no longer; false where nothing could reach this guest. */
export async function chooseCalls(table: string, on: boolean): Promise<boolean> {
  const reached = !on || calledHere() || (await subscribe()) || !!wishes.seen?.mail_confirmed;
  if (reached) wishes.seen = await call("PUT /api/calls/tables/{table}", { table }, { on });
  return reached;
}

export async function chooseMail(address: string): Promise<void> {
  const wanted = { address, language: language() };
  wishes.seen = address ? await call("PUT /api/calls/mail", {}, wanted) : await call("DELETE /api/calls/mail", {});
}

/** No message of any kind, from any table. */
export async function noCalls(): Promise<void> {
  wishes.seen = await call("DELETE /api/calls", {});
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** The number on the installed app: tables that wait for me. */
export async function showBadge(): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  const { mine } = await call("GET /api/tables", {});
  await navigator.setAppBadge(mine.filter((card) => card.your_turn && card.days).length).catch(() => {});
}
