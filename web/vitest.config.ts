// How the client's logic is tested: without a browser, in Node.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 }, // only a broken test needs it
});
