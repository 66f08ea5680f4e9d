import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks for what a change made old, of each key and of all below it; resolves when what is on show is new.
 *
 * Answers still on their way are dropped first: TanStack Query joins a first fetch that has not ended, so an answer from before the change
 * would count as one from after it.
 */
export async function askAgain(client: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (queryKey) => {
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    }),
  );
}
