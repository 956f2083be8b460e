// From the screen to the board.
import type { Point } from "./tabletop";

/** The point of the board under a pointer. */
export function boardPoint(event: MouseEvent): Point {
  const element = event.currentTarget as SVGGraphicsElement;
  const board = element.ownerSVGElement!.getScreenCTM()!.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(board);
  return { x, y };
}
