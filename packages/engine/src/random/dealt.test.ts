import { expect, test } from 'vitest';
import { dealer, dealtDraws } from './dealt.ts';
import { drawsWithKey } from './draws-of.ts';

const draws = drawsWithKey(7, 11);

test.each([0, 0.001, 0.03, 0.1, 1 / 3, 0.333333, 0.5, 0.6, 0.9, 0.95, 1])('a share of %d is met within one row, of any number of rows', (share) => {
  const deal = dealer(draws, [share]);
  let count = 0;
  for (let row = 0; row < 5000; row++) {
    if (deal.of(row) === 0) count++;
    expect(Math.abs(count - share * (row + 1))).toBeLessThan(1 + 1e-6);
  }
});

test('several shares are met together, and the other rows have none', () => {
  const shares = [0.1, 0.25, 0.6];
  const deal = dealer(draws, shares);
  const counts = [0, 0, 0, 0];
  for (let row = 0; row < 1000; row++) counts[deal.of(row) < 0 ? 3 : deal.of(row)]!++;
  expect(counts.map((count, i) => Math.abs(count - [100, 250, 600, 50][i]!) <= 2)).toEqual([true, true, true, true]);
});

test('rows are not equally spaced, and a single row can be dealt', () => {
  const deal = dealer(draws, [0.1]);
  const turns = Array.from({ length: 400 }, (_, row) => row).filter((row) => deal.of(row) === 0);
  const gaps = new Set(turns.slice(1).map((row, i) => row - turns[i]!));
  expect(gaps.size).toBeGreaterThan(8);
  expect(dealer(draws, [0.1]).of(turns.at(-1)!)).toBe(0);
});

test('draws are below the share in the rows that are dealt it', () => {
  const [a, b] = [new Int32Array(200), new Int32Array(200)];
  dealtDraws(draws, 0.25).fill({ first: 300, count: 200, at: null }, a, b);
  expect([...a].filter((word) => word >>> 0 < 0.25 * 2 ** 32)).toHaveLength(50);
});
