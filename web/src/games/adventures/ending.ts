// The end of a mission: how it ended, the hardest strike, and the characters who were there.
import { endingOf } from "../../moments/ending";
import Ending from "./Ending.svelte";
import { drawing } from "./names";
import type { Wire } from "./table";

export default endingOf<Wire>({
  feats(events) {
    const hit = events.filter((event) => event.kind === "wounded" || event.kind === "defeated");
    return hit.length ? [{ feat: "strike", worth: hit.length, event: hit.at(-1)! }] : [];
  },
  figure(table, seat) {
    const own = table.position!.view.figures.find((figure) => figure.owner === seat);
    return own ? drawing("bust", own.figure).slice(1) : null;
  },
  Ending,
});
