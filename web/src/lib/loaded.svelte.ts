// What a game needs to be shown: its folder, its texts and its drawings, loaded once the table says which game it is.
import { drawn, loadGame, type GameClient } from "../games/game";
import { call } from "./api";
import { loadSheet } from "./art";
import type { LiveTable } from "./live.svelte";
import { loadTexts } from "./texts.svelte";

export class Loaded {
  /** Null as long as it is not done, or where nobody has drawn the game's board. */
  client = $state.raw<GameClient | null>(null);
  done = $state(false);
  failed = $state(false);

  /** To be made while a component is set up. */
  constructor(table: LiveTable) {
    // each on its own: the table is another one after every update, and all this is loaded once
    const game = $derived(table.ready ? table.table.game : null);
    const id = $derived(table.ready ? table.table.id : null);
    $effect(() => {
      if (game && id) void this.#load(game, id);
    });
  }

  async #load(game: string, id: string): Promise<void> {
    try {
      const sheet = call("GET /api/tables/{table}/sheet", { table: id }).then((answer) => loadSheet(answer.id));
      const board = drawn.includes(game) ? loadGame(game) : null;
      [this.client] = await Promise.all([board, loadTexts(game), sheet]);
      this.done = true;
    } catch {
      this.failed = true;
    }
  }
}
