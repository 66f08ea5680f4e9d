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

test('numbers give a histogram, values that repeat their shares, all from the requested sample', async () => {
  const plan = await of(42);
  const [id, open] = ['id', 'open'].map((column) => summaryOf(plan, null, 'public.shops', column, 1_000)!);
  expect(id).toMatchObject({ picture: 'histogram', sampled: 1_000, nulls: 0, distinct: 1_000, ends: { low: '1' }, top: null });
  expect(open).toMatchObject({ picture: 'values', distinct: 2 });
  expect(open!.nulls / 1_000).toBeCloseTo(0.25, 1);
  expect(open!.counts.reduce((a, b) => a + b, 0)).toBe(1_000 - open!.nulls);
  expect(id!.against).toBeUndefined();
});

test('another plan is counted on the same axis; a column that it lacks gives null', async () => {
  const plan = await of(42);
  const opened = summaryOf(plan, await of(43), 'public.shops', 'open', 1_000)!;
  expect(opened.against!.counts.length).toBe(opened.counts.length);
  expect(opened.against!.counts).not.toEqual(opened.counts);
  const same = summaryOf(plan, plan, 'public.shops', 'open', 1_000)!;
  expect(same.against!.counts).toEqual(same.counts);
  expect(same.against!.differ).toBe(0);
  const without = await of(42, { columns: [{ name: 'id', type: 'bigint', generator: { kind: 'sequence' } }] });
  expect(summaryOf(plan, without, 'public.shops', 'city', 1_000)!.against).toBeNull();
  expect(summaryOf(plan, null, 'public.shops', 'nothing', 1_000)).toBeNull();
});

const VALUES = ['DE', 'US', ...Array.from({ length: 40 }, (_, i) => `${i + 10}`)];
const country = (weights: readonly number[]) => ({
  columns: [
    { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
    { name: 'country', type: 'char(2)', generator: { kind: 'values', parameters: { values: VALUES, weights } } },
    { name: 'mail', type: 'text', generator: { kind: 'internet.email' } },
  ],
});

test('texts of more than a few values show the most frequent ones where those are frequent, on either side', async () => {
  const before = await of(42, country([5, 50, ...Array.from({ length: 40 }, () => 1)]));
  const after = await of(42, country([80, 5, ...Array.from({ length: 40 }, () => 1)]));
  const found = summaryOf(after, before, 'public.shops', 'country', 1_000)!;
  expect(found).toMatchObject({ picture: 'values', distinct: 42 });
  expect(found.labels.slice(0, 2)).toEqual(['DE', 'US']);
  const [de, us] = found.counts;
  expect(de).toBeGreaterThan(500);
  expect(us).toBeLessThan(100);
  // Most frequent on the other side, so that its decrease is visible.
  expect(found.against!.counts[1]).toBeGreaterThan(400);
  expect(found.against!.top!.value).toBe('US');
  expect(found.against!.differ).toBeGreaterThan(500);
  expect(found.against!.both).toBe(1_000);
  expect(summaryOf(after, before, 'public.shops', 'mail', 1_000)!.against!.differ).toBe(0);
});

test('texts that all differ are shown as examples; for changed rows both values are shown, without repeats', async () => {
  const plan = await of(42, country(VALUES.map(() => 1)));
  const alone = summaryOf(plan, null, 'public.shops', 'mail', 1_000)!;
  expect(alone.picture).toBe('texts');
  expect(new Set(alone.examples.map(({ value }) => value)).size).toBe(6);
  expect(alone.examples.every(({ value }) => value!.includes('@'))).toBe(true);
  const compared = summaryOf(plan, await of(43, country(VALUES.map(() => 1))), 'public.shops', 'mail', 1_000)!;
  expect(compared.examples).toHaveLength(3);
  for (const { value, there } of compared.examples) expect(there).not.toBe(value);
});

test('rows that only one side has are not counted as differing', async () => {
  const [plan, longer] = [await of(42), await of(42, { rows: 9_000 })];
  expect(summaryOf(plan, longer, 'public.shops', 'id', 1_000)!.against).toMatchObject({ both: 1_000, differ: 0, sampled: 1_000 });
  expect(summaryOf(longer, plan, 'public.shops', 'id', 1_000)!.against).toMatchObject({ both: 556, differ: 0 });
});
