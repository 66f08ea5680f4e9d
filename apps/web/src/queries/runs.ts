import {
  cancelRunRoute,
  getRunRoute,
  linkArtifactRoute,
  listRunPartsRoute,
  listRunsRoute,
  lookAtTargetRoute,
  resumeRunRoute,
  startRunRoute,
  type RunState,
  type StartRun,
  type TargetQuestion,
} from '@seedbed/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

type RunFilter = { readonly datasetId?: string; readonly state?: RunState };

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

const PARTS_PER_PAGE = 100;
const PARTS_EVERY_MS = 2_000;

/** The parts of a run, polled while it is active. */
export const runPartsQuery = (id: string, isEnded: boolean) =>
  infiniteQueryOptions({
    queryKey: ['run', id, 'parts', isEnded],
    queryFn: ({ signal, pageParam }) =>
      api.request(listRunPartsRoute, { params: { id }, query: { limit: PARTS_PER_PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
    ...(isEnded ? {} : { refetchInterval: PARTS_EVERY_MS }),
  });

/** The state of a target before a load. Kept in memory only, because an address may contain a password. */
export const targetQuery = (datasetId: string, revision: number | null, where: TargetQuestion | null) =>
  queryOptions({
    queryKey: ['target', datasetId, revision, where],
    queryFn: ({ signal }) => api.request(lookAtTargetRoute, { params: { id: datasetId }, body: where! }, { signal }),
    enabled: revision !== null && where !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Starts a run. With the same idempotency key a repeated click starts no second one. */
export function startRun(body: StartRun, idempotencyKey: string) {
  return api.request(startRunRoute, { headers: { 'idempotency-key': idempotencyKey }, body });
}

export function cancelRun(id: string) {
  return api.request(cancelRunRoute, { params: { id } });
}

export function resumeRun(id: string) {
  return api.request(resumeRunRoute, { params: { id } });
}

/** A URL for a file of an export that needs no login, as long as the file is kept. */
export function linkArtifact(id: string) {
  return api.request(linkArtifactRoute, { params: { id }, body: {} });
}
