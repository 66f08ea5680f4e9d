import type { Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { joinChanges } from '../../../workspace/draft/join-changes.ts';
import { keptWishes, type WishRevision } from './kept-wishes.ts';
import { whyNotTakenBack } from './take-back-wish.ts';

const blueprint = (rows: number, weights: readonly number[], vip?: number): Blueprint =>
  ({
    seed: 1,
    tables: [
      { schema: 'public', name: 'orders', rows, columns: [{ name: 'state', type: 'text', generator: { kind: 'values', parameters: { weights } } }] },
      { schema: 'public', name: 'Old Orders', rows: 5, columns: [] },
    ],
    relations: [{ name: 'fk', from: { table: 'public.orders', columns: ['c'] }, to: { table: 'public.customers', columns: ['id'] }, ...(vip && { vip }) }],
  }) as unknown as Blueprint;
const wish = (number: number, words: string, before: Blueprint, after: Blueprint): WishRevision => ({ number, wish: words, before, after });

const start = blueprint(10, [1, 1]);
const fewer = wish(2, '3 % cancelled', start, blueprint(10, [97, 3]));
const one = wish(3, '40 % to one', fewer.after, blueprint(10, [97, 3], 0.4));

test('a wish stands on the tables that it changed, also by a reference', () => {
  expect(keptWishes([fewer, one], one.after).map(({ wish: words, tables, lost }) => [words, tables, lost])).toEqual([
    ['3 % cancelled', ['public.orders'], []],
    ['40 % to one', ['public.orders'], []],
  ]);
});

test('a wish that was undone, or set again in all its places, is none any more', () => {
  expect(keptWishes([fewer, one], start)).toEqual([]);
  expect(keptWishes([fewer], blueprint(10, [90, 10]))).toEqual([]);
});

test('a wish that was accepted again after a restore is one', () => {
  const again = wish(5, fewer.wish, start, fewer.after);
  expect(keptWishes([fewer, again], fewer.after).map(({ number }) => number)).toEqual([5]);
});

test('what a wish changed is taken back exactly, and later edits of other places stay', () => {
  const now = structuredClone(blueprint(77, [97, 3], 0.4));
  const [first] = keptWishes([fewer], now);
  expect(whyNotTakenBack(first!)).toBeNull();
  joinChanges(now, first!.after, first!.before);
  expect(now).toEqual(blueprint(77, [1, 1], 0.4));
});

test('a wish of which a later change set a part again says which', () => {
  const both = wish(2, 'more of them, 3 % cancelled', start, blueprint(500, [97, 3]));
  const [kept] = keptWishes([both], blueprint(500, [90, 10]));
  expect(whyNotTakenBack(kept!)).toBe('A later change set orders.state: weights again. Undo that first, or change it by hand.');
});
