// Names of those who have none: the bots at a table.
const DROIDS = ["Ozo-4", "Tik-7", "Mek-2", "Rux-9", "Pim-3", "Vel-8", "Dax-5", "Lum-6"];

/** The name of a bot by its seat. */
export function botName(seat: number): string {
  return DROIDS[seat % DROIDS.length]!;
}
