// How much room a page has: a rail beside the board or a sheet under it, and whether the page scrolls. Measured in em, as in all
// style sheets, because large text needs the room that a small screen lacks.
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("min-width: 68.75em");
const low = new MediaQuery("max-height: 37.49em");

export const layout = {
  /** The rail stands beside the board; else everything but the board lies in a sheet under it. */
  get wide(): boolean {
    return wide.current;
  },
  /** Too low for board and sheet at once: the page scrolls from one to the other. */
  get low(): boolean {
    return low.current;
  },
};
