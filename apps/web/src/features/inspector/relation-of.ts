import type { Relation } from '@seedbed/contract';

/** The relation that makes a column, and its place in the blueprint. */
export function relationOf(relations: readonly Relation[], table: string, column: string): { relation: Relation; index: number } | null {
  const index = relations.findIndex((relation) => relation.from.table === table && relation.from.columns.includes(column));
  return index < 0 ? null : { relation: relations[index]!, index };
}
