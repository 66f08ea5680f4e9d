import { chainedSpread } from './chained.ts';
import { eitherSpread } from './choosy.ts';
import type { Spread } from './spread.ts';

/**
 * One of the parties of a row's parent: the children of one parent take them in turn, beginning with another one for each. `near` leads to the parent, each of `ways` from
 * there to a party. A party that is missing is passed over. Children are found by a scan.
 */
export function partySpread(near: Spread, ways: readonly Spread[]): Spread {
  const kindOf = (child: number): number => {
    const parent = near.parentOf(child);
    if (parent < 0) return -1;
    const turn = (parent + near.ordinalOf(child)) % ways.length;
    const order = ways.map((_, i) => (turn + i) % ways.length);
    return order.find((i) => ways[i]!.parentOf(parent) >= 0) ?? turn;
  };
  const chained = ways.map((way) => chainedSpread(near, way));
  return eitherSpread(chained, kindOf, near.children, chained[0]!.parents);
}
