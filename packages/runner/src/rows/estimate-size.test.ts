import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { expect, test } from 'vitest';
import { estimateSize } from './estimate-size.ts';

const numbers = (rows: number): Blueprint => ({
  ...emptyBlueprint(),
  tables: [{ schema: 'public', name: 'numbers', rows, columns: [{ name: 'id', type: 'bigint', generator: { kind: 'sequence' } }], primaryKey: ['id'] }],
});

test('is exact for a small table, and within a fifth for a large one', async () => {
  const small = estimateSize(await compileBlueprint(numbers(9)), 'csv');
  expect(small).toMatchObject({ sizes: { line: '9 numbers' }, rows: 9, bytes: 18, sampled: 9, tables: [{ table: 'public.numbers', rows: 9, bytes: 18 }] });
  const large = estimateSize(await compileBlueprint(numbers(1_000_000)), 'csv');
  // The digits of 1 to 1,000,000 and the same number of line ends.
  expect(Math.abs(large.bytes / 6_888_896 - 1)).toBeLessThan(0.2);
  expect(large.sampled).toBe(2_000);
  expect(estimateSize(await compileBlueprint(numbers(0)), 'csv').bytes).toBe(0);
});
