// Content of one's own in the form: it is drawn once it is right, and its problem stands beside it otherwise.
import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";

import OwnFile from "../src/home/OwnFile.svelte";
import { say } from "../src/lib/texts.svelte";
import { speak } from "./saying";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="3" /></svg>';
const shown = (props: object) => render(OwnFile, { props: { label: "Layout", file: { name: "mine.toml", text: "" }, ...props } }).body;

beforeAll(() => speak("en"));

test("a layout that is right is drawn, and says so", () => {
  const page = shown({ drawing: SVG });
  expect(page).toContain(`src="data:image/svg+xml,${encodeURIComponent(SVG)}"`);
  expect(page).toContain(say("own-file-drawn", { option: "Layout" }));
  expect(page).toContain(say("own-file-right"));
});

test("one that is wrong is not, and says why", () => {
  const page = shown({ drawing: SVG, problem: "Two cards overlap." });
  expect(page).not.toContain("<img");
  expect(page).toContain("Two cards overlap.");
  expect(page).not.toContain(say("own-file-right"));
});
