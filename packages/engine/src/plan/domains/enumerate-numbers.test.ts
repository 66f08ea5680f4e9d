import { expect, test } from 'vitest';
import { resolveType, type Domain } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { enumerate } from './enumerate.ts';

/** The values of the first, some middle and the last ranks. */
function valuesOf(type: string, domain: Domain) {
  const { shape, count, put } = enumerate(resolveType(type, {}), domain);
  const out = allocColumn(shape, 1);
  const valueAt = (rank: number): number => {
    put(out, 0, rank);
    return (out as { values: Float64Array }).values[0]!;
  };
  return { count, valueAt };
}

test('neighbours of a float4 key stay distinct after rounding', () => {
  for (const domain of [{}, { min: 0, max: 1 }, { min: -5, max: 3 }, { min: 100 }]) {
    const { count, valueAt } = valuesOf('real', domain);
    expect(count).toBeGreaterThan(1_000_000);
    for (let rank = 0; rank + 1 < count; rank += Math.ceil(count / 5_000)) expect(Math.fround(valueAt(rank))).not.toBe(Math.fround(valueAt(rank + 1)));
  }
});

test('close bounds contain exactly as many doubles as their digits allow', () => {
  const { count, valueAt } = valuesOf('double precision', { min: 0, max: 1, minExclusive: true });
  expect(count).toBeGreaterThan(1e8);
  for (const rank of [0, 1, count / 2, count - 1]) {
    expect(valueAt(rank)).toBeGreaterThan(0);
    expect(valueAt(rank)).toBeLessThanOrEqual(1);
  }
});

test('bounds beyond the default ones are kept', () => {
  const { valueAt } = valuesOf('real', { min: 5_000_000 });
  expect(valueAt(0)).toBeGreaterThanOrEqual(5_000_000);
});
