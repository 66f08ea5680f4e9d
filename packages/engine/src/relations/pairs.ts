import { permutation } from '../keys/permutation.ts';
import { listedChildren } from './listed-children.ts';
import type { Spread } from './spread.ts';

/**
 * The two ends of unordered pairs of parents, no pair twice: `low` and `high` are the smaller and the larger row of
 * each.
 */
type PairSpreads = { readonly low: Spread; readonly high: Spread; /** The number of possible pairs. */ readonly most: number };

/** Other distances to try for a pair whose order is not certain. */
const MAX_TRIED = 8;

/**
 * Pair c joins parents of a scope at distance d = 1 + ⌊c / n⌋, starting at index c mod n: each pair of parents occurs
 * once, for d up to half the scope, and every parent occurs early. The scope is shuffled, so that neighbours in it are
 * not neighbours in the table. `order` compares two parents, where rows do not ascend with what is compared; where it
 * is 0, a distance that no other pair has replaces d: further by a multiple of the largest distance in use.
 */
export function pairSpreads(
  children: number,
  parents: number,
  key: readonly [number, number],
  order: ((a: number, b: number) => number) | null = null,
): PairSpreads {
  const mixed = permutation(Math.max(1, parents), key[0], key[1]);
  const widest = Math.ceil(children / Math.max(1, parents));
  const tries = order ? Math.min(MAX_TRIED, Math.floor((parents - 1) / 2 / Math.max(1, widest))) : 1;
  /** Beyond half the scope, pairs repeat the other way round; a parent never meets itself. */
  const distanceOf = (child: number) => 1 + (Math.floor(child / parents) % Math.max(1, parents - 1));
  const inRows = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a]);
  const ends = (child: number): readonly [number, number] => {
    const place = child % parents;
    const apart = distanceOf(child);
    const one = mixed.forward(place);
    const first = mixed.forward((place + apart) % parents);
    if (!order) return inRows(one, first);
    for (let turn = 0, other = first; ; other = mixed.forward((place + apart + turn * widest) % parents)) {
      const sign = order(one, other);
      if (sign !== 0) return sign < 0 ? [one, other] : [other, one];
      if (++turn >= tries) return inRows(one, first);
    }
  };
  return { low: end(0), high: end(1), most: parents < 2 ? 0 : (parents * (parents - 1)) / 2 };

  function end(which: 0 | 1): Spread {
    const parentOf = (child: number) => (parents < 2 ? -1 : ends(child)[which]);
    const childrenOf = (parent: number): number[] => {
      const place = mixed.inverse(parent);
      const list: number[] = [];
      for (let first = 0; first < children && parents > 1; first += parents) {
        const met = new Set([place]);
        for (let turn = 0; turn < Math.max(1, tries); turn++) met.add((((place - distanceOf(first) - turn * widest) % parents) + parents) % parents);
        for (const at of met) {
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
