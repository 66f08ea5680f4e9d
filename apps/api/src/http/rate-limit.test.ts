import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit.ts';

test('sec-T23: allows a burst, then refills, for each caller separately', () => {
  let time = 1_000;
  const limit = rateLimit(600, () => time);
  const taken = (key: string, times: number) => Array.from({ length: times }, () => limit.take(key)).filter(({ allowed }) => allowed).length;
  expect([taken('ana', 1_000), taken('ben', 5)]).toEqual([600, 5]);
  expect(limit.take('ana')).toEqual({ allowed: false, limit: 600, remaining: 0, resetSeconds: 60, retryAfter: 1 });
  time += 1_000;
  expect(taken('ana', 100)).toBe(10);
  time += 60_000;
  expect(limit.take('ana')).toEqual({ allowed: true, limit: 600, remaining: 599, resetSeconds: 1, retryAfter: 0 });
});

test('sec-T23: a refused call costs nothing, and a caller that waits as long as the answer says is accepted', () => {
  let time = 0;
  const limit = rateLimit(2, () => time);
  limit.take('a');
  limit.take('a');
  for (let tries = 0; tries < 10; tries++) expect(limit.take('a').retryAfter).toBe(30);
  time += 30_000;
  expect([limit.take('a').allowed, limit.take('a').allowed]).toEqual([true, false]);
});

test('sec-T23: a flood of callers uses bounded memory and resets no caller’s count', () => {
  let time = 0;
  const limit = rateLimit(10, () => time, 100);
  for (let calls = 0; calls < 10; calls++) limit.take('known');
  let allowed = 0;
  for (let at = 0; at < 10_000; at++) if (limit.take(`stranger ${at}`).allowed) allowed++;
  // One for each caller with a bucket, and one bucket for all others.
  expect(allowed).toBe(99 + 10);
  expect(limit.take('known').allowed).toBe(false);
  time += 60_000;
  expect(limit.take('a new one').remaining).toBe(9);
});
