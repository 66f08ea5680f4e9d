import type { FanOut } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { growingSpread } from './growing.ts';
import { rankWeights } from './rank-weights.ts';

const key = [12, 34] as const;
const FAN_OUTS: readonly FanOut[] = [
  { kind: 'fixed', count: 3 },
  { kind: 'uniform', min: 0, max: 5 },
  { kind: 'poisson', mean: 2 },
  { kind: 'lognormal', median: 3, sigma: 1 },
  { kind: 'zipf', exponent: 0.8 },
];
const at = (parents: number, children: number, fanOut: FanOut) => growingSpread({ parents, children, fanOut, key });

describe.each(FAN_OUTS.map((fanOut) => [fanOut.kind, fanOut] as const))('%s', (_, fanOut) => {
  test.each([
    [1, 70],
    [7, 63],
    [150, 1000],
    [5000, 900],
    [3000, 20_000],
  ])('R5: over %i parents, %i children keep their parents and places while more are added', (parents, children) => {
    const few = at(parents, children, fanOut);
    for (const more of [children + 1, 2 * children, 100 * children]) {
      const many = at(parents, more, fanOut);
      const moved = Array.from({ length: children }, (__, child) => child).filter(
        (child) => many.parentOf(child) !== few.parentOf(child) || many.ordinalOf(child) !== few.ordinalOf(child),
      );
      expect(moved).toEqual([]);
    }
  });

  test.each([
    [20, 5000],
    [1000, 200],
    [1000, 3000],
    [140_000, 150_000],
  ])('R4: counts of %i parents are within four of their shares of %i children, in full generations or not', (parents, children) => {
    const spread = at(parents, children, fanOut);
    const counts = Float64Array.from({ length: parents }, (__, parent) => spread.countOf(parent))
      .toSorted()
      .toReversed();
    const weight = rankWeights(fanOut, parents, undefined);
    const weights = Float64Array.from({ length: parents }, (__, rank) => weight(rank));
    const total = weights.reduce((sum, each) => sum + each, 0);
    let worst = 0;
    counts.forEach((count, rank) => (worst = Math.max(worst, Math.abs(count - (children * weights[rank]!) / total))));
    expect(worst).toBeLessThan(4);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(children);
  });
});

test('any run of children has its share of popular parents', () => {
  const spread = at(1000, 1_000_000, { kind: 'zipf', exponent: 1 });
  const popular = new Set(
    Array.from({ length: 1000 }, (_, parent) => parent)
      .toSorted((a, b) => spread.countOf(b) - spread.countOf(a))
      .slice(0, 20),
  );
  const share = [...popular].reduce((sum, parent) => sum + spread.countOf(parent), 0) / 1_000_000;
  for (const first of [0, 100, 5000, 70_000, 400_000, 999_000]) {
    let met = 0;
    for (let child = first; child < first + 500; child++) if (popular.has(spread.parentOf(child))) met++;
    expect(Math.abs(met / 500 - share)).toBeLessThan(0.09);
  }
});

test('neighbouring children are independent', () => {
  const spread = at(50, 200_000, { kind: 'fixed', count: 1 });
  let same = 0;
  for (let child = 1; child < 200_000; child++) if (spread.parentOf(child) === spread.parentOf(child - 1)) same++;
  // One in fifty; a window is shuffled by only a few tables, so this is not a sample of 200,000.
  expect(Math.abs(same - 4000)).toBeLessThan(600);
});

test('rows after the last child have some parent', () => {
  const out = new Float64Array(2);
  at(100, 10, { kind: 'zipf', exponent: 1 }).fill!({ first: 0, count: 2, at: Float64Array.of(10, Number.MAX_SAFE_INTEGER - 1) }, out);
  for (const parent of out) expect(parent >= 0 && parent < 100).toBe(true);
});

test.each([
  [1, 5000],
  [40, 9000],
  [9000, 300_000],
  [200_000, 150_000],
])('R5: over %i parents, a list by rank for %i children equals single look-ups', (parents, children) => {
  const spread = at(parents, children, { kind: 'zipf', exponent: 1 });
  const { rankOf, parentAt, read } = spread.ranks!;
  const list = Float64Array.from({ length: parents }, (_, rank) => 3 * rank + 1);
  const out = new Float64Array(2048);
  for (const first of [0, 1000, children - 2048]) {
    expect(read({ first, count: 2048, at: null }, list, out)).toBe(true);
    expect([...out]).toEqual(Array.from(out, (_, i) => list[rankOf(first + i)]));
    for (let child = first; child < first + 50; child++) expect(parentAt(rankOf(child))).toBe(spread.parentOf(child));
  }
  list.fill(Number.NaN);
  expect(read({ first: 0, count: 2048, at: null }, list, out)).toBe(false);
  list.fill(7);
  expect(read({ first: 0, count: 2048, at: null }, list, out)).toBe(true);
  expect(new Set(out)).toEqual(new Set([7]));
  expect(read({ first: 0, count: 2, at: Float64Array.of(70, 3) }, list, out)).toBe(false);
});
