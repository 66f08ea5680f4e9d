import { expect, test } from 'vitest';
import { linksBelow } from './links.ts';
import { passwordResetsService } from './password-resets.service.ts';

test('a mail waits for a database that has no free session', async () => {
  const letters = Promise.withResolvers<readonly [string, string]>();
  const reported: unknown[] = [];
  const refusals = { findByEmail: 1, put: 1 };
  const busyOnce = <T>(method: keyof typeof refusals, value: T): Promise<T> =>
    refusals[method]-- > 0 ? Promise.reject(new Error('timeout exceeded when trying to connect')) : Promise.resolve(value);
  const resets = passwordResetsService({
    repository: { put: () => busyOnce('put', undefined) },
    accounts: { findByEmail: () => busyOnce('findByEmail', { id: 'ben', email: 'ben@example.com' }) },
    passwords: {},
    links: linksBelow(new URL('http://seedbed.example')),
    mail: { sendReset: async (to: string, link: string) => letters.resolve([to, link]) },
    tries: { count: () => ({ forgive: () => undefined }) },
    clock: () => new Date('2026-01-01T00:00:00Z'),
    report: (error: unknown) => reported.push(error),
    stopping: new AbortController().signal,
  } as unknown as Parameters<typeof passwordResetsService>[0]);
  resets.request('ben@example.com', { address: '127.0.0.1' } as never);
  const [to, link] = await letters.promise;
  expect([to, link]).toEqual(['ben@example.com', expect.stringMatching(/^http:\/\/seedbed\.example\/reset-password#[\w-]{43}$/)]);
  expect(reported).toEqual([]);
});
