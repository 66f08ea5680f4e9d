import { expect, test } from 'vitest';
import { printFilter, readFilter, type RowFilter } from './row-filter.ts';

test.each<[RowFilter, string]>([
  [{ column: 'state', op: 'eq', value: 'calm' }, 'state:eq:calm'],
  [{ column: 'note', op: 'contains', value: 'a:b\n%' }, 'note:contains:a:b\n%'],
  [{ column: 'a:b ü', op: 'not-null', value: '' }, 'a%3Ab%20%C3%BC:not-null'],
  [{ column: 'city', op: 'eq', value: '' }, 'city:eq:'],
])('%j is %s in the address, and the reverse', (filter, text) => {
  expect(printFilter(filter)).toBe(text);
  expect(readFilter(text)).toEqual(filter);
});

test.each(['', 'state', 'state:like:x', ':eq:x', '%:eq:x'])('%j is not a filter', (text) => expect(readFilter(text)).toBeNull());
