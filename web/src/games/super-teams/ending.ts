// The end of a race: how far the ships of each colour came, the longest flight, and a ship of who has won.
import { nameOf } from "../../lib/texts.svelte";
import { endingOf } from "../../moments/ending";
import type { Wire } from "../../wire/super-teams";
import { colourOf, coloursOf, teamOf } from "./names";

export default endingOf<Wire>({
  /** A team's, where two win together: who sits opposite has the same. */
  parts: ({ options, position }, seat) =>
    teamOf(options, seat)
      .flatMap((member) => coloursOf(options, member))
      .map((colour) => ({
        colour,
        name: nameOf(colour),
        points: position!.view.ships.reduce((sum, { ship, space }) => sum + (colourOf(ship) === colour ? space : 0), 0),
      })),
  feats: (events) => events.flatMap((event) => (event.kind === "flew" ? [{ feat: "flight", worth: event.end - event.start, event }] : [])),
  figure: ({ options }, seat) => `ship-${coloursOf(options, seat)[0]}-1`,
});
