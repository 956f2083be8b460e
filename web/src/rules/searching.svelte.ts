// Searching a rulebook while somebody types: asks the server once the typing pauses, and drops answers that come too late.
import { sayThrown } from "../lib/problems";
import { language } from "../lib/texts.svelte";
import type { RulesFound } from "../wire/http";
import { search } from "./rulebook";

const PAUSE = 120;
const NOTHING: RulesFound = { hits: [], instead: [] };

export class Searching {
  typed = $state("");
  /** What came for the words in `asked`; nothing for words that ask for nothing yet. */
  found = $state.raw(NOTHING);
  asked = $state("");
  failed = $state("");

  constructor(game: () => string) {
    $effect(() => {
      const typed = this.typed.trim();
      const [of, spoken] = [game(), language()];
      let late = false;
      const settle = (found: RulesFound, failed = "") => {
        if (!late) [this.found, this.asked, this.failed] = [found, typed, failed];
      };
      if (!typed) return settle(NOTHING);
      const ask = () => search(of, typed, spoken).then(settle, (thrown) => settle(NOTHING, sayThrown(thrown)));
      const timer = setTimeout(ask, PAUSE);
      return () => {
        late = true;
        clearTimeout(timer);
      };
    });
  }

  /** Back to the whole book. */
  clear(): void {
    this.typed = "";
    [this.found, this.asked, this.failed] = [NOTHING, "", ""];
  }

  /** Whether there is an answer to show, if only that there is none. */
  get answered(): boolean {
    return !!(this.found.hits.length || this.found.instead.length || this.failed);
  }
}
