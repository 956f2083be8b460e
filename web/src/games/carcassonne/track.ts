// The score track: a loop of fifty; whoever has been round it shows that by a ring and what is already behind them.
export const LOOP = 50;

export interface Marker {
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

/** Rows for markers that would lie on one another: each takes the lowest row in which it is free. */
export function rows(places: number[], apart: number): number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => place >= end);
    const row = free < 0 ? ends.length : free;
    ends[row] = place + apart;
    return row;
  });
}
