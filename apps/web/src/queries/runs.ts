import {
  cancelRunRoute,
  getRunRoute,
  listRunsRoute,
  lookAtTargetRoute,
  startRunRoute,
  type RunState,
  type StartRun,
  type TargetQuestion,
} from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export type RunFilter = { readonly datasetId?: string; readonly state?: RunState };

export const runsQuery = (filter: RunFilter = {}) =>
  queryOptions({
    queryKey: ['runs', filter.datasetId ?? 'all', filter.state ?? 'any'],
    queryFn: ({ signal }) => api.request(listRunsRoute, { query: { limit: 50, ...filter } }, { signal }),
    staleTime: 0,
  });

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['run', id],
    queryFn: ({ signal }) => api.request(getRunRoute, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** What a load would find there. Kept in memory only: an address may hold a password. */
export const targetQuery = (datasetId: string, revision: number | null, where: TargetQuestion | null) =>
  queryOptions({
    queryKey: ['target', datasetId, revision, where],
    queryFn: ({ signal }) => api.request(lookAtTargetRoute, { params: { id: datasetId }, body: where! }, { signal }),
    enabled: revision !== null && where !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** The key makes a repeated click the same run. */
export function startRun(body: StartRun, idempotencyKey: string) {
  return api.request(startRunRoute, { headers: { 'idempotency-key': idempotencyKey }, body });
}

export function cancelRun(id: string) {
  return api.request(cancelRunRoute, { params: { id } });
}
