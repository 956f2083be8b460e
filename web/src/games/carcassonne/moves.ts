// How moves that are advised or were played are shown on the board of Carcassonne.
import { drawnThing, movesOf } from "../../moves/move";
import type { Action } from "../../wire/carcassonne";
import type { Arrangement } from "./arrangement.svelte";
import Drawing from "./MovesDrawn.svelte";

export default movesOf<Arrangement>({
  things: ({ actions }, number) => (actions[0]?.kind === "pass" ? ["pass"] : [drawnThing(number)]),
  prepare(arrangement, actions) {
    const first = actions[0] as Action | undefined;
    if (first?.kind === "place") arrangement.arrange({ fixed: { x: first.x, y: first.y }, wanted: first.rotation });
    else if (first?.kind === "deploy") arrangement.arrange({ chosen: { x: first.x, y: first.y, part: first.part }, figure: first.figure });
    else arrangement.noFigure();
  },
  Drawing,
});
