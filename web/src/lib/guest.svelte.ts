// Who I am: a guest with a name and a token that this browser keeps; no accounts.
import type { Me } from "../wire/http";
import { call, Refused } from "./api";
import { remember, remembered } from "./storage";
import { say } from "./texts.svelte";

class Known {
  guest = $state.raw<Me | null>(null);
}

const me = new Known();
let asked: Promise<Me> | null = null;

export function myName(): string {
  return me.guest?.name ?? "";
}

export function myToken(): string {
  return remembered("token") ?? "";
}

/** The guest of this browser; on the first visit a new one with a friendly name. */
export function ensureGuest(): Promise<Me> {
  asked ??= recognise().then(
    (guest) => (me.guest = guest),
    (refused) => {
      asked = null;
      throw refused;
    },
  );
  return asked;
}

async function recognise(): Promise<Me> {
  return (await known()) ?? register(inventName());
}

/** The guest of this browser's token; null where there is none, or the server knows it no longer. */
async function known(): Promise<Me | null> {
  if (!remembered("token")) return null;
  try {
    return await call("GET /api/me", {});
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.problem.code !== "unknown-guest") throw refused;
    return null;
  }
}

async function register(name: string): Promise<Me> {
  const { token, ...guest } = await call("POST /api/guests", {}, { name });
  remember("token", token);
  return guest;
}

/** The server no longer knows this guest: begin anew under the same name. */
export async function registerAnew(): Promise<void> {
  me.guest = await register(myName() || inventName());
}

export async function rename(name: string): Promise<void> {
  await ensureGuest();
  me.guest = await call("PUT /api/me", {}, { name });
}

/** Whose token was carried here, and the other guest whom this browser would no longer be. */
export async function meet(token: string): Promise<{ carried: Me; here: Me | null }> {
  const carried = await call("GET /api/me", {}, undefined, token);
  const here = await known();
  return { carried, here: here?.id === carried.id ? null : here };
}

/** Becomes the guest whose token was carried here from another device. */
export function become(guest: Me, token: string): void {
  remember("token", token);
  me.guest = guest;
  asked = Promise.resolve(guest);
}

/** No other device is this guest any longer. */
export async function signOut(): Promise<void> {
  const { token, ...guest } = await call("POST /api/me/sign-out", {});
  become(guest, token);
}

/** The server forgets this guest for good, and so does this browser. */
export async function forgetMe(): Promise<void> {
  await call("DELETE /api/me", {});
  remember("token", "");
  me.guest = asked = null;
}

/** A link that makes another device this guest; it leads on to a table. */
export function carryPath(table = ""): string {
  return `/carry${table && `/${table}`}#${encodeURIComponent(myToken())}`;
}

function inventName(): string {
  const any = (key: string) => {
    const words = say(key).split(", ");
    return words[Math.floor(Math.random() * words.length)]!;
  };
  return `${any("invent-first")} ${any("invent-second")}`.slice(0, 24);
}
