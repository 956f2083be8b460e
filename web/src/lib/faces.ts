// Faces of those who sit at a table, drawn in Python (`cantina/faces.py`): a person's by their name, a bot's by its level.
const drawn = import.meta.glob<string>("../wire/faces/*.svg", { query: "?url", import: "default", eager: true });
const GUESTS = ["pilot", "tinker", "rover", "marsh", "diver", "hood"];
const address = (face: string) => drawn[`../wire/faces/${face}.svg`];

/** The same person has the same face on every device. */
export function guestFace(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return address(GUESTS[sum % GUESTS.length]!)!;
}

/** A bot that is none of the four levels looks like most of them do. */
export function botFace(bot: string): string {
  return address(bot) ?? address("normal")!;
}
