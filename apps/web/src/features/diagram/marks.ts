import type { Point } from './box.ts';

/** Marks before a column, as strokes in a square of 1 around (0.5, 0): a key, and an arrow to the table that is referred to. */
const KEY: readonly (readonly (readonly [number, number])[])[] = [
  Array.from({ length: 13 }, (_, i) => [0.24 + 0.2 * Math.cos((i * Math.PI) / 6), 0.2 * Math.sin((i * Math.PI) / 6)] as const),
  [
    [0.44, 0],
    [0.92, 0],
    [0.92, 0.2],
  ],
  [
    [0.7, 0],
    [0.7, 0.16],
  ],
];
const ARROW: typeof KEY = [
  [
    [0.06, 0],
    [0.86, 0],
  ],
  [
    [0.58, -0.26],
    [0.86, 0],
    [0.58, 0.26],
  ],
];
/** Relative to the letters next to them. */
const SIZE = 0.92;

/** The primary key, with its left end at a point. */
export const keyMark = (at: Point, size: number): readonly (readonly Point[])[] => placed(KEY, at, size);
/** A column that refers to a table. */
export const arrowMark = (at: Point, size: number): readonly (readonly Point[])[] => placed(ARROW, at, size);

function placed(mark: typeof KEY, at: Point, size: number): readonly (readonly Point[])[] {
  return mark.map((line) => line.map(([x, y]) => ({ x: at.x + x * size * SIZE, y: at.y + y * size * SIZE })));
}
