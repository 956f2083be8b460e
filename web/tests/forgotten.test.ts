// People who wanted to be forgotten are called a guest, in the language of whoever reads.
import { expect, test } from "vitest";

import { called, calledAt, calledIn } from "../src/lib/forgotten";
import type { LogLine, TableSeen } from "../src/wire/messages";
import { speak } from "./saying";

const table = {
  seats: [
    { name: "Ada", kept_name: null },
    { name: "\0", kept_name: null },
  ],
} as unknown as TableSeen;
const lines = [
  { type: "noted", seq: 1, what: "sat", seat: 1, name: "\0" },
  { type: "undone", seq: 2, seat: 1, kept: 0 },
] as LogLine[];

test("by both languages, and nobody else is", async () => {
  for (const [language, word] of [
    ["cs", "host"],
    ["en", "a guest"],
  ] as const) {
    await speak(language, "super-teams");
    expect(called("\0")).toBe(word);
    expect(calledAt(table).seats.map((seat) => seat.name)).toEqual(["Ada", word]);
    expect(calledIn(lines)[0]).toMatchObject({ name: word });
  }
  expect(called("Ada")).toBe("Ada");
  const named = { seats: [{ name: "Ada", kept_name: null }] } as unknown as TableSeen;
  expect(calledAt(named)).toBe(named);
});
