import { getProofRoute, proveRoute } from '@seedbed/contract';
import { ClientProblem } from '@seedbed/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The proof of a revision; null where it was not proved. */
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

/** `again`: also where this very revision was proved before. */
export function prove(id: string, revision: number, again: boolean) {
  return api.request(proveRoute, { params: { id }, body: { revision, again } });
}
