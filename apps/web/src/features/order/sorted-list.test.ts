import { expect, test } from 'vitest';
import type { Engine } from '../../engine/engine-store.ts';
import type { KnownOrder } from '../../engine/order/sort-rows.ts';
import { engineOfSorted, sortList, type SortedList, type Unsorted } from './sorted-list.ts';

/** A table whose cells are their row numbers; sorted by their last digits, in two steps. */
const engine = (known: KnownOrder): Engine => {
  let begun: { id: number; rows: readonly number[] } | null = null;
  let steps = 0;
  return {
    edition: 1,
    rows: async (_table: string, first: number, count: number) => [Array.from({ length: count }, (_, i) => String(first + i))],
    filter: { texts: async (_table: string, rows: readonly number[]) => [rows.map(String)] },
    order: {
      known: async () => known,
      begin: async (id: number, _table: string, _column: string, rows: readonly number[] | null) => {
        begun = { id, rows: rows ?? Array.from({ length: 20 }, (_, i) => i) };
        steps = 0;
      },
      goOn: async (id: number) => {
        if (begun?.id !== id) return null;
        return steps++ === 0 ? { read: 10, order: null } : { read: 20, order: begun.rows.toSorted((a, b) => (a % 10) - (b % 10) || a - b) };
      },
    },
  } as unknown as Engine;
};
const ALL: Unsorted = { count: 20, rows: null };
const asked = (column: string, descending: boolean) => ({ column, descending });

async function told(of: Engine, unsorted: Unsorted, signal = new AbortController().signal): Promise<SortedList[]> {
  const lists: SortedList[] = [];
  await sortList(of, 't', 'x', unsorted, (list) => lists.push(list), signal);
  return lists;
}

test('a sort shows its progress, and is read backwards for descending', async () => {
  const of = engine({ way: null, most: 100, instead: null });
  const [first, last] = await told(of, ALL);
  expect(first).toEqual({ state: 'sorting', read: 10 });
  const up = engineOfSorted(of, 't', ALL, last!, asked('x', false))!;
  expect(await up.rows('t', 0, 4, ['x'])).toEqual([['0', '10', '1', '11']]);
  const down = engineOfSorted(of, 't', ALL, last!, asked('x', true))!;
  expect(await down.rows('t', 0, 3, ['x'])).toEqual([['19', '9', '18']]);
  expect([down.numberOf!(1), down.placeOf!(18)]).toEqual([9, 2]);
});

test('rows in order are not scanned, and are read backwards at any size', async () => {
  const many: Unsorted = { count: 1e12, rows: null };
  const of = engine({ way: 'rises', most: 10, instead: null });
  const [list, ...more] = await told(of, many);
  expect([list, more]).toEqual([{ state: 'in-order', count: 1e12, isReversed: false }, []]);
  const down = engineOfSorted(of, 't', many, list!, asked('x', true))!;
  expect(await down.rows('t', 0, 3, ['x'])).toEqual([['999999999999', '999999999998', '999999999997']]);
  expect(await down.rows('t', 1e12 - 2, 5, ['x'])).toEqual([['1', '0']]);
  expect([down.numberOf!(0), down.placeOf!(5)]).toEqual([1e12 - 1, 1e12 - 6]);
  const [falls] = await told(engine({ way: 'falls', most: 10, instead: null }), many);
  expect(engineOfSorted(of, 't', many, falls!, asked('x', false))!.numberOf!(0)).toBe(1e12 - 1);
});

test('filtered rows are sorted among themselves', async () => {
  const found: Unsorted = { count: 1e9, rows: async (from, most) => Array.from({ length: most }, (_, i) => (from + i) * 3) };
  const of = engine({ way: 'rises', most: 10, instead: null });
  const [list] = await told(of, found);
  const down = engineOfSorted(of, 't', found, list!, asked('x', true))!;
  expect(await down.rows('t', 0, 2, ['x'])).toEqual([['2999999997', '2999999994']]);
  const few: Unsorted = { ...found, count: 6 };
  const sorted = (await told(engine({ way: null, most: 10, instead: null }), few)).at(-1)!;
  expect(await engineOfSorted(of, 't', few, sorted, asked('x', false))!.rows('t', 0, 9, ['x'])).toEqual([['0', '12', '3', '15', '6', '9']]);
});

test('more rows than can be sorted are not sorted at all', async () => {
  const of = engine({ way: null, most: 10, instead: null });
  const [list] = await told(of, ALL);
  expect(list).toEqual({ state: 'too-many', most: 10, instead: null });
  expect(engineOfSorted(of, 't', ALL, list!, asked('x', false))).toBeNull();
});

test('a cancelled sort sends no more reports', async () => {
  const control = new AbortController();
  const lists: SortedList[] = [];
  await sortList(engine({ way: null, most: 100, instead: null }), 't', 'x', ALL, (list) => (lists.push(list), control.abort()), control.signal);
  expect(lists).toHaveLength(1);
});
