import { explainColumnRoute } from '@seedbed/contract';
import { ClientProblem } from '@seedbed/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** Why a column of a saved revision is made as it is; null where there is no schema by which it could be told. */
export const explainQuery = (id: string, revision: number, table: string, column: string) =>
  queryOptions({
    queryKey: ['explain', id, revision, table, column],
    queryFn: async ({ signal }) => {
      try {
        return await api.request(explainColumnRoute, { params: { id }, query: { column: `${table}.${column}`, revision } }, { signal });
      } catch (error) {
        if (error instanceof ClientProblem && error.type === 'not-found') return null;
        throw error;
      }
    },
    staleTime: Infinity,
    retry: false,
  });
