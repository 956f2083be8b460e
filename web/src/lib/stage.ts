// The arithmetic of a board that is moved and scaled under a window: no DOM here.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
/** Which point of the board lies at the window's upper left corner, and how many pixels a unit of the board has. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** The whole box in the middle of what the insets leave of the window. */
export function fit(box: Box, window: Size, insets: Insets): Camera {
  const width = Math.max(1, window.width - insets.left - insets.right);
  const height = Math.max(1, window.height - insets.top - insets.bottom);
  const scale = Math.min(width / box.width, height / box.height);
  return {
    scale,
    x: box.x + box.width / 2 - (insets.left + width / 2) / scale,
    y: box.y + box.height / 2 - (insets.top + height / 2) / scale,
  };
}

/** Closer by a factor, so that the point of the board under `at` (pixels) stays where it is. */
export function zoom(camera: Camera, at: { x: number; y: number }, factor: number, least: number, most: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  return {
    scale,
    x: camera.x + at.x / camera.scale - at.x / scale,
    y: camera.y + at.y / camera.scale - at.y / scale,
  };
}

/** Moved by pixels, but never so far that less than a quarter of the window shows the box. */
export function pan(camera: Camera, dx: number, dy: number, box: Box, window: Size): Camera {
  const seenX = window.width / camera.scale;
  const seenY = window.height / camera.scale;
  const marginX = Math.min(seenX, box.width) / 4;
  const marginY = Math.min(seenY, box.height) / 4;
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    scale: camera.scale,
    x: clamp(camera.x - dx / camera.scale, box.x + marginX - seenX, box.x + box.width - marginX),
    y: clamp(camera.y - dy / camera.scale, box.y + marginY - seenY, box.y + box.height - marginY),
  };
}

/** Whether the whole box can be seen. */
export function sees(camera: Camera, box: Box, window: Size): boolean {
  const slack = 1 / camera.scale;
  return (
    box.x >= camera.x - slack &&
    box.y >= camera.y - slack &&
    box.x + box.width <= camera.x + window.width / camera.scale + slack &&
    box.y + box.height <= camera.y + window.height / camera.scale + slack
  );
}

/** The least shift (pixels) that brings a rectangle on the screen into what the insets leave of the window. */
export function reveal(shown: Box, window: Size, insets: Insets): { dx: number; dy: number } {
  const shift = (start: number, length: number, low: number, high: number) => {
    if (start < low) return low - start;
    if (start + length > high) return Math.max(low - start, high - start - length);
    return 0;
  };
  return {
    dx: shift(shown.x, shown.width, insets.left, window.width - insets.right),
    dy: shift(shown.y, shown.height, insets.top, window.height - insets.bottom),
  };
}

/** The camera that shows a box within the insets: moved as little as can be, and farther away only where it would not fit. */
export function showing(camera: Camera, box: Box, window: Size, insets: Insets): Camera {
  const whole = fit(box, window, insets);
  if (whole.scale < camera.scale) return whole;
  const { x, y } = toScreen(camera, box.x, box.y);
  const { dx, dy } = reveal({ x, y, width: box.width * camera.scale, height: box.height * camera.scale }, window, insets);
  return { scale: camera.scale, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/** Where a point of the board is on the screen, in pixels of the window. */
export function toScreen(camera: Camera, x: number, y: number): { x: number; y: number } {
  return { x: (x - camera.x) * camera.scale, y: (y - camera.y) * camera.scale };
}
