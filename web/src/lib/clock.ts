// Thinking time in words and numbers.
/** Milliseconds as minutes and seconds; hours where there are any. */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${hours ? two(Math.floor((seconds % 3600) / 60)) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
