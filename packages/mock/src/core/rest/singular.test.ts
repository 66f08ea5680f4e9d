import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { fitsType, likeLiteral } from './fits-type.ts';
import { camelCase, folded } from './singular.ts';

test('names are the same in snake case and in camel case', () => {
  expect(camelCase('created_by_user_id')).toBe('createdByUserId');
  expect(camelCase('_row')).toBe('_row');
  expect(folded('createdByUserId')).toBe(folded('created_by_user_id'));
});

test.each([
  ['integer', '7', true],
  ['integer', '2147483648', false],
  ['bigint', '9223372036854775807', true],
  ['bigint', '9223372036854775808', false],
  ['integer', 'abc', false],
  ['integer', '1.5', false],
  ['numeric(6,2)', '1.5', true],
  ['boolean', 'yes', false],
  ['uuid', '00000000-0000-4000-8000-000000000000', true],
  ['uuid', '7', false],
  ['date', '2026-02-29', false],
  ['date', '2024-02-29', true],
  ['timestamp with time zone', '2026-01-02T03:04:05.6+00:00', true],
  ['timestamp with time zone', 'soon', false],
  ['text', 'anything', true],
])('of %s the text %s can be a value: %s', (type, text, fits) => {
  expect(fitsType(resolveType(type), text)).toBe(fits);
});

test('a text in a pattern is literal', () => {
  expect(likeLiteral('50%_\\')).toBe('50\\%\\_\\\\');
});
