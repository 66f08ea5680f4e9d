import type { Group } from '@seedbed/contract';
import { isRequired, type LinkedRelation } from '@seedbed/meaning/decide';
import { isDifference } from './kept-by-relations.ts';

/**
 * Rows that refer to each other in pairs: `(pair, other_side)` refers to `(pair, side)` and `side <> other_side`. If the pair is the
 * table's own and NULL is refused, no row can be first, since a backward reference would leave the pair.
 */
export function markMates(groups: readonly Group[], relations: readonly LinkedRelation[]): void {
  for (const { link, relation } of relations) {
    const { from, to } = relation;
    if (!relation.self || !isRequired(link)) continue;
    const shared = from.columns.filter((name, i) => name === to.columns[i]);
    const others = from.columns.flatMap((name, i) => (name === to.columns[i] ? [] : [[name, to.columns[i]!] as const]));
    const isGiven = (name: string): boolean => relations.some((other) => other.relation !== relation && other.relation.from.columns.includes(name));
    if (shared.length === 0 || [...shared, ...others.map(([, target]) => target)].some(isGiven)) continue;
    const differs = others.some(([own, target]) => groups.some(({ order = [] }) => order.some((each) => isDifference(each, own, target))));
    if (differs) relation.mates = true;
  }
}
