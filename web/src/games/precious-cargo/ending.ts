// The end of a hunt: points by sets, the best throw, and the disc of who has won.
import { nameOf } from "../../lib/texts.svelte";
import { endingOf } from "../../moments/ending";
import type { Wire } from "../../wire/precious-cargo";
import { pileOf } from "./names";

export default endingOf<Wire>({
  parts: (table, seat) => pileOf(table.position!.view, seat).groups.map(({ ally, points, bonus }) => ({ name: nameOf(ally), points: points + bonus })),
  /** The more cards at once, the better; then the nearer to where it was aimed. */
  feats(events) {
    const taken = events.filter((event) => event.kind === "took");
    const threw = events.find((event) => event.kind === "threw");
    const flew = events.find((event) => event.kind === "flew");
    if (!taken.length || !flew) return [];
    const off = threw ? Math.hypot(threw.aim.x - flew.rest.x, threw.aim.y - flew.rest.y) : 1000;
    return [{ feat: "throw", worth: taken.length + 1 / (1 + off), event: taken[0]! }];
  },
  figure: (table, seat) => `disc-${table.position!.view.players[seat]!.disc}`,
});
