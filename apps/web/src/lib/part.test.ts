import { afterEach, expect, test, vi } from 'vitest';
import { createPart, missingWords, type Missing } from './part.ts';
import { reachStore } from './server-reach.ts';

afterEach(() => reachStore.setState({ gone: false }));

const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a part is fetched once, also for two callers', async () => {
  const load = vi.fn(async () => 'view');
  const part = createPart(load);
  await Promise.all([part.begin(), part.begin()]);
  await part.begin();
  expect(load).toHaveBeenCalledTimes(1);
  expect(part.getState()).toEqual({ state: 'ready', value: 'view' });
});

test('while the server is down nothing is imported, because browsers cache the failure; it loads when the server is back', async () => {
  reachStore.setState({ gone: true });
  const load = vi.fn(async () => 'view');
  const part = createPart(load);
  await part.begin();
  expect(load).not.toHaveBeenCalled();
  expect(part.getState()).toEqual({ state: 'missing', why: 'away' });
  reachStore.setState({ gone: false });
  await vi.waitFor(() => expect(part.getState()).toEqual({ state: 'ready', value: 'view' }), { timeout: 20_000 });
});

test('a part that failed when the server went down is retried later and keeps its note until then', async () => {
  let works = false;
  const why = vi.fn(async (): Promise<Missing> => {
    reachStore.setState({ gone: true });
    return 'away';
  });
  const part = createPart(() => (works ? Promise.resolve('view') : failing()), why);
  const seen: string[] = [];
  part.subscribe((now) => seen.push(now.state));
  await part.begin();
  works = true;
  reachStore.setState({ gone: false });
  await vi.waitFor(() => expect(part.getState().state).toBe('ready'), { timeout: 20_000 });
  expect(seen).toEqual(['loading', 'missing', 'ready']);
});

test.each(['changed', 'broken'] as const)('a part that is %s waits for a reload and not for the server', async (why) => {
  const load = vi.fn(failing);
  const part = createPart(load, async () => why);
  await part.begin();
  reachStore.setState({ gone: true });
  reachStore.setState({ gone: false });
  expect(load).toHaveBeenCalledTimes(1);
  expect(part.getState()).toEqual({ state: 'missing', why });
  expect(missingWords(why, false).reload).toBe(true);
});

test('a missing part is explained in plain words', () => {
  expect(missingWords('away', true).title).toBe('You are offline');
  expect(missingWords('away', false).title).toBe('Seedbed does not respond');
  expect(missingWords('changed', false).title).toBe('A new version is available');
});
