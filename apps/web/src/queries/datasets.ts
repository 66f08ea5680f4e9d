import { ClientProblem, readEvents } from '@seedbed/client';
import {
  createDatasetEventsRoute,
  createDatasetRoute,
  deleteDatasetRoute,
  duplicateDatasetRoute,
  getDatasetRoute,
  listDatasetsRoute,
  problemTypeOf,
  updateDatasetRoute,
  type CreatedDataset,
  type Dataset,
  type GrowthEvent,
  type GrowthProgress,
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
    // It may have been archived or deleted while another tab was active.
    refetchOnWindowFocus: 'always',
  });

const nameOf = ({ name }: Dataset) => name;

/** The name alone, so that a new revision does not rerender components that show only the name. */
export const datasetNameQuery = (id: string) => ({ ...datasetQuery(id), select: nameOf });

export type NewDataset = NonNullable<RouteInput<typeof createDatasetRoute>['body']>;

export function createDataset(body: NewDataset) {
  return api.request(createDatasetRoute, { body });
}

/** The same, with progress for each table. */
export async function createDatasetWithProgress(
  body: NewDataset,
  onProgress: (progress: GrowthProgress) => void,
  signal: AbortSignal,
): Promise<CreatedDataset> {
  for await (const { data } of readEvents(await api.request(createDatasetEventsRoute, { body }, { signal }))) {
    const event = JSON.parse(data) as GrowthEvent;
    if (event.kind === 'dataset') return event.created;
    if (event.kind === 'problem') throw new ClientProblem(problemTypeOf(event.problem), event.problem);
    onProgress(event);
  }
  throw ClientProblem.unreachable(new Error('the stream ended before the dataset was ready'));
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
