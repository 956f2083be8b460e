// How much room a page has: a rail beside the board or a sheet under it, and whether the page scrolls. Measured in em, as in all
// style sheets, because large text needs the room that a small screen lacks.
import { MediaQuery } from "svelte/reactivity";

import { LOW, PHONE, WIDE } from "../styles/breakpoints";

const wide = new MediaQuery(`min-width: ${WIDE}em`);
const tablet = new MediaQuery(`(min-width: ${PHONE}em) and (max-width: ${WIDE - 0.01}em) and (min-height: ${LOW}em) and (orientation: landscape)`);
const low = new MediaQuery(`max-height: ${LOW - 0.01}em`);

export const layout = {
  /** The rail stands beside the board; else everything but the board lies in a sheet under it. */
  get wide(): boolean {
    return wide.current;
  },
  /** A tablet lying down: what a phone has under the board stands beside it, with the log. */
  get tablet(): boolean {
    return tablet.current;
  },
  /** Too low for board and sheet at once: the page scrolls from one to the other. */
  get low(): boolean {
    return low.current;
  },
};
