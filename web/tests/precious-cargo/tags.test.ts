// Words over the table: cards that lie face up are called by their names.
import { render } from "svelte/server";
import { expect, test } from "vitest";

import type { Table } from "../../src/games/precious-cargo/table";
import type { Arrangement } from "../../src/games/precious-cargo/arrangement.svelte";
import { Tabletop } from "../../src/games/precious-cargo/tabletop";
import Tags from "../../src/games/precious-cargo/Tags.svelte";
import type { View } from "../../src/wire/precious-cargo";
import { speak } from "../saying";

test("a card that lies face up has its name under it, until it is taken", async () => {
  await speak("cs", "precious-cargo");
  const lying = (changes: object) => ({ x: 100, y: 0, taken: false, card: { ally: "kuiil", beskar: 1 }, ...changes });
  const names = (...field: object[]) => {
    const arrangement = { me: null, tabletop: new Tabletop(null), show: { empty: new Set([3]), things: [], outcome: [] } } as unknown as Arrangement;
    const view = { field, teams: [], players: [], waived: true } as unknown as View;
    const table = { table: { mine: [] }, name: () => "Ada" } as unknown as Table;
    const { body } = render(Tags, { props: { at: (x: number, y: number) => ({ x, y }), table, arrangement, view, homes: [], wide: false } });
    return [...body.matchAll(/class="ally[^>]*>([^<]*)</g)].map((match) => match[1]);
  };
  expect(names(lying({}), lying({ card: null }), lying({ taken: true }), lying({}))).toEqual(["Kuiil"]); // the last one is in the air
});
