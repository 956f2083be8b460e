// The heading of the decision: one element whatever is asked, so that the focus can rest on it, and the announcer's word for it.
class Asked {
  words = $state("");
  /** Somebody here is to decide; else it says what the table waits for. */
  mine = $state(false);
  element = $state.raw<HTMLElement | null>(null);
  /** Something about it waits to be said. */
  unsaid = $state(false);
}

export const asked = new Asked();
