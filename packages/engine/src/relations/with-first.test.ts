import { expect, test } from 'vitest';
import { blockSpread } from './blocks.ts';
import { evenSpread } from './even.ts';
import { countQuantile } from './quantiles.ts';
import { withFirst } from './with-first.ts';

test.each([
  [[3, 0, 2], 50, 20],
  [[3, 0, 2], 5, 3],
  [[3, 2], 4, 9],
  [[0], 7, 3],
  [[2, 2, 2], 10, 2],
])('the first parents have %j of %i children, over %i parents, and both directions agree', (counts, children, parents) => {
  const spread = withFirst(counts, children, parents, evenSpread);
  let left = children;
  for (const [parent, count] of counts.slice(0, parents).entries()) {
    expect(spread.countOf(parent)).toBe(Math.min(left, count));
    left -= spread.countOf(parent);
  }
  const seen = new Set<number>();
  for (let parent = 0; parent < parents; parent++) {
    for (let ordinal = 0; ordinal < spread.countOf(parent); ordinal++) {
      const child = spread.childAt(parent, ordinal);
      seen.add(child);
      expect([spread.parentOf(child), spread.ordinalOf(child)]).toEqual([parent, ordinal]);
    }
  }
  expect(seen.size).toBe(parents > counts.length ? children : children - left);
});

test('the others keep their own form', () => {
  const quantile = countQuantile({ kind: 'fixed', count: 3 });
  const spread = withFirst([5, 1], 36, 12, (children, parents) => blockSpread({ parents, quantile, children, key: [1, 2] }));
  expect(Array.from({ length: 12 }, (_, parent) => spread.countOf(parent))).toEqual([5, 1, ...Array.from({ length: 10 }, () => 3)]);
});
