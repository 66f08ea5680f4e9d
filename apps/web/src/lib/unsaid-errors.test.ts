import { ClientProblem } from '@seedbed/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { followUnsaid, noteSaid, unsaidStore } from './unsaid-errors.ts';

const failed = (status: number) => new ClientProblem('internal', { type: '/docs/errors/internal', title: 'Failed', status, detail: 'x', instance: '' });
const said = () => unsaidStore.getState().what;

test('a failure that is looked at and shown nowhere is named, until it is shown, mended or looked at no more', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  followUnsaid(client);
  let fault: ClientProblem | null = failed(500);
  const watch = (queryKey: readonly string[], error: () => ClientProblem | null) =>
    new QueryObserver(client, { queryKey, queryFn: () => (error() ? Promise.reject(error()!) : Promise.resolve(1)) });
  const dataset = watch(['dataset', 'd'], () => fault);
  const stop = dataset.subscribe(() => undefined);
  // A refusal is an answer.
  const refused = failed(404);
  const stopOther = watch(['runs'], () => refused).subscribe(() => undefined);
  await expect.poll(said).toEqual(['this dataset']);
  const unsay = noteSaid(fault);
  await expect.poll(said).toEqual([]);
  unsay();
  await expect.poll(said).toEqual(['this dataset']);
  fault = null;
  await dataset.refetch();
  await expect.poll(said).toEqual([]);
  fault = failed(500);
  await dataset.refetch();
  await expect.poll(said).toHaveLength(1);
  stop();
  await expect.poll(said).toEqual([]);
  stopOther();
});
