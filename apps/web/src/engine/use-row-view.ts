import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRested } from '../lib/use-rested.ts';
import type { Engine } from './engine-store.ts';

/** A held arrow key goes over thirty rows a second. */
const REST_MS = 80;

/** A row with what refers to it, read once the row rests. Until then `view` is of the row before, whose number `row` is. Rows count from 0. */
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
