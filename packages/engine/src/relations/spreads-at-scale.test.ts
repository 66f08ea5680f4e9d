import { describe, expect, test } from 'vitest';
import { blockSpread } from './blocks.ts';
import { chainedSpread } from './chained.ts';
import { cyclicSpread } from './cyclic.ts';
import { distinctSpread } from './distinct.ts';
import { evenSpread } from './even.ts';
import { growingSpread } from './growing.ts';
import { onceWithinSpread } from './once-within.ts';
import { oneToOneSpread } from './one-to-one.ts';
import { pairSpreads } from './pairs.ts';
import { pairedSpread } from './paired.ts';
import { countQuantile } from './quantiles.ts';
import { rankSpread } from './rank-runs.ts';
import { siftedSpread } from './sifted.ts';
import type { Spread } from './spread.ts';
import { treeWithinSpread } from './tree-within.ts';
import { treeSpread } from './tree.ts';
import { withinSpread } from './within.ts';

const key = [5, 9] as const;
const N = 1e9;
const CHILDREN = 3e9;
const owned = (mixed = false) => blockSpread({ parents: N, quantile: countQuantile({ kind: 'poisson', mean: 3 }), key, mixed });
const popular = (children: number, parents: number) => growingSpread({ parents, children, fanOut: { kind: 'zipf', exponent: 0.7 }, key });
// Ten rows in each scope.
const scopes = evenSpread(N, N / 10);

/** Every spread except those that find children by a scan (`apart`, `turned`), or that hold a list of parents (`selected`, `choosy`). */
const SPREADS: Readonly<Record<string, Spread>> = {
  'stratified blocks': owned(),
  'stratified blocks, mixed': owned(true),
  'stratified blocks of a fixed total': blockSpread({ parents: N, quantile: countQuantile({ kind: 'geometric', mean: 3 }), key, children: CHILDREN }),
  'rank runs': rankSpread({ parents: N, children: CHILDREN, fanOut: { kind: 'zipf', exponent: 1 }, key }),
  'growing, by the law of Zipf': popular(CHILDREN, N),
  'growing, evenly': growingSpread({ parents: N, children: CHILDREN + 12_345, fanOut: { kind: 'fixed', count: 1 }, key }),
  even: evenSpread(CHILDREN + 7, N),
  'in turn': cyclicSpread(CHILDREN, N, 3, key),
  'one to one': oneToOneSpread(N - 5, N, key),
  'in pairs': pairedSpread(N, N),
  'lesser ends of pairs': pairSpreads(CHILDREN, N, key).low,
  'greater ends of pairs': pairSpreads(CHILDREN, N, key).high,
  distinct: distinctSpread(owned(), popular(CHILDREN, N)),
  tree: treeSpread(N, 4, false),
  'tree within scopes': treeWithinSpread(scopes, 3, true),
  chained: chainedSpread(evenSpread(CHILDREN, N), scopes),
  within: withinSpread(evenSpread(CHILDREN, N), scopes, scopes),
  'once within': onceWithinSpread(scopes, scopes),
  sifted: siftedSpread(owned(), (child) => child % 3 === 0),
};

/** Numbers below n from all over it, its ends among them. */
function sampleOf(n: number): number[] {
  return [0, 1, n - 2, n - 1, ...Array.from({ length: 150 }, (_, i) => Math.floor((((i + 1) * 0.618_033_988_749) % 1) * n))].filter((x) => x >= 0);
}

describe.each(Object.entries(SPREADS))('R1: %s, of a thousand million parents', (_, spread) => {
  test('a child is found among its parent’s children', () => {
    for (const child of sampleOf(spread.children)) {
      const parent = spread.parentOf(child);
      if (parent >= 0) expect([child, spread.childAt(parent, spread.ordinalOf(child))]).toEqual([child, child]);
    }
  });

  test('a parent’s children are its own, once each', () => {
    for (const parent of sampleOf(spread.parents)) {
      const count = spread.countOf(parent);
      const ordinals = count <= 20 ? Array.from({ length: count }, (__, i) => i) : [0, 1, 2, Math.floor(count / 2), count - 2, count - 1];
      const children = ordinals.map((ordinal) => spread.childAt(parent, ordinal));
      expect(new Set(children).size).toBe(ordinals.length);
      children.forEach((child, i) => {
        expect(child >= 0 && child < spread.children).toBe(true);
        expect([parent, child, spread.parentOf(child), spread.ordinalOf(child)]).toEqual([parent, child, parent, ordinals[i]]);
      });
      expect(count).toBeLessThanOrEqual(spread.most);
    }
  });
});
