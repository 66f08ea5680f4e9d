import { listMocksRoute } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const mocksKey = (datasetId: string) => ['mocks', datasetId] as const;

/** Mock APIs of a dataset, newest first. */
export const mocksQuery = (datasetId: string) =>
  queryOptions({
    queryKey: mocksKey(datasetId),
    queryFn: async ({ signal }) => (await api.request(listMocksRoute, { query: { datasetId, limit: 50 } }, { signal })).items,
    staleTime: 0,
  });
