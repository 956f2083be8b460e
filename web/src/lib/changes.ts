// Changes folded into what they change: of a table and a view, the server tells the fields that differ from the message before.
import type { Change, PositionSeen, TableSeen, Update, Welcome } from "../wire/messages";

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/** The CRC-32 of a value's JSON, as the server reckons it. */
export function checksum(value: unknown): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) crc = (TABLE[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

export class Folding {
  #table: TableSeen | null = null;
  #position: PositionSeen | null = null;

  /** Something whole was told. */
  take({ table, position }: Welcome | Update): void {
    this.#table = table;
    this.#position = position ?? this.#position;
  }

  /** The update that a change stands for; null: it does not fit what was told before. */
  fold(change: Change): Update | null {
    const { check, position: seen, table, ...rest } = change;
    const before = this.#position;
    if (!this.#table || (seen && !before)) return null;
    const view = seen && { ...(before?.view as object), ...seen.view };
    if (check !== null && checksum(view) !== check) return null;
    const position = seen && before && { ...before, ...seen, view };
    const update = { ...rest, type: "update" as const, table: { ...this.#table, ...table }, position };
    this.take(update);
    return update;
  }
}
