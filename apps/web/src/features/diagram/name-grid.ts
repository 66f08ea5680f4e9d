import { TEXT_PX } from './levels.ts';
import { textWidth } from './text-width.ts';

/** Names in columns, from above: `columns[c]` has as many as `rows` but for the last. Px of the screen. */
export type NameGrid = { readonly rows: number; readonly line: number; readonly columns: readonly { readonly x: number; readonly width: number }[] };

/** Between two columns. */
const BETWEEN = 18;
const LINES = { least: 15, most: 30 };
/** A column is no narrower than this, however long its names are. */
const MIN = 48;
/** The value of a cut name relative to a whole one, and how much of it must be left: many names begin alike. */
const CUT = 0.6;
const LEGIBLE = 0.75;
/** Room between columns that is more than this reads as two lists. */
const MAX_COLUMN_GAP = 72;

/**
 * The name columns that show most names of a box, whole if possible, each as wide as its own names. Null if none fits.
 */
export function nameGrid(names: readonly string[], width: number, height: number): NameGrid | null {
  const most = Math.floor(height / LINES.least);
  if (most < 1 || names.length === 0) return null;
  const wide = names.map((name) => textWidth(name, TEXT_PX, 600));
  let best: { grid: NameGrid; worth: number } | null = null;
  for (let count = 1; count === 1 || (count <= names.length && MIN * count + BETWEEN * (count - 1) <= width); count++) {
    const rows = Math.min(most, Math.ceil(names.length / count));
    const shown = Math.min(names.length, rows * count);
    if (Math.ceil(shown / rows) < count) continue;
    const needed = Array.from({ length: count }, (_, c) => Math.max(...wide.slice(c * rows, Math.min(shown, (c + 1) * rows))));
    const widths = fitted(needed, width - BETWEEN * (count - 1));
    const line = Math.min(LINES.most, height / rows);
    let worth = shown;
    for (let i = 0; i < shown; i++) {
      const room = widths[Math.floor(i / rows)]!;
      if (wide[i]! > room + 0.01) worth -= room < wide[i]! * LEGIBLE ? 1 : 1 - CUT;
    }
    // Of equal ones, the one with fewer columns.
    worth -= count * 0.01;
    if (best && worth <= best.worth) continue;
    const used = widths.reduce((sum, one) => sum + one, 0);
    const between = count > 1 ? Math.min(MAX_COLUMN_GAP, (width - used) / (count - 1)) : 0;
    let x = 0;
    const columns = widths.map((one) => {
      const column = { x, width: one };
      x += one + between;
      return column;
    });
    best = { grid: { rows, line, columns }, worth };
  }
  return best?.grid ?? null;
}

/** Widths that fit together: the widest shrink first, down to the others. */
function fitted(needed: readonly number[], room: number): number[] {
  const sorted = needed.toSorted((a, b) => a - b);
  let left = room;
  let cap = Infinity;
  for (let i = 0; i < sorted.length; i++) {
    const share = left / (sorted.length - i);
    if (sorted[i]! > share) {
      cap = share;
      break;
    }
    left -= sorted[i]!;
  }
  return needed.map((one) => Math.max(1, Math.min(one, cap)));
}
