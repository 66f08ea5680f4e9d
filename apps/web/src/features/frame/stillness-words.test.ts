import { expect, test } from 'vitest';
import { stillnessWords } from './stillness-words.ts';

test.each([
  [['public.orders.total'], [], 87, 'changed: orders.total · 86 of 87 columns identical'],
  [['a.b.c', 'public.d.e'], [], 3, 'changed: a.b.c, d.e · 1 of 3 columns identical'],
  [['a.a.a', 'a.a.b', 'a.a.c'], ['a.a'], 3, 'changed: 3 columns, the rows of 1 table · 0 of 3 columns identical'],
  [[], ['public.orders'], 3, 'changed: rows of orders · all 3 columns identical'],
  [[], [], 1_200, 'no value changed · all 1,200 columns identical'],
])('%j and %j of %d', (changed, counts, columns, words) => expect(stillnessWords({ changed, counts, columns })).toBe(words));
