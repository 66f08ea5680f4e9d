import { expect, test } from 'vitest';
import { leftOf } from './left-of.ts';

test('where fewer rows are left than were taken, the message says so', () => {
  expect(leftOf('199 rows that Postgres took, 3 of them in place of refused ones', 194)).toBe('; of these, 194 are left beside the rows of the other tables');
  expect(leftOf('the 6 rows of 100 that Postgres took, as they are', 6)).toBe('');
  expect(leftOf('its triggers refuse others', 3)).toBe('');
});
