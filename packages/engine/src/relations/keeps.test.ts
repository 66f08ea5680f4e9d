import { describe, expect, test } from 'vitest';
import { blockSpread, nearWindow } from './blocks.ts';
import { cyclicSpread } from './cyclic.ts';
import { evenSpread } from './even.ts';
import { growingSpread } from './growing.ts';
import { countQuantile } from './quantiles.ts';
import { rankSpread } from './rank-runs.ts';
import { siftedSpread } from './sifted.ts';
import type { Spread } from './spread.ts';
import { treeSpread } from './tree.ts';

const key = [5, 9] as const;
const owned = (parents: number, more = {}) => blockSpread({ parents, quantile: countQuantile({ kind: 'geometric', mean: 3 }), key, ...more });
const popular = (parents: number, children: number) => growingSpread({ parents, children, fanOut: { kind: 'zipf', exponent: 0.9 }, key });

/** The spread with more children, or with more parents. */
type Grown = { readonly spread: Spread; readonly children?: Spread; readonly parents?: Spread };

const GROWN: Readonly<Record<string, Grown>> = {
  'stratified blocks': { spread: owned(1000), parents: owned(1777) },
  'stratified blocks, mixed': { spread: owned(5000, { mixed: true }), parents: owned(9000, { mixed: true }) },
  'stratified blocks, mixed in small windows': {
    spread: owned(1000, { mixed: true, window: nearWindow(1000) }),
    parents: owned(9000, { mixed: true, window: nearWindow(9000) }),
  },
  'stratified blocks of a fixed total': {
    spread: owned(1000, { children: 2500 }),
    children: owned(1000, { children: 2900 }),
    parents: owned(1200, { children: 2500 }),
  },
  growing: { spread: popular(300, 2000), children: popular(300, 5000), parents: popular(301, 2000) },
  'growing, some without a parent': {
    spread: siftedSpread(popular(300, 2000), (child) => child % 7 === 0),
    children: siftedSpread(popular(300, 5000), (child) => child % 7 === 0),
  },
  'rank runs': {
    spread: rankSpread({ parents: 300, children: 2000, fanOut: { kind: 'zipf', exponent: 0.9 }, key }),
    children: rankSpread({ parents: 300, children: 2100, fanOut: { kind: 'zipf', exponent: 0.9 }, key }),
    parents: rankSpread({ parents: 310, children: 2000, fanOut: { kind: 'zipf', exponent: 0.9 }, key }),
  },
  'in turn': { spread: cyclicSpread(500, 40, 3, key), children: cyclicSpread(900, 40, 3, key), parents: cyclicSpread(500, 41, 3, key) },
  even: { spread: evenSpread(500, 40), children: evenSpread(560, 40), parents: evenSpread(500, 41) },
  tree: { spread: treeSpread(500, 4, false), children: treeSpread(900, 4, false), parents: treeSpread(900, 4, false) },
};

const isKept = (spread: Spread, grown: Spread) =>
  Array.from({ length: spread.children }, (_, child) => child).every((child) => grown.parentOf(child) === spread.parentOf(child));

describe.each(Object.entries(GROWN))('R3, R5: %s', (_, { spread, children, parents }) => {
  const keeps = spread.keeps ?? { children: false, parents: false };
  test('promises that children keep their parents, and they do', () => {
    if (children) expect(isKept(spread, children)).toBe(keeps.children);
    if (parents) expect(isKept(spread, parents)).toBe(keeps.parents);
  });
});
