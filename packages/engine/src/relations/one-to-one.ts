import { permutation } from '../keys/permutation.ts';
import type { Spread } from './spread.ts';

/** Each child has a different parent; children beyond the number of parents have none. */
export function oneToOneSpread(children: number, parents: number, key: readonly [number, number]): Spread {
  const mixed = permutation(Math.max(1, parents), key[0], key[1]);
  // If there are as many children as parents, they follow the parents' order, which loads faster; fewer children get
  // random parents.
  const dense = children >= parents;
  const parentOf = (child: number) => (child >= parents ? -1 : dense ? child : mixed.forward(child));
  const childOf = (parent: number) => (dense ? parent : mixed.inverse(parent));
  return {
    parents,
    children,
    most: Math.min(1, children, parents),
    parentOf,
    ordinalOf: () => 0,
    countOf: (parent) => (childOf(parent) < children ? 1 : 0),
    childAt: childOf,
  };
}
