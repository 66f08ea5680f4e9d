import type { FanOut } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { blockSpread } from './blocks.ts';
import { growingSpread } from './growing.ts';
import { countQuantile } from './quantiles.ts';
import { rankSpread } from './rank-runs.ts';
import type { Spread } from './spread.ts';

const FAN_OUTS: FanOut[] = [
  { kind: 'fixed', count: 3 },
  { kind: 'fixed', count: 0 },
  { kind: 'uniform', min: 0, max: 5 },
  { kind: 'normal', mean: 8, deviation: 3 },
  { kind: 'lognormal', median: 3, sigma: 1 },
  { kind: 'poisson', mean: 2 },
  { kind: 'poisson', mean: 900 },
  { kind: 'geometric', mean: 4 },
  { kind: 'pareto', mean: 5, shape: 1.5 },
  { kind: 'zipf', exponent: 0.8 },
  {
    kind: 'empirical',
    counts: [
      { children: 7, weight: 1 },
      { children: 0, weight: 2 },
      { children: 1, weight: 5 },
    ],
  },
];
const SIZES = [0, 1, 63, 64, 65, 1000];
const key = [12, 34] as const;

/**
 * Both directions agree for every child and every parent. Collected into one expectation, because one for each of many
 * children takes long.
 */
function expectAgreement(spread: Spread & { fill?: unknown }): void {
  const met = new Float64Array(spread.parents);
  const lost: number[] = [];
  const miscounted: number[] = [];
  let orphans = 0;
  for (let child = 0; child < spread.children; child++) {
    const parent = spread.parentOf(child);
    if (parent < 0) {
      orphans++;
      continue;
    }
    met[parent]!++;
    if (spread.childAt(parent, spread.ordinalOf(child)) !== child) lost.push(child);
  }
  for (let parent = 0; parent < spread.parents; parent++) if (spread.countOf(parent) !== met[parent] || met[parent]! > spread.most) miscounted.push(parent);
  expect({ lost, miscounted }).toEqual({ lost: [], miscounted: [] });
  expect(met.reduce((x, y) => x + y, 0) + orphans).toBe(spread.children);
}

function expectFillAgrees(spread: Spread & { fill: ReturnType<typeof blockSpread>['fill'] }): void {
  const count = Math.min(500, spread.children);
  const first = Math.floor((spread.children - count) / 2);
  const at = Float64Array.from({ length: count }, (_, i) => first + i).toReversed();
  const inOrder = new Float64Array(count);
  const listed = new Float64Array(count);
  spread.fill({ first, count, at: null }, inOrder);
  spread.fill({ first: 0, count, at }, listed);
  for (let i = 0; i < count; i++) expect([inOrder[i], listed[count - 1 - i]]).toEqual([spread.parentOf(first + i), spread.parentOf(first + i)]);
}

describe.each(FAN_OUTS.map((fanOut) => [JSON.stringify(fanOut), fanOut] as const))('fan-out %s', (_, fanOut) => {
  test.each(SIZES)('R1: blocks of %i parents agree in both directions', (parents) => {
    for (const mixing of [{}, { mixed: true }, { mixed: true, window: 1 }, { mixed: true, window: 4 }]) {
      const spread = blockSpread({
        parents: fanOut.kind === 'poisson' && fanOut.mean > 100 ? Math.min(parents, 65) : parents,
        quantile: countQuantile(fanOut),
        key,
        ...mixing,
      });
      expectAgreement(spread);
      expectFillAgrees(spread);
    }
  });

  test.each([1, 63, 64, 65, 1000])('blocks of %i parents with an exact total', (parents) => {
    for (const children of [0, 1, parents - 1, parents, 2 * parents + 7]) {
      const spread = blockSpread({ parents, quantile: countQuantile(fanOut), key, children });
      expect(spread.children).toBe(children);
      expectAgreement(spread);
    }
  });

  test.each(SIZES)('R1: rank runs over %i parents agree in both directions', (parents) => {
    const spread = rankSpread({ parents, children: 3 * parents + 5, fanOut, key });
    expectAgreement(spread);
    expectFillAgrees(spread);
  });

  test.each(SIZES)('R1: growing relations over %i parents agree in both directions', (parents) => {
    for (const children of [0, 1, 64, 65, 3 * parents + 5]) {
      const spread = growingSpread({ parents, children, fanOut, childless: 0.1, key });
      expectAgreement(spread);
      expectFillAgrees(spread);
    }
  });
});

test('R3: more parents add children without moving any', () => {
  const spreadOf = (parents: number) => blockSpread({ parents, quantile: countQuantile({ kind: 'lognormal', median: 2, sigma: 0.7 }), key });
  const few = spreadOf(1000);
  const many = spreadOf(5000);
  for (let child = 0; child < few.children; child++) expect(many.parentOf(child)).toBe(few.parentOf(child));
});

