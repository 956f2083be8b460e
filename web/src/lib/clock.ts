// The time that somebody has left, in words and numbers.
import { say } from "./texts.svelte";

/** Milliseconds as minutes and seconds; hours where there are any. */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${hours ? two(Math.floor((seconds % 3600) / 60)) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** The time that somebody has left: days and hours as long as there are a few, then minutes. */
export function sayTime(left: number): string {
  const hours = Math.floor(left / 3_600_000);
  return hours < 12 ? minutes(left) : say("days-hours", { days: Math.floor(hours / 24), hours: hours % 24 });
}
