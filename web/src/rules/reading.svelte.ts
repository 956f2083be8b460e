// The rule that is being read over a page: opened from a log line or a refusal, closed to go on where one was.
export interface Reading {
  game: string;
  rule: string;
}

class Open {
  /** The rules gone through, the one in sight last; empty: nothing is being read. */
  trail = $state.raw<Reading[]>([]);
}

const open = new Open();

export function reading(): Reading | null {
  return open.trail.at(-1) ?? null;
}

/** Whether another rule was read before this one. */
export function canGoBack(): boolean {
  return open.trail.length > 1;
}

export function readRule(game: string, rule: string): void {
  open.trail = [...open.trail, { game, rule }];
}

export function readBefore(): void {
  open.trail = open.trail.slice(0, -1);
}

export function readNoMore(): void {
  open.trail = [];
}
