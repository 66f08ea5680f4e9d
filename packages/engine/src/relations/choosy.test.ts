import { expect, test } from 'vitest';
import { eitherSpread } from './choosy.ts';
import type { Spread } from './spread.ts';

const PARENTS = 100_000;
const CHILDREN = 1_000_000_000;

/** Child c has the parent c + shift, in turns. */
function inTurns(shift: number, parents = PARENTS): Spread {
  const parentOf = (child: number): number => (child + shift) % parents;
  const first = (parent: number): number => (parent - shift + parents) % parents;
  return {
    parents,
    children: CHILDREN,
    most: CHILDREN / parents,
    parentOf,
    countOf: () => CHILDREN / parents,
    childAt: (parent, ordinal) => first(parent) + ordinal * parents,
    ordinalOf: (child) => Math.floor(child / parents),
  };
}

test('the children of a billion rows are found in each of the spreads that they are chosen from', () => {
  const kindOf = (child: number): number => child % 3;
  const either = eitherSpread([inTurns(0), inTurns(17), null], kindOf, CHILDREN, PARENTS);
  const children = Array.from({ length: either.countOf(123) }, (_, i) => either.childAt(123, i));
  expect(children.length).toBeGreaterThan(50);
  expect(children).toEqual(children.toSorted((one, other) => one - other));
  for (const child of children) expect([either.parentOf(child), either.childAt(123, either.ordinalOf(child))]).toEqual([123, child]);
  const near = Array.from({ length: 2 * PARENTS }, (_, child) => child).filter((child) => either.parentOf(child) === 123);
  expect(children.filter((child) => child < 2 * PARENTS)).toEqual(near);
  expect(either.parentOf(2)).toBe(-1);
});

test('a parent with too many children in one of them is refused', () => {
  const few = eitherSpread([inTurns(0, 2), null], () => 0, CHILDREN, 2);
  expect(() => few.countOf(1)).toThrow('without scanning 1000000000 rows');
});
