import {
  createDatasetRoute,
  deleteDatasetRoute,
  duplicateDatasetRoute,
  getDatasetRoute,
  listDatasetsRoute,
  updateDatasetRoute,
  type RouteInput,
} from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const datasetsQuery = (search: string, archived = false) =>
  queryOptions({
    queryKey: ['datasets', search, archived],
    queryFn: ({ signal }) =>
      api.request(listDatasetsRoute, { query: { limit: 100, ...(search ? { search } : {}), ...(archived ? { archived } : {}) } }, { signal }),
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

export function duplicateDataset(id: string) {
  return api.request(duplicateDatasetRoute, { params: { id }, body: {} });
}

/** Only archived datasets can be deleted. */
export function deleteDataset(id: string): Promise<void> {
  return api.request(deleteDatasetRoute, { params: { id } });
}
