import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRested } from '../lib/use-rested.ts';
import type { Engine } from './engine-store.ts';

/** A held arrow key passes thirty rows a second. */
const REST_MS = 80;

/**
 * A row with the rows that reference it, read once the selection pauses. Until then `view` is of the previous row,
 * whose number is `row`. Rows count from 0.
 */
export function useRowView(engine: Engine, table: string, row: number) {
  const at = useRested(row, REST_MS);
  const query = useQuery({
    queryKey: ['row', engine.edition, table, at],
    queryFn: () => engine.row(table, at),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const view = query.data?.table === table ? query.data : null;
  return { query, view, row: view?.row ?? at };
}
