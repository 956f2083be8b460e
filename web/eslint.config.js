// What the linter forbids beyond types: `any`, and what the Svelte plugin knows to go wrong. Prettier says how code looks.
import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";

export default typescript.config(
  { ignores: ["dist", "src/wire"] },
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: typescript.parser } } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check warns of what this rule takes for silent
      "svelte/no-useless-mustaches": "off", // {" "} is a space that no formatter takes away
      "svelte/prefer-svelte-reactivity": "off", // what changes is replaced here, never patched
    },
  },
);
