import { expect, test } from 'vitest';
import { orderWords } from './order-words.ts';
import type { SortedList } from './sorted-list.ts';

test.each<[SortedList, number, string]>([
  [{ state: 'sorting', read: 50_000 }, 200_000, 'Sorting 200,000 rows: 25 %'],
  [{ state: 'in-order', count: 1e12, isReversed: true }, 1e12, '1,000,000,000,000 rows, sorted'],
  [{ state: 'listed', rows: [3] }, 1, '1 row, sorted'],
  [{ state: 'too-many', most: 200_000, instead: null }, 10_000_000, 'Not sorted: 10,000,000 rows are too many. This column sorts up to 200,000.'],
  [{ state: 'failed', error: new Error('No order.') }, 5, 'No order.'],
])('%j of %i rows', (list, count, words) => expect(orderWords(list, count)).toBe(words));
