// How moves that are advised or were played are shown in Super Teams: the card, the ship, and where it would end.
import { movesOf } from "../../moves/move";
import type { Action, Event } from "../../wire/super-teams";
import type { Arrangement } from "./arrangement.svelte";

/** What an action is about. */
function about(action: Action): string[] {
  switch (action.kind) {
    case "fly":
      return [`card ${action.colour} ${action.number}`, `ship ${action.ship}`];
    case "use":
      return [`bonus ${action.card}`];
    case "hook":
      return ["bonus grappling-hook", `ship ${action.ship}`];
    case "land":
      return [`half ${action.half}`];
    default:
      return [];
  }
}

/** The space on which a ship ends. */
function ends(events: Event[]): string[] {
  const end = events
    .flatMap((event) => {
      if (event.kind === "landed") return [event.space];
      return event.kind === "flew" || event.kind === "fell-back" || event.kind === "evaded" ? [event.end] : [];
    })
    .at(-1);
  return end === undefined ? [] : [`space ${end}`];
}

export default movesOf<Arrangement>({
  things: ({ actions, events }) => [...(actions as unknown as Action[]).flatMap(about), ...ends(events as unknown as Event[])],
  prepare(arrangement, given) {
    const actions = given as unknown as Action[];
    const first = actions[0];
    const use = actions.find((action) => action.kind === "use");
    const bonus = use ? { card: use.card, shuffle: use.shuffle } : null;
    if (first?.kind === "fly") arrangement.arrange({ card: { colour: first.colour, number: first.number }, ship: first.ship, bonus });
    else if (first?.kind === "hook") arrangement.arrange({ hook: first.ship });
    else if (first?.kind === "land") arrangement.arrange({ half: first.half });
    else arrangement.arrange({ bonus });
  },
});
