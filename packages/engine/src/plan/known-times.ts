import type { TableDraft } from './draft.ts';

/** Larger tables would keep too much: a quarter of a megabyte for each kind of time. */
const MAX_ROWS = 1 << 15;
const UNKNOWN = Number.NaN;

/** Times of a table's rows that were computed before, in µs: each is asked for by the rows of many tables, and follows from those of others in turn. */
const known = new WeakMap<TableDraft, Map<string, Float64Array>>();

/** Computes the times of the listed rows, which are distinct and none negative. */
type Compute = (rows: Float64Array, count: number, out: Float64Array) => void;

/**
 * Fills in the times of the listed rows of a table; those of row −1 (no row) are `none`. Each is computed once; null if the table is too large to keep them. `what` names
 * the kind of time.
 */
export function knownTimes(
  table: TableDraft,
  what: string,
  none: number,
  compute: Compute,
): ((rows: Float64Array, count: number, out: Float64Array) => void) | null {
  if (table.rows > MAX_ROWS) return null;
  const ofTable = known.get(table) ?? new Map<string, Float64Array>();
  known.set(table, ofTable);
  const times = ofTable.get(what) ?? new Float64Array(table.rows).fill(UNKNOWN);
  ofTable.set(what, times);
  return (rows, count, out) => {
    const missing = new Set<number>();
    for (let i = 0; i < count; i++) if (rows[i]! >= 0 && Number.isNaN(times[rows[i]!]!)) missing.add(rows[i]!);
    if (missing.size > 0) {
      const list = Float64Array.from(missing).sort();
      const found = new Float64Array(list.length);
      compute(list, list.length, found);
      for (let i = 0; i < list.length; i++) times[list[i]!] = found[i]!;
    }
    for (let i = 0; i < count; i++) out[i] = rows[i]! < 0 ? none : times[rows[i]!]!;
  };
}
