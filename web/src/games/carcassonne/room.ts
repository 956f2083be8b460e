// Where a card lies best over the board: beside what it is about, on as few tiles as can be.
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Obstacle extends Rectangle {
  /** How bad it is to cover it. */
  weight: number;
}

const NEARNESS = 10; // one pixel farther away is as bad as covering so many

export function overlap(one: Rectangle, other: Rectangle): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The corner for a card of a size inside a window: beside the subject where there is room, else where it covers least. */
export function bestCorner(
  size: { width: number; height: number },
  window: Rectangle,
  subject: Rectangle,
  obstacles: Obstacle[],
  gap = 14,
): { x: number; y: number } {
  const within = (value: number, low: number, length: number, room: number) => Math.max(low, Math.min(value, low + room - length));
  const across = [subject.x - size.width - gap, subject.x, subject.x + subject.width - size.width, subject.x + subject.width + gap];
  const down = [subject.y - size.height - gap, subject.y, subject.y + subject.height - size.height, subject.y + subject.height + gap];
  across.push(window.x, window.x + window.width - size.width);
  down.push(window.y, window.y + window.height - size.height);
  let best = { x: window.x, y: window.y };
  let least = Infinity;
  for (const left of across) {
    for (const top of down) {
      const x = within(left, window.x, size.width, window.width);
      const y = within(top, window.y, size.height, window.height);
      const card = { x, y, ...size };
      const covered = obstacles.reduce((sum, obstacle) => sum + obstacle.weight * overlap(card, obstacle), 0);
      const away = distance(card, subject);
      const cost = covered + NEARNESS * away;
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The gap between two rectangles. */
export function distance(one: Rectangle, other: Rectangle): number {
  const wide = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const high = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
  return Math.hypot(wide, high);
}
