import { listAgreementsRoute } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** What agrees in the rows of a table of a saved revision, counted. */
export const agreementsQuery = (id: string, revision: number, table: string) =>
  queryOptions({
    queryKey: ['agreements', id, revision, table],
    queryFn: async ({ signal }) => (await api.request(listAgreementsRoute, { params: { id, table }, query: { revision }, headers: {} }, { signal })).items,
    staleTime: Infinity,
  });
