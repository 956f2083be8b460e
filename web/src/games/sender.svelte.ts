// What the arrangements of all games share: a decision is sent once, and a second click right after it is a slip.
const GUARD = 450; // milliseconds after a decision in which nothing else is taken for one

export class Sender {
  sending = $state(false);
  /** Just after a decision: what looks like a second click is none. */
  guarded = $state(false);

  /** Sends unless something is on its way or has just gone; returns whether it was met. */
  protected async once(act: () => Promise<boolean>): Promise<boolean> {
    if (this.sending || this.guarded) return false;
    this.sending = true;
    const met = await act();
    this.sending = false;
    if (met) {
      this.guarded = true;
      setTimeout(() => (this.guarded = false), GUARD);
    }
    return met;
  }
}