test('R3: mixing keeps children near their parents; more parents move only the children of the last, incomplete window', () => {
  const spreadOf = (parents: number) => blockSpread({ parents, quantile: countQuantile({ kind: 'fixed', count: 3 }), key, mixed: true });
  const few = spreadOf(10_000);
  const many = spreadOf(20_000);
  const lastWindow = 8192 * 3;
  const moved: number[] = [];
  let inOrder = 0;
  for (let child = 0; child < few.children; child++) {
    const parent = few.parentOf(child);
    expect(Math.floor(parent / 4096)).toBe(Math.floor(child / 3 / 4096));
    if (many.parentOf(child) !== parent) moved.push(child);
    if (parent === Math.floor(child / 3)) inOrder++;
  }
  expect(inOrder).toBeLessThan(50);
  // Of 5,424 rows two keep their parents by chance; a full window never changes.
  expect(moved[0]).toBe(lastWindow);
  expect(few.children - lastWindow - moved.length).toBeLessThan(10);
  const full = spreadOf(12_288);
  for (let child = 0; child < full.children; child++) expect(many.parentOf(child)).toBe(full.parentOf(child));
});

test('R2: every whole block follows the fan-out exactly', () => {
  const spread = blockSpread({ parents: 640, quantile: countQuantile({ kind: 'uniform', min: 0, max: 3 }), key });
  for (let block = 0; block < 10; block++) {
    const counts = Array.from({ length: 64 }, (_, i) => spread.countOf(64 * block + i));
    expect([0, 1, 2, 3].map((n) => counts.filter((count) => count === n).length)).toEqual([16, 16, 16, 16]);
  }
});

test('blocks are dealt differently', () => {
  const spread = blockSpread({ parents: 64 * 50, quantile: countQuantile({ kind: 'uniform', min: 0, max: 9 }), key });
  const deals = new Set(Array.from({ length: 50 }, (_, block) => Array.from({ length: 64 }, (__, i) => spread.countOf(64 * block + i)).join()));
  expect(deals.size).toBe(50);
});

test('R4: a share of parents without children is exact in blocks, in rank runs and in growing relations', () => {
  const fanOut = { kind: 'poisson', mean: 4 } as const;
  const blocks = blockSpread({ parents: 6400, quantile: countQuantile(fanOut, 0.25), key });
  const ranks = rankSpread({ parents: 6400, children: 19_200, fanOut, childless: 0.25, key });
  const growing = growingSpread({ parents: 6400, children: 40_000, fanOut, childless: 0.25, key });
  for (const spread of [blocks, ranks, growing]) {
    let none = 0;
    for (let parent = 0; parent < 6400; parent++) if (spread.countOf(parent) === 0) none++;
    expect(none).toBe(1600);
  }
});

test.each([0.8, 1, 1.2])('R4: Zipf %f: counts follow the law, totals are exact', (exponent) => {
  const options = { parents: 10_000, children: 80_000, fanOut: { kind: 'zipf', exponent }, key } as const;
  for (const spread of [rankSpread(options), growingSpread(options)]) {
    const counts = Array.from({ length: 10_000 }, (_, parent) => spread.countOf(parent)).toSorted((x, y) => y - x);
    expect(counts.reduce((x, y) => x + y)).toBe(80_000);
    for (const [low, high] of [
      [1, 2],
      [1, 10],
      [2, 50],
    ] as const) {
      expect(counts[low - 1]! / counts[high - 1]! / (high / low) ** exponent).toBeCloseTo(1, 1);
    }
  }
});

test('R1: many children agree in both directions', () => {
  expectAgreement(rankSpread({ parents: 140_000, children: 150_000, fanOut: { kind: 'zipf', exponent: 0.9 }, key }));
  expectAgreement(growingSpread({ parents: 140_000, children: 150_000, fanOut: { kind: 'zipf', exponent: 0.9 }, key }));
});

test('a thousand million parents, in both directions', () => {
  const parents = 1e9;
  const blocks = blockSpread({ parents, quantile: countQuantile({ kind: 'poisson', mean: 3 }), key });
  const ranks = rankSpread({ parents, children: 3e9, fanOut: { kind: 'zipf', exponent: 1 }, key });
  const growing = growingSpread({ parents, children: 3e9, fanOut: { kind: 'zipf', exponent: 1 }, key });
  for (const spread of [blocks, ranks, growing]) {
    for (const child of [0, 1, 123_456_789, spread.children - 1]) {
      const parent = spread.parentOf(child);
      expect(spread.childAt(parent, spread.ordinalOf(child))).toBe(child);
    }
  }
});
