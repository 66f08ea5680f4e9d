import type { BlueprintTable } from './blueprint/table.ts';

/**
 * The columns of each key that holds over all rows: the primary key and the unique keys without a condition. A key with
 * a complex condition (`predicate` without `when`) counts: generated rows satisfy it without exception.
 */
export function fullKeys({ primaryKey = [], uniqueKeys = [] }: Pick<BlueprintTable, 'primaryKey' | 'uniqueKeys'>): (readonly string[])[] {
  const unique = uniqueKeys.filter((key) => !key.when).map((key) => key.columns);
  return [primaryKey, ...unique].filter((columns) => columns.length > 0);
}

/** Whether a full key is within the columns, so that no two rows have the same values in them. */
export function isKeyWithin(table: Pick<BlueprintTable, 'primaryKey' | 'uniqueKeys'>, columns: readonly string[]): boolean {
  return fullKeys(table).some((key) => key.every((column) => columns.includes(column)));
}
