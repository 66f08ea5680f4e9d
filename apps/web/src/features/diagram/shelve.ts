import type { Sized } from './arrange-columns.ts';

export type Shelf = { readonly y: number; readonly height: number };
export type Shelved = { readonly at: readonly { readonly x: number; readonly y: number; readonly shelf: number }[]; readonly shelves: readonly Shelf[] };

const WIDTHS_TRIED = 24;

/** Puts boxes on shelves, in their order, with the width that makes all of them together largest on a screen of this shape. */
export function shelve(boxes: readonly Sized[], gap: number, aspect: number): Shelved {
  const least = Math.max(0, ...boxes.map(({ width }) => width));
  const most = boxes.reduce((sum, { width }) => sum + width + gap, 0);
  const tried = Array.from({ length: WIDTHS_TRIED }, (_, i) =>
    onShelves(boxes, gap, least * (Math.max(most, 1) / Math.max(least, 1)) ** (i / (WIDTHS_TRIED - 1))),
  );
  const size = (one: Sized) => Math.max(one.width / aspect, one.height);
  return tried.reduce((a, b) => (size(b) < size(a) ? b : a));
}

function onShelves(boxes: readonly Sized[], gap: number, most: number): Shelved & Sized {
  const at: { x: number; y: number; shelf: number }[] = [];
  const shelves: { y: number; height: number }[] = [];
  let x = 0;
  let width = 0;
  for (const box of boxes) {
    const last = shelves.at(-1);
    if (!last || x + box.width > most + 0.5) {
      shelves.push({ y: last ? last.y + last.height + gap : 0, height: 0 });
      x = 0;
    }
    const shelf = shelves.at(-1)!;
    at.push({ x, y: shelf.y, shelf: shelves.length - 1 });
    shelf.height = Math.max(shelf.height, box.height);
    width = Math.max(width, x + box.width);
    x += box.width + gap;
  }
  const end = shelves.at(-1);
  return { at, shelves, width, height: end ? end.y + end.height : 0 };
}
