import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import type { RowOrder } from '../../engine/order/row-order.ts';
import { engineOfSorted, sortList, type SortedList, type Unsorted } from './sorted-list.ts';

const BEGUN: SortedList = { state: 'sorting', read: 0 };

/**
 * `some` has `count` rows by the column; null before the first sort by it. `isSorted`: they are in order; after an edit the rows before stay until they were sorted
 * again.
 */
type Sorted = { readonly list: SortedList; readonly some: Engine | null; readonly count: number; readonly isSorted: boolean };

type Held = { readonly list: SortedList; readonly column: string; readonly of: Unsorted; readonly engine: Engine };

/** Rows in the order that is requested. `of` null: they are not all known yet, or no order is requested. */
export function useSorted(engine: Engine, table: string, of: Unsorted | null, order: RowOrder | null): Sorted {
  const [held, setHeld] = useState<Held | null>(null);
  const [progress, setProgress] = useState<Held | null>(null);
  const column = order?.column;
  const begin = useEffectEvent((signal: AbortSignal) => {
    if (!of || column === undefined) return;
    const tell = (list: SortedList) => (list.state === 'sorting' ? setProgress : setHeld)({ list, column, of, engine });
    void sortList(engine, table, column, of, tell, signal);
  });
  useEffect(() => {
    const control = new AbortController();
    begin(control.signal);
    return () => control.abort();
  }, [engine, of, column]);
  const kept = held?.column === column ? held : null;
  const descending = order?.descending ?? false;
  const some = useMemo(
    () => (kept && column !== undefined ? engineOfSorted(kept.engine, table, kept.of, kept.list, { column, descending }) : null),
    [kept, table, column, descending],
  );
  const isLatest = kept?.of === of && kept?.engine === engine;
  const begun = progress?.of === of && progress?.column === column ? progress.list : BEGUN;
  return { list: isLatest ? kept!.list : begun, some, count: kept?.of.count ?? 0, isSorted: isLatest && some !== null };
}
