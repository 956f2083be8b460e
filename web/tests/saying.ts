// Texts for tests that look at whole sentences or components: the files as the page fetches them.
import { vi } from "vitest";

import { loadTexts, type Language } from "../src/lib/texts.svelte";

const files = import.meta.glob<string>(["../texts/*.ftl", "../../src/cantina/**/texts/*.ftl"], { query: "?raw", import: "default", eager: true });

/** Speak a language, with the words of a game where one is given. */
export async function speak(language: Language, game: string | null = null): Promise<void> {
  const source = (address: string) => Object.entries(files).find(([path]) => address.endsWith(path.replaceAll("../", "/").replace("//", "/")))![1];
  vi.stubGlobal("fetch", async (address: string) => new Response(source(address.split("?")[0]!)));
  await loadTexts(game, language);
  vi.unstubAllGlobals();
}
