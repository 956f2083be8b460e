// The table's menu: what people look for first stands first, and a game with windows has the switch for passing by itself.
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";

import type { GameClient } from "../src/games/game";
import type { LiveTable } from "../src/lib/live.svelte";
import { say } from "../src/lib/texts.svelte";
import TableMenu from "../src/table/TableMenu.svelte";
import { speak } from "./saying";

const seat = { name: "Ada", bot: null, here: true, guest: "a" };
const seen = {
  id: "t",
  game: "super-teams",
  name: "",
  phase: "playing",
  mine: [0],
  seats: [seat, { ...seat, name: "Bob" }],
  request: null,
  lesson: false,
  hints: false,
  lot: false,
  range: false,
  shared: false,
  watchers: 0,
  watching: [],
  commitment: "5ha256",
  host: false,
  muted: [],
};
const menu = (client: Partial<GameClient>, changes: object = {}) => {
  const table = { table: { ...seen, ...changes }, byItself: true, lines: [], name: () => "Ada" } as unknown as LiveTable;
  return render(TableMenu, { props: { table, client: client as GameClient, open: true, onstory: () => {} } }).body;
};

beforeAll(async () => {
  await speak("cs", "super-teams");
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("window", {}); // it cannot notify
  vi.stubGlobal("location", new URL("http://cantina.test"));
});

test("what people look for first stands first, and the fingerprint of the dealing last", () => {
  const page = menu({});
  const order = ["leave", "rules", "as-text", "hand-mine", "close-table", "sound", "watch-link", "show-on-screen", "fair-dealing-print"];
  const places = [...order.map((key) => page.indexOf(say(key))), page.indexOf(seen.commitment)];
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test("passing by itself is switched here where a game asks in windows", () => {
  const offers = (client: Partial<GameClient>, changes = {}) => menu(client, changes).includes(say("pass-by-itself"));
  expect(offers({ windows: true })).toBe(true);
  expect(offers({})).toBe(false);
  expect(offers({ windows: true }, { mine: [] })).toBe(false); // whoever watches is asked nothing
});

test("the host may mute and send away, and nobody else", () => {
  expect(menu({}, { host: true })).toContain(say("remove-person"));
  expect(menu({}, { host: true, muted: [{ seat: 1, line: null, name: "Bob" }] })).toContain(say("unmute-person"));
  expect(menu({})).not.toContain(say("remove-person"));
});
