import type { Relation } from '@seedbed/contract';
import { expect, test } from 'vitest';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { meanWords, shapeWords } from './shape-words.ts';

const of = (more: Partial<Relation>): Relation => ({
  source: 'declared',
  name: 'orders_user',
  from: { table: 'public.orders', columns: ['user_id'] },
  to: { table: 'public.users', columns: ['id'] },
  ...more,
});
const counted = (counts: ChildCounts['counts']): ChildCounts => {
  const parents = counts.reduce((sum, one) => sum + one.parents, 0);
  return { parents, counted: parents, rows: 0, counts, most: [], first: [], firstNames: [], asked: null, among: null };
};

test('the mean of a curve says what it is of, where all parents have another', () => {
  const pareto = of({ fanOut: { kind: 'pareto', mean: 3.4, shape: 1.2 } });
  expect(meanWords(pareto, { mean: 1.8, without: 0.35 })).toBe(
    'Mean 3.4 is that of users with orders; in whole rows it comes to 2.8, as the end of the tail is too rare to be there. With 35 % without any, the mean of all is 1.8.',
  );
  expect(meanWords(of({ fanOut: { kind: 'poisson', mean: 4 } }), { mean: 2, without: 0.5 })).toBe(
    'Mean 4 is that of users with orders. With 50 % without any, the mean of all is 2.',
  );
  expect(meanWords(pareto, { mean: 3.4, without: null })).toBeNull();
  expect(meanWords(of({ fanOut: { kind: 'fixed', count: 2 } }), { mean: 1, without: 0.5 })).toBeNull();
});

test('bars that are counted elsewhere than drawn have a reason', () => {
  const fanOut = { kind: 'empirical' as const, counts: [{ children: 1, weight: 30 }, { children: 5, weight: 70 }] }; // prettier-ignore
  const low = counted([{ children: 0, parents: 40 }, { children: 1, parents: 50 }, { children: 3, parents: 50 }]); // prettier-ignore
  const near = counted([{ children: 0, parents: 40 }, { children: 1, parents: 32 }, { children: 5, parents: 68 }]); // prettier-ignore
  expect(shapeWords(of({ fanOut, vip: 0.4 }), low)).toMatch(/^One row of users has 40 % of orders, taken from the others/);
  expect(shapeWords(of({ fanOut, first: [9] }), low)).toMatch(/^What is set for the first of users/);
  expect(shapeWords(of({ fanOut, order: 'time' }), low)).toMatch(/in the order of time/);
  expect(shapeWords(of({ fanOut }), low)).toBeNull();
  expect(shapeWords(of({ fanOut, vip: 0.4 }), near)).toBeNull();
});
