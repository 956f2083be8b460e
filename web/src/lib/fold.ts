// The lines of a table folded into what stands: an undo takes the moves from `kept` on out of the log.
import type { LogLine, Moved } from "../wire/messages";

export function fold(lines: LogLine[], more: LogLine[]): LogLine[] {
  let standing = [...lines];
  for (const line of more) {
    if (line.type === "undone") standing = standing.filter((old) => old.type !== "moved" || old.move < line.kept);
    standing.push(line);
  }
  return standing;
}

/** The moves among lines, in order. */
export function moves(lines: LogLine[]): Moved[] {
  return lines.filter((line) => line.type === "moved");
}
