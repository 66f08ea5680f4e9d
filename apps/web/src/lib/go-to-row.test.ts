import { expect, test } from 'vitest';
import { parseCount, parseGoTo } from './go-to-row.ts';
import { parseGoToValue } from './go-to-value.ts';

test.each([
  ['1', 0],
  ['734,201,118', 734_201_117],
  ['1e9', 999_999_999],
  ['1.5M', 1_499_999],
  ['50%', 500_000_000],
  ['100%', 999_999_999],
  ['last', 999_999_999],
  ['first', 0],
  ['+1000', 1_010],
  ['−20', 0],
])('%s of a billion rows, from row 11', (text, row) => {
  expect(parseGoTo(text, 1_000_000_000, 10)).toEqual({ row });
});

test.each(['', 'abc', '0', '1e10', '120%', '1e'])('%j is rejected with a message', (text) => {
  expect(parseGoTo(text, 1_000_000_000, 0)).toHaveProperty('fault');
});

test('a part of a row is no row, and parts of a million are', () => {
  expect(parseGoTo('12.5', 100, 0)).toEqual({ fault: '“12.5” lies between two rows. Enter a whole number.' });
  expect(parseGoTo('0.5M', 1_000_000, 0)).toEqual({ row: 499_999 });
});

test('a value of a column is read with its column', () => {
  const columns = ['id', 'Email', 'full name'];
  expect(parseGoToValue('id = 42', columns)).toEqual({ column: 'id', value: '42' });
  expect(parseGoToValue(`email='o''hara@example.org'`, columns)).toEqual({ column: 'Email', value: `o'hara@example.org` });
  expect(parseGoToValue('"full name" = Ana', columns)).toEqual({ column: 'full name', value: 'Ana' });
  expect(parseGoToValue('nobody = 1', columns)).toEqual({ fault: 'This table has no column nobody.' });
  expect(parseGoToValue('id =', columns)).toEqual({ fault: 'Enter a value of id.' });
  expect(parseGoToValue('734,201', columns)).toBeNull();
});

test('the last row of 2^53 − 1 is exact', () => {
  expect(parseGoTo('9,007,199,254,740,991', Number.MAX_SAFE_INTEGER, 0)).toEqual({ row: Number.MAX_SAFE_INTEGER - 1 });
});

test('counts', () => {
  expect(parseCount('10k')).toBe(10_000);
  expect(parseCount('1 000 000')).toBe(1_000_000);
  expect(parseCount('2M')).toBe(2_000_000);
  expect(parseCount('1e17')).toBeNull();
  expect(parseCount('many')).toBeNull();
});
