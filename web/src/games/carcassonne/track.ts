// The score track: a loop of fifty; a player who has lapped it gets a ring with the points of the laps.
export const LOOP = 50;

/** From the left end of a marker to its middle. */
export const NEAR = 15;

interface Marker {
  /** The seats that stand on the same place with the same laps. */
  seats: number[];
  place: number;
  laps: number;
}

export function onTrack(score: number): { place: number; laps: number } {
  return { place: score % LOOP, laps: Math.floor(score / LOOP) };
}

/** Markers from left to right; those with the same score share one. */
export function markers(scores: number[]): Marker[] {
  const found = new Map<number, Marker>();
  scores.forEach((score, seat) => {
    const marker = found.get(score) ?? { seats: [], ...onTrack(score) };
    marker.seats.push(seat);
    found.set(score, marker);
  });
  return [...found.values()].sort((one, other) => one.place - other.place || one.laps - other.laps);
}

/** Where things of given widths stand so that none covers another: as near to their places as can be, between two ends. */
export function spread(wanted: { at: number; width: number }[], low: number, high: number): number[] {
  const lefts: number[] = [];
  let free = low;
  for (const { at, width } of wanted) {
    const left = Math.max(free, at - NEAR);
    lefts.push(left);
    free = left + width;
  }
  let end = high;
  for (let index = wanted.length - 1; index >= 0; index -= 1) {
    lefts[index] = Math.min(lefts[index]!, end - wanted[index]!.width);
    end = lefts[index]!;
  }
  return lefts.map((left) => left + NEAR);
}
