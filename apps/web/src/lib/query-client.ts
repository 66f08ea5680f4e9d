import { ClientProblem } from '@seedbed/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnreachable, reachStore, serverGone } from './server-reach.ts';

/** Answers stay for a minute; what the caller did wrong is not asked again. What failed for want of a server is asked again once there is one. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isUnreachable(error)) serverGone();
    // Somebody changed what the caller may: the page is to offer no more than that.
    if (error instanceof ClientProblem && error.type === 'forbidden') void client.invalidateQueries({ queryKey: ['me'] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The server may be on this machine: being offline says nothing of it.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && !(error instanceof ClientProblem && error.status >= 400 && error.status < 500),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
      mutations: { networkMode: 'always' },
    },
  });
  reachStore.subscribe((now, before) => {
    if (before.gone && !now.gone) void client.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  });
  return client;
}
