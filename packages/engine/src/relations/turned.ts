import { permutation } from '../keys/permutation.ts';
import type { Spread } from './spread.ts';

/**
 * Parents in turn by the row's place among the children of `lead`, wherever these lie: no two children of one lead get the same parent,
 * as long as it has at most `step × parents` of them. The children of a parent are found by looking at each lead.
 */
export function turnedSpread(lead: Spread, parents: number, step: number, key: readonly [number, number]): Spread {
  const mixed = permutation(Math.max(1, parents), key[0], key[1]);
  const digitOf = (child: number) => (Math.floor(lead.ordinalOf(child) / step) + lead.parentOf(child)) % parents;

  function* childrenOf(parent: number): Generator<number> {
    const digit = mixed.inverse(parent);
    for (let owner = 0; owner < lead.parents; owner++) {
      const count = lead.countOf(owner);
      const first = ((((digit - owner) % parents) + parents) % parents) * step;
      for (let round = first; round < count; round += parents * step) {
        for (let ordinal = round; ordinal < Math.min(count, round + step); ordinal++) yield lead.childAt(owner, ordinal);
      }
    }
  }

  return {
    parents,
    children: lead.children,
    most: lead.children,
    parentOf: (child) => (parents === 0 || lead.parentOf(child) < 0 ? -1 : mixed.forward(digitOf(child))),
    ordinalOf(child) {
      let ordinal = 0;
      for (const each of childrenOf(mixed.forward(digitOf(child)))) {
        if (each === child) return ordinal;
        ordinal++;
      }
      return 0;
    },
    countOf(parent) {
      let count = 0;
      for (const _ of childrenOf(parent)) count++;
      return count;
    },
    childAt(parent, ordinal) {
      let at = 0;
      for (const child of childrenOf(parent)) if (at++ === ordinal) return child;
      return -1;
    },
  };
}
