import { expect, test } from 'vitest';
import { openCompute } from '../../src/compute/index.ts';
import { openThreads } from '../../src/compute/open-threads.ts';

test('one after the other uses the same threads, which end with their owner alone', async () => {
  await using threads = openThreads();
  const ids = (): number[] => threads.lanes.drafts.threads.map(({ threadId }) => threadId);
  const first = openCompute({ threads });
  const packs = await first.builtInPacks();
  const [thread] = ids();
  await first[Symbol.asyncDispose]();
  expect(ids()).toEqual([thread]);
  await using second = openCompute({ threads });
  expect(await second.builtInPacks()).toEqual(packs);
  expect(ids()).toEqual([thread]);
  await threads[Symbol.asyncDispose]();
  expect(ids()).toEqual([]);
});
