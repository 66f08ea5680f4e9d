import type { Relation } from '@seedbed/contract';

/** The relations that were chosen, from the table on the left to the last one shown. */
export type LinkedPath = readonly string[];

/** The maximum number of tables opened next to each other. */
export const MAX_LEVELS = 4;

/** The path with another relation at a level; deeper ones were chosen for another table. */
export function withChoice(path: LinkedPath, level: number, key: string): LinkedPath {
  return [...path.slice(0, level), key];
}

/** Whether any table refers to this one, so that there are rows to show beside it. */
export function hasLinked(relations: readonly Relation[], table: string): boolean {
  return relations.some(({ to }) => to.table === table);
}
