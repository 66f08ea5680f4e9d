import { expect, test } from 'vitest';
import { readCompareSearch, readHistorySearch, readHomeSearch, readTableSearch } from './search.ts';

test('a place in a table', () => {
  expect(readTableSearch({ t: 'public.orders', r: 734_201_118, c: 'total' })).toEqual({ t: 'public.orders', r: 734_201_118, c: 'total' });
  expect(readTableSearch({ r: '9007199254740991' })).toEqual({ r: Number.MAX_SAFE_INTEGER });
});

test.each([{ r: 0 }, { r: -1 }, { r: 1.5 }, { r: 'x' }, { r: 2 ** 53 }, { v: 'other' }, { t: '' }, { t: ['a'] }, { unknown: 1 }])('%j is dropped', (raw) => {
  expect(readTableSearch(raw)).toEqual({});
});

test('numbers typed as text', () => {
  expect(readHomeSearch({ q: 42 })).toEqual({ q: '42' });
  expect(readHistorySearch({ a: '12', b: 14 })).toEqual({ a: 12, b: 14 });
});

test('two revisions, or one with two seeds, and a place in them', () => {
  expect(readCompareSearch({ a: 3, b: '5', t: 'public.a', r: 7, c: 'x', all: true })).toEqual({ a: 3, b: 5, t: 'public.a', r: 7, c: 'x', all: true });
  expect(readCompareSearch({ a: 3, seed: 43, all: 'yes' })).toEqual({ a: 3, seed: '43' });
});
