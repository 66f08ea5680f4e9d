import {
  createMockRoute,
  deleteMockRoute,
  getMockStateRoute,
  listMockRequestsRoute,
  resetMockRoute,
  updateMockRoute,
  type Mock,
  type MockChanges,
} from '@seedbed/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const REQUESTS_EVERY_MS = 2_000;

export const requestsKey = (id: string) => ['mock', id, 'requests'] as const;

/** The last requests to a mock, asked for again and again while they are visible. */
export const requestsQuery = (id: string) =>
  queryOptions({
    queryKey: requestsKey(id),
    queryFn: async ({ signal }) => (await api.request(listMockRequestsRoute, { params: { id }, query: {} }, { signal })).items,
    staleTime: 0,
    refetchInterval: REQUESTS_EVERY_MS,
  });

/** The current state of a mock; reloaded when it is changed, or when the dataset has a new revision. */
export const mockStateQuery = ({ id, updatedAt }: Mock, newest: number) =>
  queryOptions({
    queryKey: ['mock', id, 'state', updatedAt, newest],
    queryFn: ({ signal }) => api.request(getMockStateRoute, { params: { id } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export function createMock(datasetId: string): Promise<Mock> {
  return api.request(createMockRoute, { body: { datasetId } });
}

export function updateMock(id: string, changes: MockChanges): Promise<Mock> {
  return api.request(updateMockRoute, { params: { id }, body: changes });
}

export function deleteMock(id: string): Promise<void> {
  return api.request(deleteMockRoute, { params: { id } });
}

export function resetMock(id: string): Promise<void> {
  return api.request(resetMockRoute, { params: { id } });
}
