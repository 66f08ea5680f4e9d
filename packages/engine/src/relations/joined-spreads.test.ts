import { describe, expect, test } from 'vitest';
import { apartSpread } from './apart.ts';
import { chainedSpread } from './chained.ts';
import { cyclicSpread } from './cyclic.ts';
import { distinctSpread } from './distinct.ts';
import { evenSpread } from './even.ts';
import { growingSpread } from './growing.ts';
import { oneToOneSpread } from './one-to-one.ts';
import { ownChildSpread } from './own-child.ts';
import { onceWithinSpread } from './once-within.ts';
import { pairSpreads } from './pairs.ts';
import { pairedSpread } from './paired.ts';
import { preferredSpread } from './preferred.ts';
import { selectedSpread } from './selected.ts';
import { risingSpread } from './rising.ts';
import { roomySpread } from './roomy.ts';
import { siftedSpread } from './sifted.ts';
import { isServed, type Spread } from './spread.ts';
import { treeWithinSpread } from './tree-within.ts';
import { treeSpread } from './tree.ts';
import { turnedSpread } from './turned.ts';
import { withinSpread } from './within.ts';

const key = [5, 9] as const;
const skewed = (children: number, parents: number) => growingSpread({ children, parents, fanOut: { kind: 'zipf', exponent: 1 }, key });
const users = evenSpread(50, 7);
const products = skewed(40, 7);
const orders = skewed(300, 50);

const SOME = [0, 1, 3, 4, 5, 7, 8, 9];

const SPREADS: Record<string, Spread> = {
  'even, more children': evenSpread(103, 10),
  'even, fewer children': evenSpread(4, 10),
  'one to one, full': oneToOneSpread(10, 10, key),
  'one to one, few': oneToOneSpread(4, 10, key),
  'one to one, too many children': oneToOneSpread(14, 10, key),
  'in turn': cyclicSpread(103, 10, 1, key),
  'in turn, by threes': cyclicSpread(103, 10, 3, key),
  'tree with a NULL root': treeSpread(100, 4, false),
  'tree with a root of its own': treeSpread(100, 4, true),
  'one row': treeSpread(1, 4, true),
  chained: chainedSpread(orders, users),
  within: withinSpread(orders, users, products),
  'within a parent itself': withinSpread(skewed(300, 7), null, products),
  'within, apart from the lead': withinSpread(skewed(300, 40), products, products, { apart: true }),
  'within, behind the turns of others': withinSpread(skewed(600, 50), users, products, { step: (parent) => 1 + (parent % 4) }),
  'as many as there is room for': roomySpread(skewed(400, 60), (parent) => (parent * 5) % 9, 190, 60),
  'more than there is room for': roomySpread(skewed(400, 60), (parent) => parent % 3, 190, 60),
  'in the order of rows': risingSpread(chainedSpread(orders, users))!,
  'preferred where there are any': preferredSpread(skewed(300, 40), (child) => child % 5 === 0 && child > 20),
  sifted: siftedSpread(orders, (child) => child % 3 === 0),
  apart: apartSpread(evenSpread(90, 10)),
  'in turn within a lead that is scattered': turnedSpread(orders, 9, 2, key),
  'once within': onceWithinSpread(orders, skewed(40, 50)),
  'lesser ends': pairSpreads(40, 11, key).low,
  'greater ends': pairSpreads(40, 12, key).high,
  'in pairs': pairedSpread(9, 12),
  'an own child': ownChildSpread(orders),
  'tree within': treeWithinSpread(evenSpread(100, 7), 3, false),
  'tree within, roots of their own': treeWithinSpread(evenSpread(100, 7), 3, true),
  distinct: distinctSpread(orders, skewed(300, 50)),
  'apart, among some': apartSpread(selectedSpread(evenSpread(70, 8), SOME, 10), null, SOME),
  'distinct, among some': distinctSpread(selectedSpread(skewed(90, 8), SOME, 10), skewed(90, 10), SOME),
};

describe.each(Object.entries(SPREADS))('%s', (_, spread) => {
  test('parents and children agree', () => {
    const met = new Float64Array(spread.parents);
    for (let child = 0; child < spread.children; child++) {
      const parent = spread.parentOf(child);
      if (parent < 0) continue;
      met[parent]!++;
      expect(spread.childAt(parent, spread.ordinalOf(child))).toBe(child);
    }
    for (let parent = 0; parent < spread.parents; parent++) {
      expect(spread.countOf(parent)).toBe(met[parent]);
      expect(isServed(spread, parent)).toBe(met[parent]! > 0);
      expect(met[parent]).toBeLessThanOrEqual(spread.most);
    }
  });
});

test('parents that must differ from others are among the allowed ones', () => {
  for (const name of ['apart, among some', 'distinct, among some']) {
    const spread = SPREADS[name]!;
    for (let child = 0; child < spread.children; child++) expect(SOME).toContain(spread.parentOf(child));
  }
});

test('a parent within the scope of another one', () => {
  const spread = SPREADS.within!;
  for (let order = 0; order < 300; order++) {
    const product = spread.parentOf(order);
    if (product >= 0) expect(products.parentOf(product)).toBe(users.parentOf(orders.parentOf(order)));
  }
});

test('a tree points backwards', () => {
  const tree = treeSpread(1000, 5, false);
  expect(tree.parentOf(0)).toBe(-1);
  for (let row = 1; row < 1000; row++) expect(tree.parentOf(row)).toBeLessThan(row);
});

test('distinct parents differ', () => {
  const other = skewed(300, 50);
  const spread = distinctSpread(orders, other);
  for (let order = 0; order < 300; order++) expect(spread.parentOf(order)).not.toBe(other.parentOf(order));
});

test('parents take turns: a run of children up to the number of parents repeats none', () => {
  const spread = cyclicSpread(1000, 7, 1, key);
  for (let first = 0; first < 990; first++) {
    expect(new Set(Array.from({ length: 7 }, (_, i) => spread.parentOf(first + i))).size).toBe(7);
  }
});

test('apart: never the parent of the lead, and no parent twice within a lead', () => {
  const lead = evenSpread(90, 10);
  const spread = apartSpread(lead);
  for (let own = 0; own < 10; own++) {
    const met = Array.from({ length: lead.countOf(own) }, (_, i) => spread.parentOf(lead.childAt(own, i)));
    expect(met).not.toContain(own);
    expect(new Set(met).size).toBe(9);
  }
});

test('all pairs differ, up to the number of pairs', () => {
  for (const parents of [2, 3, 4, 7, 12]) {
    const { most } = pairSpreads(0, parents, key);
    const { low, high } = pairSpreads(most, parents, key);
    const pairs = Array.from({ length: most }, (_, child) => [low.parentOf(child), high.parentOf(child)]);
    for (const [a, b] of pairs) expect(a).toBeLessThan(b!);
    expect(new Set(pairs.map(String)).size).toBe(most);
  }
});
