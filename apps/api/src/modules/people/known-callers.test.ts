import { expect, test } from 'vitest';
import { LOCAL_OWNER } from '../../http/caller.ts';
import { dropping, knownCallers, type Found } from './known-callers.ts';

function setUp() {
  const state = { now: 1_000_000, isHeard: true, looks: 0, ring: (_: string): void => {} };
  const notifier = {
    listen: (hear: (payload: string) => void) => ((state.ring = hear), { [Symbol.dispose]: () => (state.ring = () => {}) }),
    isHeard: () => state.isHeard,
  };
  const known = knownCallers(notifier, () => new Date(state.now));
  /** Whether the caller had to be looked up. */
  const isLookedUp = async (hash: string, endsAt: number | null = null): Promise<boolean> => {
    const before = state.looks;
    await known.find(hash, async () => (state.looks++, { caller: LOCAL_OWNER, endsAt }));
    return state.looks > before;
  };
  return { state, known, isLookedUp };
}

test('sec-T19: a caller is cached for at most one second, and never longer than its session or key is valid', async () => {
  const { state, isLookedUp } = setUp();
  expect([await isLookedUp('a'), await isLookedUp('a'), await isLookedUp('b', state.now + 400), await isLookedUp('b')]).toEqual([true, false, true, false]);
  state.now += 399;
  expect(await isLookedUp('b')).toBe(false);
  state.now += 1;
  expect(await isLookedUp('b')).toBe(true);
  state.now += 599;
  expect(await isLookedUp('a')).toBe(false);
  state.now += 1;
  expect(await isLookedUp('a')).toBe(true);
  // Setting the clock back does not extend the cache.
  state.now -= 1;
  expect(await isLookedUp('a')).toBe(true);
});

test('sec-T19: results read before a change are not cached, and nothing is cached without notifications', async () => {
  const { state, known, isLookedUp } = setUp();
  const during = async (change: () => unknown): Promise<boolean> => {
    const answer = Promise.withResolvers<Found>();
    const finding = known.find('a', () => answer.promise);
    await change();
    answer.resolve({ caller: LOCAL_OWNER, endsAt: null });
    expect(await finding).toBe(LOCAL_OWNER);
    return isLookedUp('a');
  };
  const removing = dropping(known, { remove: async () => Promise.reject(new Error('the answer was lost')), list: async () => [] }, 'remove');
  expect(await during(() => removing.remove().catch(() => {}))).toBe(true);
  expect(await during(() => state.ring(''))).toBe(true);
  expect(await isLookedUp('a')).toBe(false);
  await removing.list();
  expect(await isLookedUp('a')).toBe(false);
  await removing.remove().catch(() => {});
  expect(await isLookedUp('a')).toBe(true);

  state.isHeard = false;
  expect([await isLookedUp('a'), await isLookedUp('c'), await isLookedUp('c')]).toEqual([true, true, true]);
  // On reconnection it notifies listeners, so that nothing missed remains cached.
  state.isHeard = true;
  state.ring('');
  expect([await isLookedUp('a'), await isLookedUp('a')]).toEqual([true, false]);
});

test('unknown callers are looked up each time, and beyond ten thousand callers the oldest are evicted', async () => {
  const { known, isLookedUp } = setUp();
  for (let times = 0; times < 2; times++) expect(await known.find('nobody', async () => undefined)).toBe(undefined);
  expect(await isLookedUp('nobody')).toBe(true);
  for (let at = 0; at < 10_000; at++) await isLookedUp(`caller ${at}`);
  expect([await isLookedUp('caller 0'), await isLookedUp('nobody'), await isLookedUp('caller 9999')]).toEqual([false, true, false]);
});
