import { describe, expect, test } from 'vitest';
import { drawsOf } from '../random/draws-of.ts';
import { aliasTable, pickAlias } from './alias.ts';
import { cumulativeTable, equalShares, locate } from './cumulative.ts';
import { normalQuantile } from './normal.ts';
import { quantileAt, quantileTable } from './quantile-table.ts';
import { below, belowWide, chance, uniform53 } from './uniform.ts';
import { zipfAt, zipfTable } from './zipf.ts';

const COUNT = 1 << 18;
const a = new Int32Array(COUNT);
const b = new Int32Array(COUNT);
drawsOf(['distributions', 1]).fill({ first: 0, count: COUNT, at: null }, a, b);
const u = Float64Array.from(a, (word, i) => uniform53(word, b[i]!));

/** (χ² − freedom) / √(2 freedom): about a standard normal. */
function chiSquare(counts: ArrayLike<number>, shares: ArrayLike<number>): number {
  let sum = 0;
  let freedom = -1;
  for (let i = 0; i < shares.length; i++) {
    const expected = shares[i]! * COUNT;
    if (expected === 0) {
      expect(counts[i]).toBe(0);
      continue;
    }
    sum += (counts[i]! - expected) ** 2 / expected;
    freedom++;
  }
  return (sum - freedom) / Math.sqrt(2 * freedom);
}

function countsOf(values: ArrayLike<number>, size: number): Float64Array {
  const counts = new Float64Array(size);
  for (let i = 0; i < values.length; i++) counts[values[i]!]!++;
  return counts;
}

/**
 * √n · the maximum distance between the sample's distribution function and the given one; above 1.95 once in 1,000
 * times.
 */
function kolmogorov(values: Float64Array, distribution: (x: number) => number): number {
  const sorted = values.toSorted();
  let worst = 0;
  for (let i = 0; i < sorted.length; i++) {
    const f = distribution(sorted[i]!);
    worst = Math.max(worst, Math.abs(f - i / sorted.length), Math.abs(f - (i + 1) / sorted.length));
  }
  return worst * Math.sqrt(sorted.length);
}

test('uniform numbers are uniform and below one', () => {
  expect(kolmogorov(u, (x) => x)).toBeLessThan(1.95);
  expect(uniform53(-1, -1)).toBe(1 - 2 ** -53);
});

describe.each([1, 2, 10, 1000, 65_536, 65_537, 1_000_000, 2 ** 31])('integers below %i', (n) => {
  test('cover the range evenly and never reach its end', () => {
    const values = Float64Array.from(a, (word, i) => (n <= 65_536 ? below(word, n) : belowWide(word, b[i]!, n)));
    const cells = Math.min(n, 256);
    const counts = countsOf(
      Array.from(values, (x) => Math.floor((x * cells) / n)),
      cells,
    );
    const shares = Array.from({ length: cells }, (_, i) => (Math.ceil(((i + 1) * n) / cells) - Math.ceil((i * n) / cells)) / n);
    if (cells > 1) expect(Math.abs(chiSquare(counts, shares))).toBeLessThan(4);
    expect(n <= 65_536 ? below(-1, n) : belowWide(-1, -1, n)).toBe(n - 1);
  });
});

test('K5: the 53-bit form never reaches n', () => {
  for (const n of [2 ** 53, 2 ** 53 - 1, 2 ** 52 + 1, 2 ** 52, 2 ** 51 + 1, 3]) expect(belowWide(-1, -1, n)).toBe(n - 1);
});

test('K5: a higher probability only adds', () => {
  const [low, high] = [0.1, 0.2].map((rate) => Uint8Array.from(a, (word) => (chance(word, rate) ? 1 : 0))) as [Uint8Array, Uint8Array];
  expect(low.every((x, i) => x <= high[i]!)).toBe(true);
  expect(Math.abs(chiSquare(countsOf(low, 2), [0.9, 0.1]))).toBeLessThan(4);
  expect(chance(-1, 1)).toBe(true);
  expect(chance(0, 0)).toBe(false);
});

describe.each([
  ['one', [3]],
  ['equal', [1, 1, 1, 1, 1]],
  ['with none', [0, 5, 0, 1, 0.25, 0]],
  ['steep', Array.from({ length: 1000 }, (_, i) => 1 / (i + 1))],
])('weights: %s', (_, weights) => {
  const total = weights.reduce((x, y) => x + y, 0);
  const shares = weights.map((weight) => weight / total);
  const agree = (picks: Int32Array) => {
    const counts = countsOf(picks, weights.length);
    if (weights.length > 1) expect(Math.abs(chiSquare(counts, shares))).toBeLessThan(4);
  };

  test('alias table', () => {
    const table = aliasTable(weights);
    agree(Int32Array.from(a, (word, i) => pickAlias(table, word, b[i]!)));
  });

  test('cumulative table', () => {
    const table = cumulativeTable(weights);
    agree(Int32Array.from(u, (x) => locate(table, x)));
  });
});

