import { expect, test } from 'vitest';
import { exactShares, mixOfRows, rowsOfMix } from './mixes.ts';

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

test('exact shares are dealt, so that 12 % of the rows are 12 %; without a share nothing is', () => {
  expect(exactShares({ cancelled: 0.12 })).toEqual({ shares: { cancelled: 0.12 }, dealt: true });
  expect(exactShares({ cancelled: 12, paid: 0.6 })).toEqual({ shares: { cancelled: 0.12, paid: 0.6 }, dealt: true });
  expect([exactShares({}), exactShares(undefined)]).toEqual(Array.from({ length: 2 }, () => ({ shares: undefined, dealt: undefined })));
});
