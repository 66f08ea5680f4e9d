import type { Box, Point } from './box.ts';

/** What is seen: a point of the scene lies at `zoom · point + (x, y)` px. */
export type View = { readonly x: number; readonly y: number; readonly zoom: number };
export type Size = { readonly width: number; readonly height: number };

export const LEAST_ZOOM = 0.03;
export const MOST_ZOOM = 2;

export function toScene(view: View, at: Point): Point {
  return { x: (at.x - view.x) / view.zoom, y: (at.y - view.y) / view.zoom };
}

/** The part of the scene that is in sight. */
export function inSight(view: View, size: Size): Box {
  return { ...toScene(view, { x: 0, y: 0 }), width: size.width / view.zoom, height: size.height / view.zoom };
}

export function panBy(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Zooms by a factor; what lies at `at` (px) stays there. */
export function zoomAt(view: View, at: Point, factor: number): View {
  const zoom = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, view.zoom * factor));
  const still = toScene(view, at);
  return { zoom, x: at.x - still.x * zoom, y: at.y - still.y * zoom };
}

/** All of the box in sight, in the middle, never larger than life. */
export function fit(box: Box, size: Size, padding = 32): View {
  const room = { width: Math.max(1, size.width - 2 * padding), height: Math.max(1, size.height - 2 * padding) };
  const zoom = Math.min(1, Math.max(LEAST_ZOOM, Math.min(room.width / Math.max(1, box.width), room.height / Math.max(1, box.height))));
  return { zoom, x: size.width / 2 - (box.x + box.width / 2) * zoom, y: size.height / 2 - (box.y + box.height / 2) * zoom };
}

/** Narrower than this, a whole schema is a strip whose names cannot be read. */
const NARROW = 600;
/** Cards have their columns' names from here on. */
const NAMED = 0.45;

/** What is seen first: everything; where that could not be read on a narrow screen, what was chosen, in the middle. */
export function firstView(bounds: Box, chosen: Box | null, size: Size): View {
  const all = fit(bounds, size);
  return chosen && size.width < NARROW && all.zoom < NAMED ? centre(all, chosen, size, NAMED) : all;
}

/** The box in the middle, at `zoom` or at what it was if that is larger. */
export function centre(view: View, box: Box, size: Size, zoom: number): View {
  const near = Math.max(view.zoom, zoom);
  return { zoom: near, x: size.width / 2 - (box.x + box.width / 2) * near, y: size.height / 2 - (box.y + box.height / 2) * near };
}
