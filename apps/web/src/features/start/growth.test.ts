import type { CreatedDataset, GrowthProgress } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { endGrowth, growthStore, startGrowth } from './growth.ts';

const made = (table: string, done: number): GrowthProgress => ({ kind: 'made', table, done, total: 2 });

test('tables appear one by one, again from the first where the server restarts, and then all with their columns', async () => {
  const done = Promise.withResolvers<CreatedDataset>();
  let tell: (progress: GrowthProgress) => void = () => {};
  const generating = startGrowth('ddl', 'Shop', (onProgress) => ((tell = onProgress), done.promise));
  for (const progress of [made('a', 1), made('b', 2), made('a', 1)]) tell(progress);
  await expect.poll(() => growthStore.getState()).toMatchObject({ state: 'reading', name: 'Shop', made: ['a'], total: 2, read: null });
  tell({ kind: 'read', tables: [{ schema: 'public', name: 'a', columns: [] }] });
  await expect.poll(() => growthStore.getState()).toMatchObject({ total: 1, read: [{ name: 'a' }] });
  for (const done of [0, 1]) tell({ kind: 'chosen', done, total: 1 });
  await expect
    .poll(() => growthStore.getState())
    .toMatchObject({
      chosen: { done: 1, total: 1 },
      times: { made: expect.any(Number), read: expect.any(Number), chosen: expect.any(Number) },
    });
  const created = { diagnostics: [] } as unknown as CreatedDataset;
  done.resolve(created);
  expect(await generating).toBe(created);
});

test('watchers are notified once of tables that arrive together', async () => {
  const done = Promise.withResolvers<CreatedDataset>();
  let told = 0;
  const generating = startGrowth('ddl', null, (onProgress) => {
    for (let i = 1; i <= 500; i++) onProgress({ kind: 'made', table: `t${i}`, done: i, total: 500 });
    return done.promise;
  });
  const unsubscribe = growthStore.subscribe(() => void told++);
  await expect.poll(() => growthStore.getState()).toMatchObject({ made: { length: 500 }, times: { made: expect.any(Number) } });
  expect(told).toBe(1);
  unsubscribe();
  done.resolve({ diagnostics: [] } as unknown as CreatedDataset);
  await generating;
});

test('a restarted or cancelled read reports nothing more; a rejected one does', async () => {
  const first = startGrowth(
    'ddl',
    null,
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const second = startGrowth('database', null, () => Promise.reject(new Error('no such host')));
  expect(await Promise.all([first, second])).toEqual([null, null]);
  expect(growthStore.getState()).toMatchObject({ state: 'refused', from: 'database', error: { message: 'no such host' } });
  endGrowth();
  expect(growthStore.getState()).toEqual({ state: 'rest' });
});
