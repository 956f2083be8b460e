// The analysis of a match, loaded where somebody asks for it.
export { Analysis } from "./analysis.svelte";
export { default as Curve } from "./Curve.svelte";
export { default as Panel } from "./Panel.svelte";
