// The names of objects and of those who hold them, for cards, labels and previews.
import { has, nameOf, say } from "../../lib/texts.svelte";
import type { ObjectSeen, Part, TileSeen } from "../../wire/carcassonne";
import type { TableModel } from "../game";
import { cellKey } from "./cells";

/** A planet's own name, or what the object is. */
export function objectName(object: ObjectSeen["object"], place: Part, tiles: Map<string, TileSeen>): string {
  const own = object === "planet" ? `planet-${tiles.get(cellKey(place))?.tile}` : "";
  return has(own) ? say(own) : nameOf(object);
}

/** "trade route of Ada, 5 tiles" */
export function objectLabel(object: ObjectSeen, tiles: Map<string, TileSeen>, table: TableModel): string {
  const name = objectName(object.object, object.parts[0]!, tiles);
  const owner = owners(object.seats, table);
  return say(owner ? "web-object-of" : "web-object-free", { object: name, owner, tiles: object.tiles });
}

export function owners(seats: number[], table: TableModel): string {
  return seats.map((seat) => table.name(seat)).join(", ");
}
