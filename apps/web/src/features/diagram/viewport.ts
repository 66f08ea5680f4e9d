import type { Box, Point } from './box.ts';

/** The visible part: a point of the scene is at `zoom · point + (x, y)` px. */
export type View = { readonly x: number; readonly y: number; readonly zoom: number };
export type Size = { readonly width: number; readonly height: number };

export const MIN_ZOOM = 0.01;
export const MAX_ZOOM = 2;
/** The minimum zoom relative to the zoom at which everything is visible. */
const MIN_ZOOM_OF_FIT = 0.7;

export function toScene(view: View, at: Point): Point {
  return { x: (at.x - view.x) / view.zoom, y: (at.y - view.y) / view.zoom };
}

/** The part of the scene that is visible. */
export function inSight(view: View, size: Size): Box {
  return { ...toScene(view, { x: 0, y: 0 }), width: size.width / view.zoom, height: size.height / view.zoom };
}

export function panBy(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Zooms by a factor, never below `least`; the point `at` (px) stays in place. */
export function zoomAt(view: View, at: Point, factor: number, least = MIN_ZOOM): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(least, view.zoom * factor));
  const still = toScene(view, at);
  return { zoom, x: at.x - still.x * zoom, y: at.y - still.y * zoom };
}

/** Shows the whole box, centred, never enlarged. */
export function fit(box: Box, size: Size, padding = 20): View {
  const room = { width: Math.max(1, size.width - 2 * padding), height: Math.max(1, size.height - 2 * padding) };
  const zoom = Math.min(1, Math.max(MIN_ZOOM, Math.min(room.width / Math.max(1, box.width), room.height / Math.max(1, box.height))));
  return { zoom, x: size.width / 2 - (box.x + box.width / 2) * zoom, y: size.height / 2 - (box.y + box.height / 2) * zoom };
}

/** The smallest zoom that shows anything more. */
export function leastZoom(bounds: Box, size: Size): number {
  return fit(bounds, size).zoom * MIN_ZOOM_OF_FIT;
}

/** Narrower than this, a few tables at a size that can be used say more than all of them. */
const NARROW = 600;
const NARROW_FROM = 0.5;
/** Columns are read well from here on. */
export const READABLE = 0.75;

/** The first view: everything, which is readable at any zoom; on a phone the selection, centred. */
export function firstView(bounds: Box, chosen: Box | null, size: Size): View {
  const all = fit(bounds, size);
  if (!chosen || size.width >= NARROW || all.zoom >= NARROW_FROM) return all;
  return within(centre(all, chosen, size, READABLE), bounds, size);
}

/** The same zoom, moved so that no side of the screen is empty while there is more on the other. */
function within(view: View, bounds: Box, size: Size, padding = 24): View {
  const along = (at: number, from: number, long: number, room: number) => {
    const [first, last] = [padding - from * view.zoom, room - padding - (from + long) * view.zoom];
    return last > first ? (first + last) / 2 : Math.min(first, Math.max(last, at));
  };
  return { ...view, x: along(view.x, bounds.x, bounds.width, size.width), y: along(view.y, bounds.y, bounds.height, size.height) };
}

/** Centres the box, at `zoom` or the current zoom if that is larger. */
export function centre(view: View, box: Box, size: Size, zoom: number): View {
  const near = Math.max(view.zoom, zoom);
  return { zoom: near, x: size.width / 2 - (box.x + box.width / 2) * near, y: size.height / 2 - (box.y + box.height / 2) * near };
}
