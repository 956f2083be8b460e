// How Svelte compiles the client: runes everywhere, TypeScript as it is.
export default { compilerOptions: { runes: true } };
