// The stage's arithmetic: what is fitted is seen, and the point under the pointer stays there.
import { expect, test } from "vitest";

import { between, fit, pan, reveal, sees, showing, toScreen, zoom, type Box, type Camera } from "../src/lib/stage";

const window = { width: 800, height: 600 };
const margin = { top: 10, right: 10, bottom: 10, left: 10 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const box = { x: -100, y: 50, width: 400, height: 200 };

test("fitting shows the whole box in the middle of what the insets leave", () => {
  const camera = fit(box, window, { top: 100, right: 0, bottom: 0, left: 0 });
  expect(sees(camera, box, window)).toBe(true);
  const middle = toScreen(camera, 100, 150);
  expect(middle.x).toBeCloseTo(400);
  expect(middle.y).toBeCloseTo(350);
});

test("zooming keeps the point under the pointer", () => {
  const camera = fit(box, window, none);
  const at = { x: 123, y: 456 };
  const before = { x: camera.x + at.x / camera.scale, y: camera.y + at.y / camera.scale };
  const closer = zoom(camera, at, 1.7, 0.1, 100);
  expect(toScreen(closer, before.x, before.y).x).toBeCloseTo(at.x);
  expect(toScreen(closer, before.x, before.y).y).toBeCloseTo(at.y);
});

test("zooming stops at its limits", () => {
  const camera = fit(box, window, none);
  expect(zoom(camera, { x: 0, y: 0 }, 100, 0.5, 4).scale).toBe(4);
  expect(zoom(camera, { x: 0, y: 0 }, 0.001, 0.5, 4).scale).toBe(0.5);
});

test("panning moves by pixels but never loses the board", () => {
  const camera = fit(box, window, none);
  const moved = pan(camera, 10, -20, box, window);
  expect(toScreen(moved, 0, 100).x - toScreen(camera, 0, 100).x).toBeCloseTo(10);
  expect(toScreen(moved, 0, 100).y - toScreen(camera, 0, 100).y).toBeCloseTo(-20);
  const far = pan(camera, 1e6, 1e6, box, window);
  expect(toScreen(far, box.x, box.y).x).toBeLessThan(window.width);
  expect(toScreen(far, box.x, box.y).y).toBeLessThan(window.height);
});

test("a part out of sight is brought in by the least shift", () => {
  expect(reveal({ x: -50, y: 100, width: 20, height: 20 }, window, margin)).toEqual({ dx: 60, dy: 0 });
  expect(reveal({ x: 790, y: 590, width: 30, height: 30 }, window, margin)).toEqual({ dx: -30, dy: -30 });
  expect(reveal({ x: 100, y: 100, width: 20, height: 20 }, window, margin)).toEqual({ dx: 0, dy: 0 });
});

test("what must be seen comes into sight by the least shift, clear of what lies over the edges", () => {
  const covered = { top: 72, right: 16, bottom: 216, left: 16 };
  const seen = (camera: Camera, part: Box) => {
    const [from, to] = [toScreen(camera, part.x, part.y), toScreen(camera, part.x + part.width, part.y + part.height)];
    return from.x >= 16 && from.y >= 72 && to.x <= window.width - 16 && to.y <= window.height - 216;
  };
  const camera = { x: 0, y: 0, scale: 1 };
  const cell = { x: 300, y: 500, width: 100, height: 100 };
  const shifted = showing(camera, cell, window, covered);
  expect([seen(camera, cell), seen(shifted, cell)]).toEqual([false, true]);
  expect(shifted).toMatchObject({ x: 0, scale: 1 }); // across, it was in sight
  expect(showing(shifted, cell, window, covered)).toEqual(shifted);
  const far = { x: -900, y: 0, width: 2000, height: 100 }; // more than fits: from farther away
  expect(showing(camera, far, window, covered).scale).toBeLessThan(1);
  expect(seen(showing(camera, far, window, covered), far)).toBe(true);
});

test("half way between two cameras is half way", () => {
  expect(between({ x: 0, y: 0, scale: 1 }, { x: 10, y: 20, scale: 3 }, 0.5)).toEqual({ x: 5, y: 10, scale: 2 });
});
