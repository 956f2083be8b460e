// How moves that are advised or were played are shown in Precious Cargo: where a throw aims, and what is bought, paid or chosen.
import { drawnThing, movesOf } from "../../moves/move";
import type { Action, Card } from "../../wire/precious-cargo";
import type { Arrangement } from "./arrangement.svelte";
import Drawing from "./MovesDrawn.svelte";

function about(action: Action, number: number): string[] {
  switch (action.kind) {
    case "throw":
    case "aim":
      return [drawnThing(number)];
    case "buy":
      return [`upgrade ${action.upgrade}`];
    case "pay":
    case "pick":
    case "offer":
      return [`mine ${action.ally} ${action.beskar}`];
    case "take":
      return [`theirs ${action.whose} ${action.ally} ${action.beskar}`];
    case "give":
      return [`disc ${action.to}`];
    case "reveal":
      return [`place ${action.place}`];
    case "end":
      return ["end"];
    default:
      return [];
  }
}

export default movesOf<Arrangement>({
  things: ({ actions }, number) => (actions as unknown as Action[]).flatMap((action) => about(action, number)),
  prepare(arrangement, given) {
    const actions = given as unknown as Action[];
    const first = actions[0];
    const cards = actions.flatMap((action): Card[] =>
      action.kind === "pay" || action.kind === "pick" || action.kind === "offer" ? [{ ally: action.ally, beskar: action.beskar }] : [],
    );
    if ((first?.kind === "throw" || first?.kind === "aim") && typeof first.x === "number" && typeof first.y === "number")
      arrangement.arrange({ aim: { x: first.x, y: first.y } });
    else if (first?.kind === "buy") arrangement.arrange({ upgrade: first.upgrade, cards });
    else if (first?.kind === "protect") arrangement.arrange({ ally: first.ally });
    else if (first?.kind === "give") arrangement.arrange({ to: first.to });
    else if (first?.kind === "take") arrangement.arrange({ take: { whose: first.whose, card: { ally: first.ally, beskar: first.beskar } } });
    else if (first?.kind === "reveal") arrangement.arrange({ places: actions.flatMap((action) => (action.kind === "reveal" ? [action.place] : [])) });
    else if (cards.length) arrangement.arrange({ cards });
  },
  Drawing,
});
