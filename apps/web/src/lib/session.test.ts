import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchSignedIn, noteKnown, noteSignedIn, sessionStore } from './session.ts';

let signedIn = false;
const asked: string[] = [];

beforeEach(() => {
  signedIn = false;
  asked.length = 0;
  sessionStore.setState({ wanted: 'none', known: null });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${url} ${String(init?.body ?? '')}`.trim());
    return new Response(signedIn ? 'here' : 'no', { status: signedIn ? 200 : 401 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a rejected call waits for a session and is repeated unchanged', async () => {
  const call = fetchSignedIn('/runs', { method: 'POST', body: '{"rows":5}' });
  await vi.waitFor(() => expect(sessionStore.getState().wanted).toBe('page'), { timeout: 20_000 });
  signedIn = true;
  noteSignedIn('ana acme');
  expect(await (await call).text()).toBe('here');
  expect(asked).toEqual(['POST /runs {"rows":5}', 'POST /runs {"rows":5}']);
  expect(sessionStore.getState().wanted).toBe('none');
});

test('a signed-in person signs in again over the page', async () => {
  noteKnown('ana acme');
  const calls = [fetchSignedIn('/a'), fetchSignedIn('/b')];
  await vi.waitFor(() => expect(sessionStore.getState().wanted).toBe('over'), { timeout: 20_000 });
  signedIn = true;
  noteSignedIn('ana acme');
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a call whose caller left does not wait', async () => {
  const stop = new AbortController();
  const call = fetchSignedIn('/a', { signal: stop.signal });
  await vi.waitFor(() => expect(sessionStore.getState().wanted).toBe('page'), { timeout: 20_000 });
  stop.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
});
