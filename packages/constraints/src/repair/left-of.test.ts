import { expect, test } from 'vitest';
import { freezeWhole } from './freeze.ts';
import { leftOf } from './left-of.ts';

test('reports how many accepted rows are left if there are fewer', () => {
  expect(leftOf({ taken: 199 }, 194)).toBe('; of these, 194 are left beside the rows of the other tables');
  expect(leftOf({ taken: 6 }, 6)).toBe('');
  expect(leftOf({}, 3)).toBe('');
});

test('uses the rows of the repair, whatever its message', () => {
  const repair = freezeWhole({ table: 'public.parts', columns: ['id'], rows: [['1'], ['2'], ['3']], how: '3 rows of 2 kinds that Postgres took' });
  expect(leftOf(repair, 2)).toContain('2 are left');
});
