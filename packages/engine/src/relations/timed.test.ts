import { describe, expect, test } from 'vitest';
import type { Spread } from './spread.ts';
import { timedSections } from './timed-sections.ts';
import { timedSpread, type TimedOptions } from './timed.ts';

/** Parents of a pass that are there at the start of each of 16 epochs: more and more come. */
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

const parentsOf = (spread: Spread): number[] => Array.from({ length: spread.children }, (_, child) => spread.parentOf(child));

describe.each([
  ['one pass', {}],
  ['few children', { children: 37 }],
  ['one child', { children: 1, pass: 1, there: () => [0] }],
  ['one parent', { parents: 1, parentPass: 1, there: () => Array.from({ length: 16 }, () => 1) }],
  ['parents that all come at the end', { there: () => [...Array.from({ length: 15 }, () => 0), 999] }],
  ['several passes of children and of parents', { children: 1234, pass: 300, parents: 777, parentPass: 200, there: growth(200) }],
  ['fewer parents than a pass', { parents: 30, parentPass: 1000 }],
  ['in sections', { children: 4900, parents: 1000, pass: 1000, parentPass: 200, there: growth(200), make: timedSections }],
  ['in sections, more children than passes of parents', { children: 2600, parents: 350, pass: 1000, parentPass: 200, there: growth(200), make: timedSections }],
  ['in one section that is not full', { children: 140, parents: 30, pass: 1000, parentPass: 200, there: growth(200), make: timedSections }],
] as const)('by time, %s', (_, { make = timedSpread, ...changed }: Partial<TimedOptions> & { make?: typeof timedSpread }) => {
  const spread = make({ ...options, ...changed });

  test('both ways agree', () => {
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

  test('many at once are the same, in order and listed', () => {
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

test('R6: no child of an epoch has a parent that was not there when it began', () => {
  const there = options.there();
  const spread = timedSpread(options);
  for (let child = 0; child < 5000; child++) expect(spread.parentOf(child)).toBeLessThan(there[Math.floor((child * 16) / 5000)]!);
});

test('R5: more children move none', () => {
  const few = parentsOf(timedSpread(options));
  expect(parentsOf(timedSpread({ ...options, children: 12_000 })).slice(0, 5000)).toEqual(few);
});

test('R3: in sections, more parents append children and move none of the sections that are full', () => {
  const perPass = { pass: 1000, parentPass: 200, there: growth(200) };
  const few = parentsOf(timedSections({ ...options, ...perPass, parents: 400, children: 2000 }));
  expect(parentsOf(timedSections({ ...options, ...perPass, parents: 1300, children: 6500 })).slice(0, 2000)).toEqual(few);
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

test('R4: the share of parents without children is kept in every group', () => {
  const there = options.there();
  const spread = timedSpread({ ...options, children: 200_000, pass: 200_000 });
  for (let g = 0; g < 16; g++) {
    const first = g === 0 ? 0 : there[g - 1]!;
    const rows = Array.from({ length: there[g]! - first }, (_, i) => first + i);
    const without = rows.filter((row) => spread.countOf(row) === 0).length;
    expect(Math.abs(without - 0.2 * rows.length)).toBeLessThanOrEqual(0.5);
  }
});
