import { BATCH_ROWS } from '../../columns/column.ts';
import type { Compiled } from '../../expressions/scope.ts';
import type { Value } from '../../expressions/value.ts';
import { placesInGroups } from '../../generators/code/places-in-groups.ts';
import type { TableDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';

/** Up to so many rows they are put in order on first use, four bytes a row. */
const ORDERED_ROWS = 4_000_000;

/**
 * The place of a row, from 0, in the order of a value among the rows of its group. Larger tables are not put in order: there a binary search finds the first
 * row of a group if values rise with the rows, and otherwise places are those among all rows, each once, but with gaps.
 */
export function ranked(table: TableDraft, order: Compiled, by: readonly Compiled[]): Compiled {
  const name = `places by ${by.length} of ${table.name}`;
  let kept: { readonly rows: number; readonly places: Int32Array } | null = null;
  let rising: { readonly rows: number; readonly of: ReturnType<typeof placesInGroups> } | null = null;

  function readAt(frame: Frame, at: Float64Array, of: readonly Compiled[], capacity: number): ((i: number) => Value)[] {
    const other = frame.other(name, table.name, capacity);
    other.reset({ first: 0, count: at.length, at });
    return of.map((each) => each.prepare(other));
  }

  function placesOf(frame: Frame, rows: number): Int32Array {
    if (kept?.rows === rows) return kept.places;
    const values: Value[] = [];
    const groups = new Map<string, number[]>();
    for (let from = 0; from < rows; from += BATCH_ROWS) {
      const at = Float64Array.from({ length: Math.min(BATCH_ROWS, rows - from) }, (_, i) => from + i);
      const [value, ...keys] = readAt(frame, at, [order, ...by], BATCH_ROWS);
      for (let i = 0; i < at.length; i++) {
        values.push(value!(i));
        const key = keys.length === 1 ? String(keys[0]!(i)) : JSON.stringify(keys.map((read) => String(read(i))));
        const group = groups.get(key);
        if (group) group.push(from + i);
        else groups.set(key, [from + i]);
      }
    }
    const places = new Int32Array(rows);
    for (const group of groups.values()) {
      group.sort((a, b) => compare(values[a]!, values[b]!) || a - b);
      for (const [place, row] of group.entries()) places[row] = place;
    }
    kept = { rows, places };
    return places;
  }

  return {
    type: 'int',
    prepare(frame) {
      const { rows } = table;
      if (rows <= ORDERED_ROWS) {
        const places = placesOf(frame, rows);
        return (i) => places[rowAt(frame.rows, i)] ?? rowAt(frame.rows, i);
      }
      if (by.length > 1) return (i) => rowAt(frame.rows, i);
      const [group] = by as readonly [Compiled];
      const others = (siblings: unknown, at: Float64Array, capacity: number) => readAt(siblings as Frame, at, [group], capacity)[0]!;
      if (rising?.rows !== rows) {
        rising = { rows, of: placesInGroups({ type: group.type, prepare: (siblings) => group.prepare(siblings as Frame), others }, rows) };
      }
      const place = rising.of(frame);
      return (i) => place(rowAt(frame.rows, i), i);
    },
  };
}

/** NULLs come last. */
function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
