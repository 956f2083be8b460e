// The end of a match of Carcassonne: the luckiest roll, and the large figure of who has won.
import { endingOf } from "../../moments/ending";
import type { Wire } from "../../wire/carcassonne";

/** How unlikely it is to do as well with so many dice. */
const luck = (dice: number, best: number) => ((best - 1) / 6) ** dice;

export default endingOf<Wire>({
  feats: (events) => events.flatMap((event) => (event.kind === "rolled" ? [{ feat: "roll", worth: luck(event.dice.length, event.best), event }] : [])),
  figure: (table, seat) => `figure-${table.position!.view.players[seat]!.colour}-large`,
});
