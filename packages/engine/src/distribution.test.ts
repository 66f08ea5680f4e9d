import { expect, test } from 'vitest';
import { checksums } from './checksum.ts';
import { distribution } from './distribution.ts';
import { compile } from './plan/compile.ts';
import { blueprintOf, ID, link } from './plan/testing/blueprint-of.ts';
import { loadWords } from './words/index.ts';

const words = await loadWords('en-US');
const plan = compile(
  blueprintOf(
    {
      users: {
        rows: 1000,
        columns: {
          id: ID,
          born: 'date',
          mood: { type: 'text', nullable: true, nullRate: 0.25, generator: { kind: 'values', parameters: { values: ['good', 'bad'], weights: [3, 1] } } },
        },
      },
      orders: { columns: { user_id: 'integer', amount: { type: 'numeric(8,2)', domain: { min: 0, max: 100 } } } },
    },
    [link('orders.user_id', 'users.id', { owner: true, fanOut: { kind: 'uniform', min: 0, max: 4 } })],
  ),
  words,
);

test('the share of NULLs and the most frequent values', () => {
  const mood = distribution(plan, 'users', 'mood', 1000);
  expect(mood.sampled).toBe(1000);
  expect(mood.nulls / 1000).toBeCloseTo(0.25, 1);
  expect(mood.top.map((entry) => entry.value)).toEqual(['good', 'bad']);
  expect(mood.top[0]!.count / (1000 - mood.nulls)).toBeCloseTo(0.75, 1);
  expect(mood.lengths).toMatchObject({ least: 3, most: 4 });
  expect(mood.histogram).toBeUndefined();
});

test('bars of equal width within the type’s bounds', () => {
  const amount = distribution(plan, 'orders', 'amount', 5000);
  expect(amount.histogram!.reduce((sum, bar) => sum + bar.count, 0)).toBe(amount.sampled);
  expect(amount.histogram![0]!.from).toMatch(/^\d+\.\d\d$/);
  expect(distribution(plan, 'users', 'born', 200).histogram![0]!.from).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('how many children parents have', () => {
  const { fanOut } = distribution(plan, 'orders', 'user_id', 1000);
  expect(fanOut!.map((entry) => entry.children)).toEqual([0, 1, 2, 3, 4]);
  expect(fanOut!.reduce((sum, entry) => sum + entry.children * entry.parents, 0)).toBe(plan.table('orders').rows);
});

test('checksums are equal for equal windows, whatever other columns are requested', () => {
  const all = checksums(plan, 'orders', 100, 500);
  expect(checksums(plan, 'orders', 100, 500, ['amount']).get('amount')).toBe(all.get('amount'));
  expect(checksums(plan, 'orders', 101, 500).get('amount')).not.toBe(all.get('amount'));
});
