import type { End } from './add-relation.ts';
import type { Point } from './box.ts';
import type { PlacedCard } from './placed-card.ts';
import { panBy, zoomAt, type View } from './viewport.ts';

/** A pointer that moves less than this has clicked, px. */
const DRAG_THRESHOLD_PX = 4;

/** The effect of a pressed pointer: it pans, draws a relation, or moves a card. */
export type Drag = {
  readonly kind: 'pan' | 'link' | 'card';
  readonly card: PlacedCard | null;
  readonly start: Point;
  readonly from: End | null;
  readonly moved: boolean;
  readonly at: Point;
};

/**
 * The element under a pointer. `link`: the column from which a relation may be drawn; `isColumn`: any column; `isFar`:
 * cards are marks.
 */
export type Under = { readonly card: PlacedCard | null; readonly link: End | null; readonly isColumn: boolean; readonly isFar: boolean };

/**
 * A finger moves the picture; a mouse or pen that starts on a column of the picked table draws a relation, and one that starts on a card's head takes the
 * card along. On other columns, and far off, it moves the picture.
 */
export function beginDrag(at: Point, pointerType: string, under: Under): Drag {
  const isTouch = pointerType === 'touch';
  const from = isTouch ? null : under.link;
  const card = from || isTouch || under.isColumn || under.isFar ? null : under.card;
  return { kind: from ? 'link' : card ? 'card' : 'pan', card, start: at, from, moved: false, at };
}

export function moveDrag(drag: Drag, at: Point): Drag {
  return { ...drag, moved: drag.moved || apart(drag.start, at) > DRAG_THRESHOLD_PX, at };
}

/** The current position of a dragged card. */
export function cardPlace(drag: Drag & { readonly card: PlacedCard }, zoom: number): Point {
  const { card, start, at } = drag;
  return { x: card.x + (at.x - start.x) / zoom, y: card.y + (at.y - start.y) / zoom };
}

/** Two fingers that moved from `before` to `after`: the picture follows their middle, and their distance zooms it, never below `least`. */
export function pinched(view: View, before: readonly [Point, Point], after: readonly [Point, Point], least?: number): View {
  const [was, is] = [middleOf(before), middleOf(after)];
  return zoomAt(panBy(view, is.x - was.x, is.y - was.y), is, apart(...after) / Math.max(1, apart(...before)), least);
}

/** The zoom factor of a wheel event. A pinch arrives as a wheel event with Ctrl. */
export function wheelFactor(delta: number, isPinch: boolean): number {
  return Math.exp(-Math.max(-240, Math.min(240, delta)) * (isPinch ? 0.01 : 0.0022));
}

/** The view between two others at `part` of 1, fast at first. */
export function viewBetween(from: View, to: View, part: number): View {
  const eased = 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
  const mix = (a: number, b: number) => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}

function middleOf([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
