// What a match means for its campaign, in sentences.
import { expect, test } from "vitest";

import { aftermath } from "../src/games/adventures/campaign";
import type { Table } from "../src/games/adventures/table";
import { say } from "../src/lib/texts.svelte";
import { speak } from "./saying";

const ended = (outcome: "won" | "lost", campaign = true) =>
  ({
    options: { games: 2, characters: [{ id: "mandalorian" }] },
    position: { view: { outcome }, standing: { onward: { games: 3, campaign, mission: "ambush", sheet: null, characters: ["mandalorian"] } } },
  }) as unknown as Table;

test.each(["cs", "en"] as const)("after a lost match it is said that the story goes on all the same (%s)", async (language) => {
  await speak(language, "adventures");
  for (const campaign of [true, false]) {
    expect(aftermath(ended("lost", campaign))[0]!.sentences[0]).toBe(say("web-lost-counts"));
    expect(aftermath(ended("won", campaign)).flatMap(({ sentences }) => sentences)).not.toContain(say("web-lost-counts"));
  }
});
