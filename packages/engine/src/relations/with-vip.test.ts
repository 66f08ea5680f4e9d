import { expect, test } from 'vitest';
import { blockSpread } from './blocks.ts';
import { evenSpread } from './even.ts';
import { countQuantile } from './quantiles.ts';
import { withVip } from './with-vip.ts';

test.each([
  [0.4, 3000, 225],
  [0.4, 7, 3],
  [0, 20, 4],
  [1, 20, 4],
  [0.9, 101, 2],
  [0.3, 50, 1],
])('%f of %i children belong to the first of %i parents, and both directions agree', (share, children, parents) => {
  const own = parents < 2 ? children : Math.round(children * share);
  const spread = withVip(own, children, parents, evenSpread);
  expect(spread.countOf(0)).toBe(own);
  const seen = new Set<number>();
  for (let parent = 0; parent < parents; parent++) {
    for (let ordinal = 0; ordinal < spread.countOf(parent); ordinal++) {
      const child = spread.childAt(parent, ordinal);
      seen.add(child);
      expect([spread.parentOf(child), spread.ordinalOf(child)]).toEqual([parent, ordinal]);
    }
  }
  expect(seen.size).toBe(children);
});

test('the others keep their own form', () => {
  const quantile = countQuantile({ kind: 'fixed', count: 3 });
  const spread = withVip(10, 40, 11, (children, parents) => blockSpread({ parents, quantile, children, key: [1, 2] }));
  expect(Array.from({ length: 11 }, (_, parent) => spread.countOf(parent))).toEqual([10, ...Array.from({ length: 10 }, () => 3)]);
});
