import { reviewColumnRoute, type BlueprintColumn } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** How long the answers about columns that were left are kept, for an undo. */
const KEPT_MS = 5 * 60_000;

/**
 * A column of a saved revision with what else it could hold. Asked again if the draft gives it another generator; not
 * cancelled if nobody waits any more, because the first answer takes a second, in which the server reads the schema. `rows`: those to show, of a finding.
 */
export const reviewQuery = (id: string, revision: number, table: string, { name, generator }: BlueprintColumn, rows: readonly number[]) =>
  queryOptions({
    queryKey: ['review', id, table, name, generator ?? null, rows],
    queryFn: () =>
      api.request(reviewColumnRoute, { params: { id }, query: { column: `${table}.${name}`, revision, ...(rows.length > 0 && { rows: rows.join(',') }) } }),
    staleTime: Infinity,
    gcTime: KEPT_MS,
    retry: false,
  });
