import { beforeAll, expect, test } from 'vitest';
import { openMock, type Mock, type MockOptions } from '../../src/server/index.ts';
import { listen } from '../../src/server/listen.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

let made: Pick<MockOptions, 'plan' | 'catalog'>;

beforeAll(async () => {
  made = await planOf(SHOP, SHOP_ROWS);
});

const failing = (dialect: string, status?: number) => openMock({ ...made, dialect, chaos: { errorRate: 1, status } });
/** Status and chaos header of several requests at once. */
const seen = (mock: Mock, addresses: readonly string[], headers: Record<string, string> = {}) =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await mock.fetch(address, { headers });
      return [answer.status, answer.headers.get('X-Seedbed-Injected')];
    }),
  );

test.each([
  ['postgrest', 'application/json; charset=utf-8', { code: 'CHAOS', details: null, hint: null, message: expect.any(String) }],
  ['js0', 'application/json; charset=utf-8', { code: 'CHAOS', error: expect.any(String) }],
  ['js1', 'application/json; charset=utf-8', { code: 'CHAOS', error: expect.any(String) }],
  ['plain', 'application/problem+json', { code: 'CHAOS', status: 503, title: 'Service unavailable', detail: expect.any(String) }],
])('an injected error has the format of %s, and is marked', async (dialect, type, shape) => {
  const mock = failing(dialect);
  const answer = await mock.fetch('/orders', { headers: { Origin: 'http://localhost:5173' } });
  expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('X-Seedbed-Injected')]).toEqual([503, type, 'error']);
  expect(await answer.json()).toEqual(shape);
  expect([answer.headers.get('Retry-After'), answer.headers.get('X-Seedbed-Dialect')]).toEqual(['1', dialect]);
  // A page of another origin reads the mark.
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Seedbed-Injected');
  const head = await mock.fetch('/orders', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([503, '']);
});

test('signing in fails in its own format, and another status has no Retry-After', async () => {
  const answer = await failing('postgrest', 500).fetch('/auth/v1/token?grant_type=password', { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('X-Seedbed-Injected')]).toEqual([500, null, 'error']);
  expect(await answer.json()).toEqual({ code: 500, error_code: 'unexpected_failure', msg: expect.any(String) });
});

test('a failed write changes nothing; preflight, control and descriptions never fail', async () => {
  const mock = failing('postgrest');
  const write = await mock.fetch('/orders?id=eq.1', { method: 'DELETE' });
  expect([write.status, mock.written()]).toEqual([503, null]);
  const preflight = await mock.fetch('/orders', { method: 'OPTIONS', headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'PATCH' } });
  expect([preflight.status, preflight.headers.has('X-Seedbed-Injected')]).toEqual([204, false]);
  for (const path of ['/__journal', '/openapi.json', '/types.ts']) expect((await mock.fetch(path)).status).toBe(200);
  expect((await mock.fetch('/__reset', { method: 'POST' })).status).toBe(204);
});

test('parallel clients see the same as one client, and a reset starts again', async () => {
  const waits: number[] = [];
  const open = () => openMock({ ...made, chaos: { latency: [50, 400], errorRate: 0.3 }, wait: async (ms) => void waits.push(ms) });
  const addresses = Array.from({ length: 40 }, (_, i) => `/orders?id=eq.${i % 10}`);
  const alone = open();
  const first: unknown[] = [];
  for (const address of addresses) first.push(...(await seen(alone, [address])));
  const delays = waits.splice(0);
  expect(delays.every((ms) => ms >= 50 && ms <= 400)).toBe(true);
  expect(new Set(first.map((each) => (each as unknown[])[0]))).toEqual(new Set([200, 503]));
  const shared = open();
  const others = Array.from({ length: 40 }, (_, i) => `/users?id=eq.${i % 7}`);
  const [orders] = await Promise.all([seen(shared, addresses), seen(shared, others), seen(shared, addresses, { 'X-Seedbed-Session': 'other' })]);
  expect(orders).toEqual(first);
  alone.reset();
  expect(await seen(alone, addresses)).toEqual(first);
});

test('an answer is delayed, its header gives the delay, and an abort ends it', async () => {
  const mock = openMock({ ...made, chaos: { latency: 30_000 } });
  const reason = new Error('changed my mind');
  const stop = new AbortController();
  const asked = mock.fetch('/orders?limit=1', { signal: stop.signal });
  stop.abort(reason);
  await expect(asked).rejects.toBe(reason);
  await expect(mock.fetch('/orders?limit=1', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const quick = openMock({ ...made, chaos: { latency: 20 } });
  const began = performance.now();
  expect((await quick.fetch('/orders?limit=1')).headers.get('X-Seedbed-Injected')).toBe('delay=20');
  // A timer may end a fraction of a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(18);
});

test('a server closes immediately although answers are delayed', async () => {
  let waits!: () => void;
  const begun = new Promise<void>((resolve) => (waits = resolve));
  let reason: unknown;
  const wait = (_: number, signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject((reason = signal.reason)), { once: true });
      waits();
    });
  const mock = openMock({ ...made, chaos: { latency: 30_000 }, wait });
  const server = await listen(mock, { port: 0, host: '127.0.0.1' });
  const asked = fetch(`${server.url}/orders?limit=1`).then(
    () => 'answered',
    () => 'closed',
  );
  await begun;
  await server[Symbol.asyncDispose]();
  expect(await asked).toBe('closed');
  await expect.poll(() => reason).toBeInstanceOf(DOMException);
});
