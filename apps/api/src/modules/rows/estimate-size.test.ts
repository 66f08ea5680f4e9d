import { openRunner } from '@seedbed/runner';
import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { estimateSize } from './estimate-size.ts';

const numbers = (rows: number): Blueprint => ({
  ...emptyBlueprint(),
  tables: [{ schema: 'public', name: 'numbers', rows, columns: [{ name: 'id', type: 'bigint', generator: { kind: 'sequence' } }], primaryKey: ['id'] }],
});
const never = new AbortController().signal;

test('is exact for a small table, and within a fifth for a large one', async () => {
  await using runner = openRunner();
  const small = await estimateSize(runner, await runner.compile(numbers(9)), 'csv', never);
  expect(small).toEqual({ rows: 9, bytes: 18, sampled: 9, tables: [{ table: 'public.numbers', rows: 9, bytes: 18 }] });
  const large = await estimateSize(runner, await runner.compile(numbers(1_000_000)), 'csv', never);
  // The digits of 1 to 1,000,000 and as many line ends.
  expect(Math.abs(large.bytes / 6_888_896 - 1)).toBeLessThan(0.2);
  expect(large.sampled).toBe(2_000);
  expect((await estimateSize(runner, await runner.compile(numbers(0)), 'csv', never)).bytes).toBe(0);
});
