import { ClientProblem } from '@seedbed/client';
import { listFindingsRoute } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import type { DraftState } from '../workspace/draft/draft-store.ts';
import { findingsKey, type Looked } from './findings-key.ts';

/** A look that ran out of time goes on with the next request, this often. */
const MAX_ASKS = 10;
const MAX_RETRIES = 4;

/**
 * What looks wrong in the rows of the saved revision. The answer for a dataset stays until another one is there: neither a failed request nor a new
 * revision takes away what was found.
 */
export const findingsQuery = ({ datasetId: id, base: revision, saved: from }: Pick<DraftState, 'datasetId' | 'base' | 'saved'>) =>
  queryOptions<Looked, Error, Looked, ReturnType<typeof findingsKey>>({
    queryKey: findingsKey(id),
    queryFn: async ({ signal, client }) => {
      for (let asks = 1; ; asks++) {
        const found = await api.request(listFindingsRoute, { params: { id }, query: { revision } }, { signal });
        const looked = { ...found, revision, from };
        if (asks === MAX_ASKS || !found.missed.some(({ code }) => code === 'time')) return looked;
        client.setQueryData(findingsKey(id), looked);
      }
    },
    staleTime: (query) => (query.state.data?.revision === revision ? Infinity : 0),
    // Nobody may notice that it failed, and a busy server is less so in a moment.
    retry: (failures, error) => failures < MAX_RETRIES && !(error instanceof ClientProblem && error.status >= 400 && error.status < 500),
    retryDelay: (attempt) => 1_000 * 2 ** attempt,
  });
