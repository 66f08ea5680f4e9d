import { permutation } from '../keys/permutation.ts';
import { listedChildren } from './listed-children.ts';
import type { Spread } from './spread.ts';

/**
 * The two ends of unordered pairs of parents, no pair twice: `low` and `high` are the smaller and the larger row of
 * each.
 */
type PairSpreads = { readonly low: Spread; readonly high: Spread; /** The number of possible pairs. */ readonly most: number };

/**
 * Pair c joins parents of a scope at distance d = 1 + ⌊c / n⌋, starting at index c mod n: each pair of parents occurs
 * once, for d below half the scope, and every parent occurs early. The scope is shuffled, so that neighbours in it are
 * not neighbours in the table.
 */
export function pairSpreads(children: number, parents: number, key: readonly [number, number]): PairSpreads {
  const mixed = permutation(Math.max(1, parents), key[0], key[1]);
  const ends = (child: number) => {
    const place = child % parents;
    const apart = 1 + Math.floor(child / parents);
    return [mixed.forward(place), mixed.forward((place + apart) % parents)] as const;
  };
  return { low: end(Math.min), high: end(Math.max), most: Math.max(parents < 2 ? 0 : 1, parents * Math.floor((parents - 1) / 2)) };

  function end(choose: (a: number, b: number) => number): Spread {
    const parentOf = (child: number) => (parents < 2 ? -1 : choose(...ends(child)));
    const childrenOf = (parent: number): number[] => {
      const place = mixed.inverse(parent);
      const list: number[] = [];
      for (let first = 0; first < children && parents > 1; first += parents) {
        const apart = 1 + first / parents;
        for (const at of new Set([place, (((place - apart) % parents) + parents) % parents])) {
          const child = first + at;
          if (child < children && parentOf(child) === parent) list.push(child);
        }
      }
      return list.sort((a, b) => a - b);
    };
    return {
      parents,
      children,
      most: children,
      parentOf,
      ...listedChildren(parentOf, childrenOf),
    };
  }
}
