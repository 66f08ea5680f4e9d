import { createDatasetRoute, deleteDatasetRoute, getDatasetRoute, listDatasetsRoute, updateDatasetRoute, type RouteInput } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const datasetsQuery = (search: string) =>
  queryOptions({
    queryKey: ['datasets', search],
    queryFn: ({ signal }) => api.request(listDatasetsRoute, { query: { limit: 100, ...(search ? { search } : {}) } }, { signal }),
  });

export const datasetQuery = (id: string) =>
  queryOptions({
    queryKey: ['dataset', id],
    queryFn: ({ signal }) => api.request(getDatasetRoute, { params: { id } }, { signal }),
  });

export type NewDataset = NonNullable<RouteInput<typeof createDatasetRoute>['body']>;

export function createDataset(body: NewDataset, signal?: AbortSignal) {
  return api.request(createDatasetRoute, { body }, signal ? { signal } : {});
}

export function updateDataset(id: string, body: { name?: string; archived?: boolean }) {
  return api.request(updateDatasetRoute, { params: { id }, body });
}

/** Only archived datasets can be deleted, so it is archived first. */
export async function deleteDataset(id: string): Promise<void> {
  await updateDataset(id, { archived: true });
  await api.request(deleteDatasetRoute, { params: { id } });
}
