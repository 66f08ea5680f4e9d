import { Problem } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, retryAfter } from './retry-after.ts';

const rejected = (sqlstate: string) => new Problem('load-rejected', 'no', { facts: { sqlstate } });
const middle = () => 0.5;

test('P9: waits double up to half a minute, five times, and then the cause is reported', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS + 1 }, (_, attempts) => retryAfter(rejected('40P01'), attempts, middle));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, undefined]);
  expect([retryAfter(rejected('40P01'), 0, () => 0), retryAfter(rejected('40P01'), 0, () => 1)]).toEqual([800, 1_200]);
});

test('P9: temporary failures are retried; rejected rows, missing rights and a full disk are not', () => {
  for (const code of ['08006', '40001', '40P01', '55P03', '57P01', '57P02', '57P03', '53300', '25006'])
    expect([code, retryAfter(rejected(code), 0)]).toEqual([code, expect.any(Number)]);
  for (const code of ['53100', '53200', '22001', '23505', '28P01', '42501', 'P0001', '3D000'])
    expect([code, retryAfter(rejected(code), 0)]).toEqual([code, undefined]);
  expect(retryAfter(new Problem('connection-failed', 'the session broke'), 0)).toEqual(expect.any(Number));
  expect(retryAfter(new Problem('target-mismatch', 'another table'), 0)).toBe(undefined);
  expect(retryAfter(new TypeError('ours'), 0)).toBe(undefined);
});
