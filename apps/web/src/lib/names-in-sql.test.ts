import { expect, test } from 'vitest';
import { firstRowsOf, tableInSql } from './names-in-sql.ts';

test.each([
  ['public', 'orders', 'orders'],
  ['public', 'order', '"order"'],
  ['public', 'Order Lines', '"Order Lines"'],
  ['billing', 'user', 'billing."user"'],
])('%s.%s is written %s', (schema, name, written) => expect(tableInSql({ schema, name })).toBe(written));

test('the first rows of a table', () => expect(firstRowsOf({ schema: 'public', name: 'user' })).toBe('select *\nfrom "user"\nlimit 100'));
