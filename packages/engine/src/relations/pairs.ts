import { permutation } from '../keys/permutation.ts';
import { guidedSearch } from './guided-search.ts';
import { listedChildren } from './listed-children.ts';
import { lookedThrough } from './looked-through.ts';
import type { Spread } from './spread.ts';

/**
 * The two ends of unordered pairs of parents, no pair twice: `low` and `high` are the smaller and the larger row of
 * each.
 */
export type PairSpreads = { readonly low: Spread; readonly high: Spread; /** The number of possible pairs. */ readonly most: number };

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

/**
 * Pairs of parents that belong to one scope: `inside` leads from each parent to its scope. First all neighbours within their scopes, then those
 * at distance 2, and so on: each pair once, and every parent that has another one early. `order` as in `pairSpreads`.
 */
export function scopedPairs(children: number, inside: Spread, order: ((a: number, b: number) => number) | null = null): PairSpreads {
  const sizeOf = Float64Array.from({ length: inside.parents }, (_, scope) => inside.countOf(scope));
  const scopes = Array.from(sizeOf.keys())
    .filter((scope) => sizeOf[scope]! > 1)
    .sort((a, b) => sizeOf[b]! - sizeOf[a]! || a - b);
  const starts = runningSums(scopes.map((scope) => sizeOf[scope]!));
  // At distance d, a scope of more than 2d parents has a pair for each of them, and one of exactly 2d has d.
  const full: number[] = [];
  const sums: number[] = [];
  const widest = Math.floor((sizeOf[scopes[0] ?? -1] ?? 0) / 2);
  for (let d = 1, at = scopes.length, whole = scopes.length; d <= widest; d++) {
    while (at > 0 && sizeOf[scopes[at - 1]!]! < 2 * d) at--;
    whole = Math.min(whole, at);
    while (whole > 0 && sizeOf[scopes[whole - 1]!]! === 2 * d) whole--;
    full.push(whole);
    sums.push(starts[whole]! + (at - whole) * d);
  }
  const layers = runningSums(sums);
  const most = layers.at(-1)!;
  const [layerOf, scopeAt] = [guidedSearch(layers), guidedSearch(starts)];
  const ends = (child: number): readonly [number, number] => {
    const pair = child % most;
    const layer = layerOf(pair);
    const [d, whole] = [layer + 1, full[layer]!];
    const offset = pair - layers[layer]!;
    const beyond = offset - starts[whole]!;
    const at = beyond < 0 ? scopeAt(offset) : whole + Math.floor(beyond / d);
    const place = beyond < 0 ? offset - starts[at]! : beyond % d;
    const scope = scopes[at]!;
    const [one, other] = [inside.childAt(scope, place), inside.childAt(scope, (place + d) % sizeOf[scope]!)];
    return (order?.(one, other) || one - other) < 0 ? [one, other] : [other, one];
  };
  const end = (which: 0 | 1): Spread => {
    const parentOf = (child: number) => (most === 0 ? -1 : ends(child)[which]);
    return {
      parents: inside.children,
      children,
      most: children,
      parentOf,
      ...listedChildren(parentOf, lookedThrough(inside.children, children, parentOf)),
    };
  };
  return { low: end(0), high: end(1), most };
}

/** 0, then the sum up to each number. */
function runningSums(numbers: readonly number[]): Float64Array {
  const sums = new Float64Array(numbers.length + 1);
  numbers.forEach((number, i) => (sums[i + 1] = sums[i]! + number));
  return sums;
}
