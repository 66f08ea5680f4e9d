import { ClientProblem } from '@seedbed/client';
import { QueryClient } from '@tanstack/react-query';

/** Answers stay for a minute; what the caller did wrong is not asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && !(error instanceof ClientProblem && error.status >= 400 && error.status < 500),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
    },
  });
}
