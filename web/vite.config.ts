// How the client is built: one small shell, and a chunk for every page, game and language that is loaded when it is needed.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { chunkOf } from "./chunks.config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf }], includeDependenciesRecursively: false } } },
  },
  server: { fs: { allow: [".."] } },
});
