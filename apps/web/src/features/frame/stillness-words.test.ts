import { expect, test } from 'vitest';
import { stillnessWords } from './stillness-words.ts';

const whole = { byPostgres: 0, isSample: false };

test.each([
  [['public.orders.total'], [], 87, 'changed: orders.total · 86 of 87 columns identical'],
  [['a.b.c', 'public.d.e'], [], 3, 'changed: a.b.c, d.e · 1 of 3 columns identical'],
  [['a.a.a', 'a.a.b', 'a.a.c'], ['a.a'], 3, 'changed: 3 columns, the rows of 1 table · 0 of 3 columns identical'],
  [[], ['public.orders'], 3, 'changed: rows of orders · all 3 columns identical'],
  [[], [], 1_200, 'no value changed · all 1,200 columns identical'],
])('%j and %j of %d', (changed, counts, columns, words) => expect(stillnessWords({ changed, counts, columns, ...whole })).toBe(words));

test('generated columns count among all columns but not as identical, and a sample is marked as such', () => {
  const edit = { changed: ['public.orders.total'], counts: [], columns: 198, byPostgres: 1 };
  expect(stillnessWords({ ...edit, isSample: false })).toBe('changed: orders.total · 197 of 199 columns identical, 1 made by Postgres');
  expect(stillnessWords({ ...edit, isSample: true })).toMatch(/identical, 1 made by Postgres, from 1,000 rows of each large table$/);
});
