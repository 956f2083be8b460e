// Who this browser is: a token that a link carries replaces no other by itself, and signing out leaves one.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const NAMES: Record<string, string> = { mine: "Ada", other: "Bob", fresh: "Ada" };
const kept = new Map<string, string>();

/** A server that knows three tokens; two of them are Ada's. */
async function answer(path: string, { headers, method }: { headers: Record<string, string>; method: string }) {
  const name = NAMES[headers.authorization?.replace("Bearer ", "") ?? ""];
  if (!name) return { ok: false, json: async () => ({ code: "unknown-guest" }) };
  if (method === "DELETE") return new Response(null, { status: 204 });
  const guest = { id: name.toLowerCase(), name };
  return { ok: true, json: async () => (path === "/api/me/sign-out" ? { ...guest, token: "fresh" } : guest) };
}

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("fetch", answer);
});
afterEach(() => vi.unstubAllGlobals());

async function browser(token?: string) {
  if (token) kept.set("cantina.token", token);
  return import("../src/lib/guest.svelte");
}

test("a carried token says whom it would replace, and replaces nobody yet", async () => {
  const { become, meet, myName } = await browser("mine");
  const { carried, here } = await meet("other");
  expect([carried.name, here?.name, kept.get("cantina.token")]).toEqual(["Bob", "Ada", "mine"]);
  become(carried, "other");
  expect([myName(), kept.get("cantina.token")]).toEqual(["Bob", "other"]);
});

test.each([undefined, "fresh", "forgotten"])("nobody is replaced in a browser with the token %s", async (token) => {
  const { meet } = await browser(token);
  expect((await meet("mine")).here).toBeNull();
});

test("a link that no longer works changes nothing", async () => {
  const { meet } = await browser("mine");
  await expect(meet("forgotten")).rejects.toThrow("unknown-guest");
  expect(kept.get("cantina.token")).toBe("mine");
});

test("signing out everywhere leaves this browser with the only token", async () => {
  const { carryPath, signOut } = await browser("mine");
  await signOut();
  expect(kept.get("cantina.token")).toBe("fresh");
  expect(carryPath()).toBe("/carry#fresh");
});

test("whoever is forgotten by the server, which answers nothing to that, is forgotten here too", async () => {
  const { ensureGuest, forgetMe, myName } = await browser("mine");
  await ensureGuest();
  expect(myName()).toBe("Ada");
  await forgetMe();
  expect([myName(), kept.get("cantina.token")]).toEqual(["", ""]);
});
