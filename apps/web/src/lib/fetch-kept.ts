import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * What a query says, asked outside of a component or by another query; asked again where the request was dropped on the way.
 *
 * TanStack Query drops a request when the last component that watches its query leaves, also where `fetchQuery` waits for it too. The error of that
 * must not get out of a query's own function: the query would take it for its own being dropped, and stay loading for ever.
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
