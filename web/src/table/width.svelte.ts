// Whether the rail stands beside the board, or everything but the board lies in a sheet under it.
import { MediaQuery } from "svelte/reactivity";

export class Width {
  #wide = new MediaQuery("min-width: 1100px");

  get wide(): boolean {
    return this.#wide.current;
  }
}
