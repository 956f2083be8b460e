// The names of objects and of those who hold them, for cards, labels and previews.
import { has, listed, nameOf, say } from "../../lib/texts.svelte";
import type { ObjectSeen, Part, TileSeen } from "../../wire/carcassonne";
import { cellKey } from "./cells";
import type { Table } from "./table";

/** A planet's own name; a set of somebody's own may have none. */
function ownName(place: Part, tiles: Map<string, TileSeen>): string | null {
  const key = `planet-${tiles.get(cellKey(place))?.tile}`;
  return has(key) ? say(key) : null;
}

/** A planet's own name, or what the object is. */
export function objectName(object: ObjectSeen["object"], place: Part, tiles: Map<string, TileSeen>): string {
  return (object === "planet" && ownName(place, tiles)) || nameOf(object);
}

/** An object as arguments of a sentence: its kind, for languages that inflect it, a planet's own name after a space, and its name. */
export function inSentence(object: ObjectSeen["object"], place: Part, tiles: Map<string, TileSeen>): Record<string, string> {
  const own = object === "planet" && ownName(place, tiles);
  return { kind: `the-${object}`, name: own ? ` ${own}` : "", object: objectName(object, place, tiles) };
}

/** "trade route of Ada, 5 tiles" */
export function objectLabel(object: ObjectSeen, tiles: Map<string, TileSeen>, table: Table): string {
  const name = objectName(object.object, object.parts[0]!, tiles);
  const owner = owners(object.seats, table);
  return say(owner ? "web-object-of" : "web-object-free", { object: name, owner, tiles: object.tiles });
}

export function owners(seats: number[], table: Table): string {
  return listed(seats.map((seat) => table.name(seat)));
}
