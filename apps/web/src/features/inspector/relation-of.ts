import type { Relation } from '@seedbed/contract';

/** The relation that generates a column, and its index in the blueprint. */
export function relationOf(relations: readonly Relation[], table: string, column: string): { relation: Relation; index: number } | null {
  const index = relations.findIndex((relation) => relation.from.table === table && relation.from.columns.includes(column));
  return index < 0 ? null : { relation: relations[index]!, index };
}
