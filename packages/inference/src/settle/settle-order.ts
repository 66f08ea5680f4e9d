import { tellsTimestamp } from '@seedbed/engine';
import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';

/** Children that a relation by time needs: of fewer, nearly all would have the one parent that was there first. */
const FEW = 32;

/**
 * Where rows of both tables have timestamps, children lie in the order of time: what follows its owner comes in the owner's order, all else has
 * parents that were there. Relations by time need both timestamps and more than a few
 * children; without them children of several parents are mixed.
 */
export function settleOrder({ tables, relations }: Blueprint): void {
  const timed = new Set(tables.filter(hasTimestamps).map((table) => qualifiedName(table.schema, table.name)));
  const few = new Set(tables.filter(({ rows }) => rows !== undefined && rows < FEW).map((table) => qualifiedName(table.schema, table.name)));
  for (const relation of relations) {
    const both = timed.has(relation.from.table) && timed.has(relation.to.table) && !few.has(relation.from.table);
    if (relation.owner && relation.order === 'time' && !both) relation.order = 'near';
    else if (relation.owner && relation.order === 'near' && both) delete relation.order;
    else if (!relation.owner && both && relation.from.table !== relation.to.table) relation.order = 'time';
  }
}

function hasTimestamps({ columns }: BlueprintTable): boolean {
  return columns.some(({ generator }) => generator && tellsTimestamp(generator.kind));
}
