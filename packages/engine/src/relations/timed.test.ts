import { describe, expect, test } from 'vitest';
import { overallOf } from './overall.ts';
import type { Spread } from './spread.ts';
import { timedSections } from './timed-sections.ts';
import { timedSpread, type TimedOptions } from './timed.ts';

/** Parents of a pass that exist at the start of each of 16 epochs: their number rises. */
const growth = (parentPass: number) => () => Array.from({ length: 16 }, (_, e) => Math.floor(parentPass * ((e + 1) / 17) ** 2));

const options: TimedOptions = {
  parents: 1000,
  children: 5000,
  fanOut: { kind: 'pareto', mean: 5, shape: 1.4 },
  childless: 0.2,
  key: [5, 9],
  pass: 5000,
  parentPass: 1000,
  there: growth(1000),
};

/** Epochs that double in length at first, of parents that begin when the children do. */
const GRADUAL = [0, 4, 9, 19, 39, 78, 156, ...Array.from({ length: 15 }, (_, e) => Math.floor((5000 * (e + 1)) / 16))];
const gradual = { starts: GRADUAL, there: () => GRADUAL.map((first) => Math.floor(first / 5)) };

const overall = overallOf(options.fanOut, options.childless);

const parentsOf = (spread: Spread): number[] => Array.from({ length: spread.children }, (_, child) => spread.parentOf(child));

describe.each([
  ['one pass', {}],
  ['few children', { children: 37 }],
  ['one child', { children: 1, pass: 1, there: () => [0] }],
  ['one parent', { parents: 1, parentPass: 1, there: () => Array.from({ length: 16 }, () => 1) }],
  ['parents that all come at the end', { there: () => [...Array.from({ length: 15 }, () => 0), 999] }],
  ['several passes of children and of parents', { children: 1234, pass: 300, parents: 777, parentPass: 200, there: growth(200) }],
  ['fewer parents than a pass', { parents: 30, parentPass: 1000 }],
  ['with a share of childless overall', { overall }],
  ['overall, few children', { overall, children: 37 }],
  ['overall, one child', { overall, children: 1, pass: 1, there: () => [0] }],
  ['overall, fewer children than parents', { overall, children: 700, pass: 700 }],
  ['overall, many more children than expected', { overall, parents: 60, parentPass: 60, pass: 100, there: growth(60) }],
  ['overall, several passes', { overall, children: 1234, pass: 300, parents: 777, parentPass: 200, there: growth(200) }],
  ['overall, in sections', { overall, children: 4900, pass: 1000, parentPass: 200, there: growth(200), make: timedSections }],
  ['in sections', { children: 4900, parents: 1000, pass: 1000, parentPass: 200, there: growth(200), make: timedSections }],
  ['in sections, more children than passes of parents', { children: 2600, parents: 350, pass: 1000, parentPass: 200, there: growth(200), make: timedSections }],
  ['gradually', gradual],
  ['gradually, several passes, with a share of childless overall', { ...gradual, overall, children: 12_000, parents: 2100 }],
  ['gradually, in sections', { ...gradual, children: 12_000, parents: 2400, make: timedSections }],
  ['in one section that is not full', { children: 140, parents: 30, pass: 1000, parentPass: 200, there: growth(200), make: timedSections }],
] as const)('by time, %s', (_, { make = timedSpread, ...changed }: Partial<TimedOptions> & { make?: typeof timedSpread }) => {
  const spread = make({ ...options, ...changed });

  test('both directions agree', () => {
    const counted = new Map<number, number>();
    for (let child = 0; child < spread.children; child++) {
      const parent = spread.parentOf(child);
      expect(parent).toBeGreaterThanOrEqual(0);
      expect(parent).toBeLessThan(spread.parents);
      const ordinal = spread.ordinalOf(child);
      expect(ordinal).toBe(counted.get(parent) ?? 0);
      expect(spread.childAt(parent, ordinal)).toBe(child);
      counted.set(parent, ordinal + 1);
    }
    for (let parent = 0; parent < spread.parents; parent++) expect(spread.countOf(parent)).toBe(counted.get(parent) ?? 0);
    expect(spread.most).toBeGreaterThanOrEqual(Math.max(...counted.values()));
  });

  test('batch and single reads agree, in order and as a list', () => {
    const first = Math.floor(spread.children / 7);
    const count = spread.children - first;
    const all = parentsOf(spread).slice(first);
    const filled = new Float64Array(count);
    spread.fill!({ first, count, at: null }, filled);
    expect([...filled]).toEqual(all);
    spread.fill!({ first: 0, count, at: Float64Array.from(all, (__, i) => first + count - 1 - i) }, filled);
    expect([...filled]).toEqual(all.toReversed());
  });
});