test('cumulative tables find the entry of u, at each bound', () => {
  const table = cumulativeTable([0, 1, 0, 0, 2, 1, 0]);
  expect([0, 0.24, 0.25, 0.74, 0.75, 1 - 2 ** -53].map((x) => locate(table, x))).toEqual([1, 1, 4, 4, 5, 5]);
  expect([0, 0.3333, 0.34, 0.9999].map((x) => locate(equalShares(3), x))).toEqual([0, 0, 1, 2]);
});

test.each([aliasTable, cumulativeTable])('%o rejects impossible weights', (make) => {
  for (const weights of [[], [0, 0], [1, -1], [Number.NaN], [Infinity]]) expect(() => make(weights)).toThrow(RangeError);
});

describe('normal', () => {
  test('known points of the inverse', () => {
    expect(normalQuantile(0.5)).toBe(0);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 14);
    expect(normalQuantile(1e-10)).toBeCloseTo(-6.361340902404056, 13);
    expect(normalQuantile(1e-300)).toBeCloseTo(-37.0471, 3);
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
  });

  test('a table of it is normal', () => {
    const table = quantileTable(normalQuantile);
    expect(
      kolmogorov(
        u.map((x) => quantileAt(table, x)),
        normalDistribution,
      ),
    ).toBeLessThan(1.95);
    for (const x of [0.0001, 0.01, 0.3, 0.5, 0.9, 0.9999]) expect(quantileAt(table, x)).toBeCloseTo(normalQuantile(x), 3);
  });
});

describe.each([0, 0.8, 1, 1.2, 2])('Zipf with exponent %f', (exponent) => {
  test('the first 50 ranks of 1,000 have their shares', () => {
    const table = zipfTable(1000, exponent);
    const values = u.map((x) => zipfAt(table, x));
    const weights = Array.from({ length: 1000 }, (_, i) => (i + 1) ** -exponent);
    const total = weights.reduce((x, y) => x + y);
    const shares = [...weights.slice(0, 50), weights.slice(50).reduce((x, y) => x + y)].map((w) => w / total);
    const counts = countsOf(
      Array.from(values, (rank) => Math.min(rank, 50)),
      51,
    );
    expect(Math.abs(chiSquare(counts, shares))).toBeLessThan(4);
  });

  test('ten million ranks: the tail follows the law too', () => {
    const size = 1e7;
    const table = zipfTable(size, exponent);
    const values = u.map((x) => zipfAt(table, x));
    const cuts = [0, 10, 1e3, 65_536, 70_000, 1e5, 1e6, 5e6, size];
    let sum = 0;
    const sums = [0];
    for (let rank = 0, cut = 1; rank < size; rank++) {
      sum += (rank + 1) ** -exponent;
      if (rank + 1 === cuts[cut]) sums[cut++] = sum;
    }
    const shares = sums.slice(1).map((s, i) => (s - sums[i]!) / sum);
    const counts = countsOf(
      Array.from(values, (rank) => cuts.findLastIndex((cut) => cut <= rank)),
      shares.length,
    );
    const enough = shares.map((share, i) => [share, counts[i]!] as const).filter(([share]) => share * COUNT > 5);
    const rest = 1 - enough.reduce((x, [share]) => x + share, 0);
    const pooled = rest * COUNT > 5 ? [...enough, [rest, COUNT - enough.reduce((x, [, n]) => x + n, 0)] as const] : enough;
    if (pooled.length > 1)
      expect(
        Math.abs(
          chiSquare(
            pooled.map(([, n]) => n),
            pooled.map(([share]) => share),
          ),
        ),
      ).toBeLessThan(4);
    expect(zipfAt(table, 1 - 2 ** -53)).toBeGreaterThan(size * 0.99);
  });
});

/** Φ by the power series of erf, good to 12 digits for |x| < 7. */
function normalDistribution(x: number): number {
  if (Math.abs(x) > 7) return x < 0 ? 0 : 1;
  let term = x;
  let sum = x;
  for (let k = 1; Math.abs(term) > 1e-16 && k < 400; k++) sum += term = (term * x * x) / (2 * k + 1);
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}
