import { expect, test } from 'vitest';
import { stillnessWords } from './stillness-words.ts';

test.each([
  [['public.orders.total'], 47, 'changed: orders.total · 47 other columns identical'],
  [['a.b.c', 'public.d.e'], 1, 'changed: a.b.c, d.e · 1 other column identical'],
  [['a.a.a', 'a.a.b', 'a.a.c'], 0, 'changed: 3 columns'],
  [[], 1200, 'no value changed · 1,200 columns identical'],
])('%j and %d', (changed, identical, words) => expect(stillnessWords({ changed, identical })).toBe(words));
