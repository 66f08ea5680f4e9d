import { expect, test } from 'vitest';
import { sharedResults } from './shared-results.ts';

const here = new AbortController().signal;

test('two requests for the same result compute it once, also while it is being computed', async () => {
  await using shared = sharedResults<number>(2);
  let made = 0;
  const make = async (): Promise<number> => ++made;
  expect(await Promise.all([shared.get('a', here, make), shared.get('a', here, make)])).toEqual([1, 1]);
  expect([await shared.get('a', here, make), await shared.get('b', here, make)]).toEqual([1, 2]);
});

test('evicts the least recently used result', async () => {
  await using shared = sharedResults<number>(2);
  let made = 0;
  const get = (key: string): Promise<number> => shared.get(key, here, async () => ++made);
  for (const key of ['a', 'b', 'a', 'c']) await get(key);
  expect([await get('a'), await get('c'), await get('b')]).toEqual([1, 3, 4]);
});

test('a caller that disconnects stops waiting; the others get the result', async () => {
  await using shared = sharedResults<number>(2);
  const leaving = new AbortController();
  const { promise, resolve } = Promise.withResolvers<number>();
  const left = shared.get('a', leaving.signal, () => promise);
  const stayed = shared.get('a', here, () => promise);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  resolve(7);
  expect(await stayed).toBe(7);
});

test('an error is reported and not cached', async () => {
  await using shared = sharedResults<number>(2);
  await expect(shared.get('a', here, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await shared.get('a', here, async () => 1)).toBe(1);
});

test('disposing cancels the computation and waits for its end', async () => {
  const shared = sharedResults<number>(2);
  let ended = false;
  const result = shared.get('a', here, async (stopping) => {
    await new Promise((resolve) => stopping.addEventListener('abort', resolve));
    ended = true;
    throw stopping.reason as Error;
  });
  const rejected = expect(result).rejects.toThrow('the server stops');
  await shared[Symbol.asyncDispose]();
  expect(ended).toBe(true);
  await rejected;
});
