import { Problem } from '@seedbed/contract';
import type { Cluster } from '@seedbed/postgres/cluster';
import { expect, test } from 'vitest';
import { lazyThrowaway } from './throwaway.ts';

const server = { connection: { host: '/nowhere', port: 5432, user: 'nobody', password: '', database: 'postgres' } };
const never = (): Promise<'ok'> => new Promise(() => {});

test('a server counts as healthy while busy, until it has not answered for half a minute', async () => {
  let now = 0;
  const throwaway = lazyThrowaway(server, { probe: never, clock: () => now });
  now = 29_000;
  expect(await throwaway.check()).toBe('ok');
  now = 31_000;
  expect(await throwaway.check()).toBe('no answer in 30 s');
});

test('a late answer counts, and only one check runs at a time', async () => {
  let now = 0;
  const requested: ((ok: 'ok') => void)[] = [];
  const throwaway = lazyThrowaway(server, { probe: () => new Promise((resolve) => void requested.push(resolve)), clock: () => now });
  now = 31_000;
  expect(await Promise.all([throwaway.check(), throwaway.check()])).toEqual(['no answer in 30 s', 'no answer in 30 s']);
  expect(requested).toHaveLength(1);
  requested[0]!('ok');
  await new Promise((resolve) => setImmediate(resolve));
  now = 60_000;
  expect(await throwaway.check()).toBe('ok');
  expect(requested).toHaveLength(2);
});

test('a server that rejects the session is still starting', async () => {
  expect(await lazyThrowaway(server, { probe: () => Promise.reject(new Error('ECONNREFUSED')) }).check()).toBe('being started');
});

test('an unexpected error means that the server is lost if it no longer answers', async () => {
  const unqueryable = () => Promise.reject(new Error('Client has encountered a connection error and is not queryable'));
  const gone = lazyThrowaway(server, { probe: () => Promise.reject(new Error('ECONNREFUSED')) });
  await expect(gone.during(unqueryable)).rejects.toMatchObject({ type: 'overloaded', facts: { retryAfter: 2 } });
  await expect(lazyThrowaway(server, { probe: () => Promise.resolve('ok') }).during(unqueryable)).rejects.toThrow('not queryable');
  const refused = () => Promise.reject(new Problem('not-found', 'There is no such table.'));
  await expect(gone.during(refused)).rejects.toMatchObject({ type: 'not-found' });
});

test('after it was closed, a lost session is not reported as a server that is too busy', async () => {
  const throwaway = lazyThrowaway(server, { probe: () => Promise.reject(new Error('ECONNREFUSED')) });
  await throwaway.close();
  await expect(throwaway.during(() => Promise.reject(new Error('Connection terminated unexpectedly')))).rejects.toThrow('Connection terminated');
});

test('a running but unreachable server is replaced at the next call', async () => {
  const started: string[] = [];
  const stopped: string[] = [];
  const begin = async () => {
    const name = `server ${started.length + 1}`;
    started.push(name);
    const stop = async () => void stopped.push(name);
    return {
      kind: 'throwaway',
      state: 'running',
      deaths: 0,
      connection: { ...server.connection, host: name },
      running: async () => {},
      stop,
    } as unknown as Cluster;
  };
  const throwaway = lazyThrowaway(undefined, {
    begin,
    probe: ({ host }) => (host === 'server 1' ? Promise.reject(new Error('ENOENT')) : Promise.resolve('ok')),
  });
  const first = await throwaway.open();
  expect(await throwaway.open()).toBe(first);
  const unreached = () => Promise.reject(Object.assign(new Error('connect ENOENT /x/.s.PGSQL.5432'), { code: 'ENOENT' }));
  await expect(throwaway.during(unreached)).rejects.toMatchObject({ type: 'overloaded' });
  expect(((await throwaway.open()) as Cluster).connection.host).toBe('server 2');
  expect(throwaway.deaths()).toBe(1);
  expect(await throwaway.check()).toBe('ok');
  await throwaway.close();
  expect([started, stopped]).toEqual([
    ['server 1', 'server 2'],
    ['server 1', 'server 2'],
  ]);
});

test('a false alarm costs a query and no server', async () => {
  const begin = async () => ({ connection: server.connection, deaths: 0, running: async () => {}, stop: async () => {} }) as unknown as Cluster;
  const throwaway = lazyThrowaway(undefined, { begin, probe: () => Promise.resolve('ok') });
  const first = await throwaway.open();
  await expect(throwaway.during(() => Promise.reject(new Error('Connection terminated unexpectedly')))).rejects.toMatchObject({ type: 'overloaded' });
  expect(await throwaway.open()).toBe(first);
  expect(throwaway.deaths()).toBe(0);
});

test('a start may be begun without waiting for its answer, once, and what went wrong is reported to whoever opens it', async () => {
  let answer = (_: Cluster) => {};
  let begun = 0;
  const throwaway = lazyThrowaway(undefined, {
    begin: (onSpawn) => {
      begun++;
      onSpawn?.();
      return new Promise((resolve) => (answer = resolve));
    },
  });
  await Promise.all([throwaway.begin(), throwaway.begin()]);
  const opening = throwaway.open();
  answer({ ...server, deaths: 0, running: async () => undefined, stop: async () => undefined } as unknown as Cluster);
  expect([(await opening).connection, begun]).toEqual([server.connection, 1]);

  const broken = lazyThrowaway(undefined, { begin: () => Promise.reject(new Error('no Postgres here')) });
  await broken.begin();
  await expect(broken.open()).rejects.toThrow('no Postgres here');
});
