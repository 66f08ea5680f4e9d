import type { Engine } from '../../engine/engine-store.ts';
import type { RowOrder } from '../../engine/order/row-order.ts';
import { engineBackwards, engineOfAll, engineOfRows, engineOfSome } from '../../engine/some-rows.ts';

/** Rows to be sorted, in table order: the whole table (`rows` is null) or those that a filter found. */
export type Unsorted = {
  readonly count: number;
  /** The rows from position `from` on; null for all rows. */
  readonly rows: ((from: number, most: number) => Promise<readonly number[]>) | null;
};

/**
 * Rows in the order of a column. `in-order`: the table's own order, or the reverse of it; `listed`: rows in ascending order; `too-many`: more than `most`, which are not
 * sorted, where `instead` would be.
 */
export type SortedList =
  | { readonly state: 'sorting'; readonly read: number }
  | { readonly state: 'in-order'; readonly count: number; readonly isReversed: boolean }
  | { readonly state: 'listed'; readonly rows: readonly number[] }
  | { readonly state: 'too-many'; readonly most: number; readonly instead: string | null }
  | { readonly state: 'failed'; readonly error: unknown };

let latest = 0;

/** Sorts rows by a column in ascending order, and reports its progress. */
export async function sortList(engine: Engine, table: string, column: string, of: Unsorted, tell: (list: SortedList) => void, signal: AbortSignal) {
  const calls = engine.order!;
  try {
    const { way, most, instead } = await calls.known(table, column);
    if (signal.aborted) return;
    if (way) return tell({ state: 'in-order', count: of.count, isReversed: way === 'falls' });
    if (of.count > most) return tell({ state: 'too-many', most, instead });
    const rows = of.rows ? await of.rows(0, of.count) : null;
    if (signal.aborted) return;
    const id = ++latest;
    await calls.begin(id, table, column, rows);
    while (!signal.aborted) {
      const step = await calls.goOn(id);
      if (!step || signal.aborted) return;
      if (step.order) return tell({ state: 'listed', rows: step.order });
      tell({ state: 'sorting', read: step.read });
    }
  } catch (error) {
    if (!signal.aborted) tell({ state: 'failed', error });
  }
}

/** Has the sorted rows as its own; null if they are not sorted. Descending is ascending from its end. */
export function engineOfSorted(engine: Engine, table: string, of: Unsorted, list: SortedList, { descending }: RowOrder): Engine | null {
  if (list.state === 'listed') return engineOfRows(engine, table, descending ? list.rows.toReversed() : list.rows);
  if (list.state !== 'in-order') return null;
  const isBackwards = descending !== list.isReversed;
  const { rows, count } = { rows: of.rows, count: list.count };
  if (!rows) return isBackwards ? engineBackwards(engine, table, count) : engineOfAll(engine);
  return engineOfSome(engine, async (first, most, columns) => {
    const end = Math.min(count, first + most);
    const found = isBackwards ? (await rows(count - end, end - first)).toReversed() : await rows(first, end - first);
    return { rows: found, texts: await engine.filter!.texts(table, found, columns) };
  });
}
