// Several people with secrets on one device: who looks, who is to take it next, and when the curtain is down.
import type { TableSeen } from "../wire/messages";

/** Whether a seat is that of the person who looks now. */
export function isMine(table: TableSeen, seat: number): boolean {
  return table.mine.includes(seat) && (!table.shared || table.seats[seat]?.name === table.person);
}

/** The seat to move on this device; null: the table waits for somebody else. */
function seatToMove(table: TableSeen, turn: number): number | null {
  return table.mine.includes(turn) && !table.seats[turn]?.bot ? turn : null;
}

/** Whether the device is to be passed on: nobody looks, or it is somebody else's turn. */
export function passing(table: TableSeen, turn: number): boolean {
  if (!table.shared) return false;
  const seat = seatToMove(table, turn);
  return table.person === null || (seat !== null && !isMine(table, seat));
}

/** Whom to pass it to, by their seats: the player to move, or any of those who share it. */
export function heirs(table: TableSeen, turn: number): number[] {
  const seat = seatToMove(table, turn);
  if (seat !== null) return [seat];
  const names = table.mine.map((mine) => table.seats[mine]?.name);
  return table.mine.filter((_, place) => names.indexOf(names[place]) === place);
}
