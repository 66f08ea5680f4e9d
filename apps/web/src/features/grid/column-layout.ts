import { dictionary } from '@seedbed/contract';
import type { CellKind, GridColumn } from '../../workspace/grid-column.ts';
import { textAdvance } from './text-advance.ts';

/** Left edges of columns; `edges[n]` is the width of all. */
export type ColumnLayout = { readonly widths: readonly number[]; readonly edges: readonly number[] };

export function layoutColumns(widths: readonly number[]): ColumnLayout {
  const edges = [0];
  for (const width of widths) edges.push(edges.at(-1)! + width);
  return { widths, edges };
}

/**
 * Columns that a view of `width` px, scrolled by `left`, shows behind the `pinned` ones: from, and one past the last.
 */
export function columnsInView(layout: ColumnLayout, left: number, width: number, pinned = 0): { from: number; to: number } {
  const from = Math.max(pinned, columnAt(layout, left + layout.edges[pinned]!));
  const to = Math.max(from, Math.min(layout.widths.length, columnAt(layout, left + width) + 1));
  return { from, to };
}

/**
 * The largest share of a narrow view for row numbers and pinned columns together. In a wide view, pinned columns take
 * at most half of the rest.
 */
const MAX_FROZEN = 0.4;
const MAX_PINNED = 0.5;

/** A view below this width in px is narrow: phones, and panes as small. */
const NARROW = 600;

/** How many of the pinned columns have room. `numbers` is the width of the row numbers, a part of `width`. */
export function pinnedThatFit(layout: ColumnLayout, pinned: number, width: number, numbers: number): number {
  const room = width < NARROW ? width * MAX_FROZEN - numbers : (width - numbers) * MAX_PINNED;
  let fit = pinned;
  while (fit > 0 && layout.edges[fit]! > room) fit--;
  return fit;
}

/**
 * The horizontal scroll position that shows a column completely; null if it is visible already. `room` is the width next to the row
 * numbers, in px.
 */
export function scrollToColumn(layout: ColumnLayout, column: number, pinned: number, scrolled: number, room: number): number | null {
  // Measured from the end of the pinned columns.
  const behind = layout.edges[pinned]!;
  const left = (layout.edges[column] ?? 0) - behind;
  const right = (layout.edges[column + 1] ?? left) - behind;
  if (left < scrolled) return left;
  return right > scrolled + room - behind ? Math.min(left, right - (room - behind)) : null;
}

/** The column under `x`; the last one beyond the end. */
export function columnAt(layout: ColumnLayout, x: number): number {
  let low = 0;
  let high = Math.max(0, layout.widths.length - 1);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (layout.edges[middle]! <= x) low = middle;
    else high = middle - 1;
  }
  return low;
}

export const MIN_WIDTH = 56;
export const MAX_WIDTH = 640;

const START: Readonly<Record<CellKind, number>> = {
  text: 168,
  number: 96,
  boolean: 84,
  time: 176,
  enum: 120,
  uuid: 148,
  bytes: 148,
  json: 232,
  array: 184,
  range: 196,
  geometry: 148,
};

/** Wide enough for a UUID and for every time: these are distinguished by their ends, so they are not cut. */
const WHOLE = 290;

/** Room for the icon of a key. */
const MIN_START_WIDTH = 66;

/** Times by how long Postgres prints them. */
const BY_BASE: Readonly<Record<string, number>> = dictionary({ date: 96, time: 120, timetz: 140, timestamp: 186, timestamptz: 206 });

/** The initial width: the usual width of the kind, adapted to the header and to `values`, the texts of the first rows, or none. */
export function startWidth(kind: CellKind, name: string, base: string, linked: boolean, values: readonly (string | null)[]): number {
  const usual = BY_BASE[base] ?? START[kind];
  const seen = values.length === 0 ? usual : seenWidth(kind, linked, values);
  const most = kind === 'uuid' || kind === 'time' ? WHOLE : kind === 'json' || kind === 'array' ? 260 : kind === 'bytes' ? 160 : 240;
  return Math.round(Math.max(MIN_START_WIDTH, Math.min(220, headerWidth(name)), Math.min(most, seen)));
}

/** Pills are wider than their text, also in a text column. */
export function widthKind({ kind, hues }: Pick<GridColumn, 'kind' | 'hues'>): CellKind {
  return kind === 'text' && hues.size > 0 ? 'enum' : kind;
}

/** The width of the longest value and of the name. */
export function wholeWidth(kind: CellKind, name: string, linked: boolean, values: readonly (string | null)[]): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, headerWidth(name), seenWidth(kind, linked, values))));
}

function headerWidth(name: string): number {
  return name.length * 6.4 + 44;
}

const MONO: ReadonlySet<CellKind> = new Set(['uuid', 'json', 'bytes', 'array', 'range', 'geometry']);

function seenWidth(kind: CellKind, linked: boolean, values: readonly (string | null)[]): number {
  const advance = MONO.has(kind) && !linked ? 7.3 : 6.3;
  const byDigits = kind === 'time' || kind === 'number';
  const longest = values.reduce(
    (most, value) =>
      Math.max(most, byDigits && value !== null ? textAdvance(value, kind) : (value === null ? 4 : shownLength(kind, value)) * advance + capitals(kind, value)),
    0,
  );
  return longest + 18 + (linked ? 22 : 0) + (kind === 'boolean' || kind === 'enum' ? 16 : 0);
}

/** The extra width of capitals and digits. */
function capitals(kind: CellKind, value: string | null): number {
  return value === null || MONO.has(kind) ? 0 : Math.max(0, textAdvance(value, kind) - textAdvance(value.toLowerCase().replaceAll(/\d/g, 'x'), kind));
}

/** Characters of a value as it is painted: arrays start with their length and have dots between their elements. */
function shownLength(kind: CellKind, value: string): number {
  return kind === 'array' ? value.length + 3 + 2 * value.split(',').length : value.length;
}

/** The first digits of a UUID distinguish it from others in view. */
const CUT_UUID = 148;

/** If the columns do not fit in `room` px, UUIDs are cut, the last ones first. */
export function cutToRoom(widths: readonly number[], kinds: readonly CellKind[], room: number): number[] {
  const cut = [...widths];
  let total = cut.reduce((sum, width) => sum + width, 0);
  for (let i = cut.length - 1; i >= 0 && total > room; i--) {
    if (kinds[i] !== 'uuid' || cut[i]! <= CUT_UUID) continue;
    total -= cut[i]! - CUT_UUID;
    cut[i] = CUT_UUID;
  }
  return cut;
}
