import { withoutWithin, type Relation } from '@seedbed/contract';
import type { Difference } from './place-guards.ts';

/** Keeps references different from the target of another referenced row (`reviewer <> the author of the document`). */
export function applyDifferences(relations: readonly Relation[], differences: readonly Difference[]): Relation[] {
  const apart = new Map<Relation, Relation>();
  for (const { table, column, key } of differences) {
    const own = relations.filter((one) => one.from.table === table);
    const relation = own.find((one) => one.from.columns.join() === column);
    const other = own.find((one) => one !== relation && one.from.columns.join() === key.columns.join());
    if (relation && other?.name !== undefined && relation.distinctFrom === undefined && other.distinctFrom === undefined) apart.set(relation, other);
  }
  const others = new Set(apart.values());
  return relations.map((relation) => {
    const other = apart.get(relation);
    if (!other && !others.has(relation)) return relation;
    // Within a scope, there may be no other row left.
    const rest = withoutWithin(relation);
    return other ? { ...rest, distinctFrom: other.name! } : rest;
  });
}
