import { emptyBlueprint, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { compile } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { barsOf, countOn, lineOf, measureOf } from './bars-of.ts';
import { summaryOf } from './summary-of.ts';

test('compared values use one common axis, and outliers count in the bar at their end', () => {
  const line = lineOf([1, 2, 3, 4, 10], true)!;
  expect([line.low, line.high, line.bars]).toEqual([1, 10, 10]);
  expect(countOn(line, [1, 4, 4])).toEqual([1, 0, 0, 2, 0, 0, 0, 0, 0, 0]);
  expect(countOn(line, [-5, 99])).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('invalid values are in no bar', () => {
  expect(barsOf(['1', '2', 'NaN', 'Infinity'], measureOf('numeric')!)!.counts.reduce((a, b) => a + b, 0)).toBe(2);
});

const of = async (seed: string | number, extra: Partial<BlueprintTable> = {}) => {
  const blueprint: Blueprint = {
    ...emptyBlueprint(),
    seed,
    tables: [
      {
        schema: 'public',
        name: 'shops',
        rows: 5_000,
        primaryKey: ['id'],
        columns: [
          { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
          { name: 'city', type: 'text', generator: { kind: 'location.city' } },
          { name: 'open', type: 'boolean', nullable: true, nullRate: 0.25, generator: { kind: 'datatype.boolean' } },
        ],
        ...extra,
      },
    ],
  };
  return compile(blueprint, await loadWords(blueprint.locale));
};

test('numbers give a histogram, categories their shares and texts their lengths, all from the requested sample', async () => {
  const plan = await of(42);
  const [id, open, city] = ['id', 'open', 'city'].map((column) => summaryOf(plan, null, 'public.shops', column, 1_000)!);
  expect(id).toMatchObject({ picture: 'histogram', sampled: 1_000, nulls: 0, distinct: 1_000, ends: { low: '1' }, top: null });
  expect(open).toMatchObject({ picture: 'values', distinct: 2 });
  expect(open!.nulls / 1_000).toBeCloseTo(0.25, 1);
  expect(open!.counts.reduce((a, b) => a + b, 0)).toBe(1_000 - open!.nulls);
  expect(city!.picture).toBe('lengths');
  expect(city!.top!.count).toBeGreaterThan(1);
  expect(id!.against).toBeUndefined();
});

test('another plan is counted on the same axis; a column that it lacks gives null', async () => {
  const plan = await of(42);
  const city = summaryOf(plan, await of(43), 'public.shops', 'city', 1_000)!;
  expect(city.against!.counts.length).toBe(city.counts.length);
  expect(city.against!.counts).not.toEqual(city.counts);
  const same = summaryOf(plan, plan, 'public.shops', 'city', 1_000)!;
  expect(same.against!.counts).toEqual(same.counts);
  const without = await of(42, { columns: [{ name: 'id', type: 'bigint', generator: { kind: 'sequence' } }] });
  expect(summaryOf(plan, without, 'public.shops', 'city', 1_000)!.against).toBeNull();
  expect(summaryOf(plan, null, 'public.shops', 'nothing', 1_000)).toBeNull();
});
