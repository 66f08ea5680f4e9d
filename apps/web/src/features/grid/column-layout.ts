import { dictionary } from '@seedbed/contract';
import type { CellKind } from '../../workspace/grid-column.ts';

/** Left edges of columns; `edges[n]` is the width of all. */
export type ColumnLayout = { readonly widths: readonly number[]; readonly edges: readonly number[] };

export function layoutColumns(widths: readonly number[]): ColumnLayout {
  const edges = [0];
  for (const width of widths) edges.push(edges.at(-1)! + width);
  return { widths, edges };
}

/** Columns that a view of `width` px at `left` shows: from, and one past the last. */
export function columnsInView(layout: ColumnLayout, left: number, width: number): { from: number; to: number } {
  const from = columnAt(layout, left);
  const to = Math.min(layout.widths.length, columnAt(layout, left + width) + 1);
  return { from, to };
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

/** Times by how long Postgres prints them. */
const BY_BASE: Readonly<Record<string, number>> = dictionary({ date: 96, time: 120, timetz: 140, timestamp: 186, timestamptz: 206 });

/**
 * A first width: what the kind usually takes, made to fit the header and the values seen. `values` are the texts of the
 * first rows, or none.
 */
export function startWidth(kind: CellKind, name: string, base: string, linked: boolean, values: readonly (string | null)[]): number {
  const header = name.length * 6.4 + 44;
  const usual = BY_BASE[base] ?? START[kind];
  const longest = values.reduce((most, value) => Math.max(most, value?.length ?? 4), 0);
  const mono = kind === 'uuid' || kind === 'json' || kind === 'bytes' || kind === 'array' || kind === 'range' || kind === 'geometry';
  const seen = values.length === 0 ? usual : longest * (mono ? 7.3 : 6.3) + 18 + (linked ? 22 : 0) + (kind === 'boolean' || kind === 'enum' ? 16 : 0);
  const most = kind === 'uuid' ? 148 : kind === 'json' || kind === 'array' ? 260 : kind === 'bytes' ? 160 : 240;
  return Math.round(Math.max(MIN_WIDTH, Math.min(220, header), Math.min(most, seen)));
}
