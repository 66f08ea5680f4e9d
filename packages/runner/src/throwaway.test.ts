import { Problem } from '@seedbed/contract';
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
  const asked: ((ok: 'ok') => void)[] = [];
  const throwaway = lazyThrowaway(server, { probe: () => new Promise((resolve) => void asked.push(resolve)), clock: () => now });
  now = 31_000;
  expect(await Promise.all([throwaway.check(), throwaway.check()])).toEqual(['no answer in 30 s', 'no answer in 30 s']);
  expect(asked).toHaveLength(1);
  asked[0]!('ok');
  await new Promise((resolve) => setImmediate(resolve));
  now = 60_000;
  expect(await throwaway.check()).toBe('ok');
  expect(asked).toHaveLength(2);
});

test('a server that refuses the session is starting', async () => {
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
