import { expect, test } from 'vitest';
import { evenSpread } from './even.ts';
import { withoutChildren } from './without-children.ts';

test('removed children have no parent, the others keep their parents and their order', () => {
  const inner = evenSpread(20, 4);
  const gone = new Set([0, 1, 7, 12, 19]);
  const spread = withoutChildren(inner, gone);
  const found = [0, 1, 2, 3].map((parent) => Array.from({ length: spread.countOf(parent) }, (_, ordinal) => spread.childAt(parent, ordinal)));
  expect(found.flat().toSorted((a, b) => a - b)).toEqual([...Array(20).keys()].filter((child) => !gone.has(child)));
  for (const [parent, children] of found.entries())
    for (const [ordinal, child] of children.entries()) {
      expect([spread.parentOf(child), spread.ordinalOf(child)]).toEqual([parent, ordinal]);
      expect(inner.parentOf(child)).toBe(parent);
    }
  expect([...gone].map((child) => spread.parentOf(child))).toEqual([-1, -1, -1, -1, -1]);
});
