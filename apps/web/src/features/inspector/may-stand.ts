import type { BlueprintColumn, Relation } from '@seedbed/contract';

/** Whether the context has what a generator needs: a lookup without a target is not offered. */
export function mayStand(kind: string, table: string, column: BlueprintColumn, relations: readonly Relation[]): boolean {
  const hasParent = () => relations.some((relation) => relation.from.table === table);
  const hasChildren = () => relations.some((relation) => relation.to.table === table);
  switch (kind) {
    // A relation's own columns have a form of their own.
    case 'reference':
      return false;
    case 'default':
      return column.default !== undefined || column.identity !== undefined;
    case 'lookup':
    case 'split':
      return hasParent();
    case 'derived':
      return hasParent() || hasChildren();
    default:
      return true;
  }
}
