// How moves that are advised or were played are shown in Adventures: cards, slots, spaces and whatever else an action is about.
import { movesOf } from "../../moves/move";
import type { Action } from "../../wire/adventures";
import type { Arrangement } from "./arrangement.svelte";
import { isPlaced, partsOf } from "./parts";

/** A way of several steps is about where it ends. */
function parts(actions: Action[]): string[] {
  const steps = actions.filter((action) => action.kind === "step");
  return actions.filter((action) => action.kind !== "step" || action === steps.at(-1)).flatMap(partsOf);
}

export default movesOf<Arrangement>({
  things({ actions }) {
    const about = parts(actions as unknown as Action[]).filter(isPlaced);
    return about.length ? about : actions.slice(0, 1).flatMap((action) => [action.kind, ...partsOf(action as unknown as Action)]);
  },
  /** What one decision takes: an action, or all the steps of a way. */
  prepare(arrangement, given) {
    const actions = given as unknown as Action[];
    const steps = actions.findIndex((action) => action.kind !== "step");
    arrangement.arrange({ parts: parts(actions.slice(0, steps < 0 ? actions.length : Math.max(1, steps))) });
  },
});
