import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchKept } from './fetch-kept.ts';

/** A query whose first request never gets an answer, and stops when it is cancelled. */
function slowAtFirst() {
  let asked = 0;
  return {
    queryKey: ['revision', 2],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      asked += 1;
      if (asked > 1) return `answer ${asked}`;
      return await new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('dropped'))));
    },
  };
}

test('a query that asks another one has its answer, also when a component that watched that one leaves', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const inner = slowAtFirst();
  const outer = new QueryObserver(client, { queryKey: ['pair'], queryFn: () => fetchKept(client, inner) });
  const stop = outer.subscribe(() => undefined);
  const leave = new QueryObserver(client, { ...inner, enabled: false }).subscribe(() => undefined);
  leave();
  await expect.poll(() => outer.getCurrentResult().data).toBe('answer 2');
  stop();
  client.clear();
});

test('requests that failed on the server are not repeated', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const failing = fetchKept(client, { queryKey: ['gone'], queryFn: () => Promise.reject(new Error('404')) });
  await expect(failing).rejects.toThrow('404');
  client.clear();
});
