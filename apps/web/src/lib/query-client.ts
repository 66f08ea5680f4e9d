import { ClientProblem } from '@seedbed/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { noteAsked } from './asked-errors.ts';
import { isUnreachable, reachStore, serverGone } from './server-reach.ts';
import { followUnsaid } from './unsaid-errors.ts';

/**
 * Responses stay for a minute. Requests that the caller must correct are not retried; requests that failed because the server was
 * unreachable are retried when it responds.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isUnreachable(error)) serverGone();
    // The caller's rights changed, so the page must stop offering what is no longer allowed.
    if (error instanceof ClientProblem && error.type === 'forbidden') void client.invalidateQueries({ queryKey: ['me'] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error) => {
        noteAsked(error);
        onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The server may run on this machine, so it can be reachable offline.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && !(error instanceof ClientProblem && error.status >= 400 && error.status < 500),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
      mutations: { networkMode: 'always' },
    },
  });
  followUnsaid(client);
  reachStore.subscribe((now, before) => {
    if (before.gone && !now.gone) void client.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  });
  return client;
}
