import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches everything that a change made stale, for each key and all below it; resolves when the visible data is new.
 *
 * Running requests are cancelled first: TanStack Query joins an unfinished first fetch, so an answer from before the
 * change would count as newer.
 */
export async function askAgain(client: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (queryKey) => {
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    }),
  );
}