test('R6: no child of an epoch has a parent that did not exist when it began', () => {
  const there = options.there();
  const spread = timedSpread(options);
  for (let child = 0; child < 5000; child++) expect(spread.parentOf(child)).toBeLessThan(there[Math.floor((child * 16) / 5000)]!);
});

test('R6: where parents begin with the children, the first epochs are so short that none of their parents has most of the children', () => {
  const { there } = gradual;
  const even = { there: () => Array.from({ length: 16 }, (_, e) => Math.floor((1000 * e) / 16)) };
  expect(timedSpread({ ...options, ...even }).countOf(0)).toBeGreaterThan(5000 / 16);
  const spread = timedSpread({ ...options, ...gradual });
  expect(spread.countOf(0)).toBeLessThan(100);
  for (let child = 0; child < 5000; child++) {
    const epoch = GRADUAL.findLastIndex((first) => first <= child);
    expect(spread.parentOf(child)).toBeLessThan(Math.max(1, there()[epoch]!));
  }
});

test.each([false, true])('R5: more children move none (overall: %s)', (whole) => {
  const few = parentsOf(timedSpread({ ...options, ...(whole && { overall }) }));
  expect(parentsOf(timedSpread({ ...options, ...(whole && { overall }), children: 12_000 })).slice(0, 5000)).toEqual(few);
});

test('R3: in sections, more parents add children and move none in full sections', () => {
  const perPass = { pass: 1000, parentPass: 200, there: growth(200) };
  const few = parentsOf(timedSections({ ...options, ...perPass, parents: 400, children: 2000 }));
  expect(parentsOf(timedSections({ ...options, ...perPass, parents: 1300, children: 6500 })).slice(0, 2000)).toEqual(few);
});

test.each([0, 0.2, 0.35, 0.6])('overall, the share of parents without children is the configured one: %d', (childless) => {
  for (const fanOut of [options.fanOut, { kind: 'geometric', mean: 3.4 }, { kind: 'lognormal', median: 4, sigma: 1 }] as const) {
    const parents = 2000;
    const children = Math.round(parents * (1 - childless) * 3.4);
    const spread = timedSpread({
      ...options,
      fanOut,
      childless,
      overall: overallOf(fanOut, childless),
      parents,
      parentPass: parents,
      children,
      pass: children,
      there: growth(parents),
    });
    const counts = Array.from({ length: parents }, (_, row) => spread.countOf(row));
    const without = counts.filter((count) => count === 0).length;
    // Parents after the start of the last epoch have no children, whatever the fan-out.
    const least = parents - growth(parents)()[15]!;
    if (childless === 0) expect(without).toBeGreaterThanOrEqual(least);
    else expect(without).toBe(Math.round(parents * childless));
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(0.2 * parents * (1 - childless));
  }
});

test('overall, a custom curve keeps its share of childless parents', () => {
  const counts = [
    { children: 0, weight: 3 },
    { children: 1, weight: 1 },
    { children: 6, weight: 6 },
  ];
  const fanOut = { kind: 'empirical', counts } as const;
  const { childless: _, ...rest } = options;
  const spread = timedSpread({ ...rest, fanOut, overall: overallOf(fanOut, undefined), children: 3700, pass: 3700 });
  expect(Array.from({ length: 1000 }, (__, row) => spread.countOf(row)).filter((count) => count === 0)).toHaveLength(300);
});

test('every group has its share of an epoch, and early parents have more children', () => {
  const there = options.there();
  const parents = parentsOf(timedSpread(options));
  const lastEpoch = parents.slice(Math.floor((5000 * 15) / 16));
  const old = lastEpoch.filter((parent) => parent < there[7]!).length / lastEpoch.length;
  expect(Math.abs(old - there[7]! / there[15]!)).toBeLessThan(0.03);
  const each = (from: number, to: number) => parents.filter((parent) => parent >= from && parent < to).length / (to - from);
  expect(each(0, there[3]!)).toBeGreaterThan(2 * each(there[11]!, there[15]!));
});

test('R4: the share of parents without children is exact in every group', () => {
  const there = options.there();
  const spread = timedSpread({ ...options, children: 200_000, pass: 200_000 });
  for (let g = 0; g < 16; g++) {
    const first = g === 0 ? 0 : there[g - 1]!;
    const rows = Array.from({ length: there[g]! - first }, (_, i) => first + i);
    const without = rows.filter((row) => spread.countOf(row) === 0).length;
    expect(Math.abs(without - 0.2 * rows.length)).toBeLessThanOrEqual(0.5);
  }
});
