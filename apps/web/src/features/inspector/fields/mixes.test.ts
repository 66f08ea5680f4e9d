import { expect, test } from 'vitest';
import { mixOfRows, rowsOfMix } from './mixes.ts';

test.each(['acme.test', ['acme.test', 'b.test'], { 'acme.test': 3, 'b.test': 1 }])('%j is read and written back', (value) => {
  expect(mixOfRows(rowsOfMix(value), false)).toEqual(value);
});

test('one text alone has a weight where only weights are known; empty rows are left out', () => {
  expect(mixOfRows([{ value: 'Ms.', weight: 1 }], true)).toEqual({ 'Ms.': 1 });
  expect(
    mixOfRows(
      [
        { value: ' ', weight: 1 },
        { value: 'a ', weight: 1 },
      ],
      false,
    ),
  ).toBe('a');
  expect(mixOfRows([], false)).toBeUndefined();
  expect(rowsOfMix(undefined)).toEqual([]);
});
