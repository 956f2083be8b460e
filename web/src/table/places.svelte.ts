// The places of a board in words, asked for as soon as somebody steers by keys: what lies there, whose it is, what is possible.
import type { TableModel } from "../games/game";
import { steering } from "../lib/steering.svelte";
import { language } from "../lib/texts.svelte";

export class PlacesInWords {
  #known = $state.raw<Record<string, string>>({});
  #asked = "";

  /** To be made while a component is set up: it asks anew after every move, as long as that lives. */
  constructor(table: TableModel) {
    $effect(() => {
      const question = `${table.position?.moves} ${table.isMyTurn} ${language()}`;
      if (steering.byKeys && table.position) void this.#ask(table, question);
    });
  }

  async #ask(table: TableModel, question: string): Promise<void> {
    this.#asked = question;
    const words = await table.describe?.();
    if (words && question === this.#asked) this.#known = words.spoken.places;
  }

  /** What is at a place; nothing while that is not known. */
  at(place: string): string | undefined {
    return this.#known[place];
  }
}
