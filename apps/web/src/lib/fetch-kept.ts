import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * The data of a query, requested outside of a component or by another query; requested again if the request was
 * cancelled.
 *
 * TanStack Query cancels a request when the last component observing its query unmounts, even if `fetchQuery` waits for
 * it too. That error must not leave a query function: the query would treat it as its own cancellation and stay loading
 * forever.
 */
export async function fetchKept<T, K extends QueryKey>(client: QueryClient, options: FetchQueryOptions<T, Error, T, K>): Promise<T> {
  for (;;) {
    try {
      return await client.fetchQuery(options);
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
    }
  }
}
