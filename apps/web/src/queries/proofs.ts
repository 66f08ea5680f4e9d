import { getProofRoute, getProvingRoute } from '@seedbed/contract';
import { ClientProblem } from '@seedbed/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** The proof of a revision; null if it was not proved. */
export const proofQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['proof', id, revision],
    queryFn: async ({ signal }) => {
      try {
        return await api.request(getProofRoute, { params: { id }, query: { revision } }, { signal });
      } catch (error) {
        if (error instanceof ClientProblem && error.type === 'not-found') return null;
        throw error;
      }
    },
  });

const PROVING_EVERY_MS = 1_000;

/** How far the proof of a dataset is; null if none runs. Polled while it is shown. */
export const provingQuery = (id: string) =>
  queryOptions({
    queryKey: ['proving', id],
    queryFn: ({ signal }) => api.request(getProvingRoute, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: PROVING_EVERY_MS,
  });
