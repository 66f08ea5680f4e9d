import type { BlueprintTable, Relation } from '@seedbed/contract';

/**
 * Whether single parents can have their own share or count: not if a key allows one child each, if another relation
 * decides, or in a tree.
 */
export function mayBeHeavy({ primaryKey = [], uniqueKeys = [] }: BlueprintTable, { from, to, within, self }: Relation): boolean {
  if (self || within !== undefined || from.table === to.table) return false;
  const keys = [primaryKey, ...uniqueKeys.filter((key) => !key.when).map((key) => key.columns)];
  return !keys.some((key) => key.length > 0 && key.every((column) => from.columns.includes(column)));
}

/** Exact counts of the first parents with one set; null frees the parent and all behind it. */
export function withPinned(first: readonly number[], at: number, count: number | null): number[] {
  return count === null ? first.slice(0, at) : [...first.slice(0, at), Math.max(0, Math.round(count)), ...first.slice(at + 1)];
}
