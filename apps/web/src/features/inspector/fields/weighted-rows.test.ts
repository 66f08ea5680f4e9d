import { expect, test } from 'vitest';
import { moveRow, pastedRows, sharesOf, withShare } from './weighted-rows.ts';

const read = (text: string) => text;

test('two columns of a spreadsheet become values and weights, their heading left out', () => {
  expect(pastedRows('state\tshare\r\nnew\t60%\r\npaid\t1,200\r\n"a ""b"""\t\r\n', read)).toEqual([
    { value: 'new', weight: 60 },
    { value: 'paid', weight: 1200 },
    { value: 'a "b"', weight: 0 },
  ]);
});

test('a single column has equal weights, and a single word is not a table', () => {
  expect(pastedRows('a\nb\n', read)).toEqual([
    { value: 'a', weight: 1 },
    { value: 'b', weight: 1 },
  ]);
  expect(pastedRows('just a text', read)).toBeNull();
});

test('shares sum to 1, also if all weights are missing', () => {
  const rows = [3, 1, 0].map((weight) => ({ value: weight, weight }));
  expect(sharesOf(rows)).toEqual([0.75, 0.25, 0]);
  expect(sharesOf(rows.map((row) => ({ ...row, weight: 0 })))).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

test('a row moves between others, not past the ends', () => {
  const rows = ['a', 'b', 'c'].map((value) => ({ value, weight: 1 }));
  const order = (from: number, to: number) => moveRow(rows, from, to).map((row) => row.value);
  expect([order(0, 1), order(2, -4), order(0, 9)]).toEqual([
    ['b', 'a', 'c'],
    ['c', 'a', 'b'],
    ['b', 'c', 'a'],
  ]);
});

test('dragging one share keeps the others in proportion and the number of weights', () => {
  const rows = [60, 30, 10].map((weight, i) => ({ value: i, weight }));
  expect(withShare(rows, 0, 0.2).map(({ weight }) => weight)).toEqual([20, 60, 20]);
  expect(withShare(rows, 2, 1).map(({ weight }) => weight)).toEqual([0, 0, 100]);
  expect(withShare(withShare(rows, 2, 1), 2, 0.5).map(({ weight }) => weight)).toEqual([25, 25, 50]);
  expect(
    withShare(
      rows.map((row) => ({ ...row, weight: 0 })),
      1,
      0.5,
    ).map(({ weight }) => weight),
  ).toEqual([0.75, 1.5, 0.75]);
});
