import { dictionary, resolveType, type BlueprintColumn, type BlueprintTable, type TypeDefinitions } from '@seedbed/contract';

/** What keeps a table from having more rows: the key, in words, and the largest count. */
type MostRows = { readonly rows: number; readonly why: string };

/** Keys count up from 1, so that only half of a type's numbers is used. */
const NUMBERS: Readonly<Record<string, number>> = dictionary({ int2: 32_767, int4: 2_147_483_647, bool: 2 });

/**
 * The most rows that a table's keys have different values for by their types alone; null if the types leave room for
 * any count.
 */
export function mostRows(table: BlueprintTable, types: TypeDefinitions): MostRows | null {
  const keys = [table.primaryKey ?? [], ...(table.uniqueKeys ?? []).filter((key) => !key.predicate).map((key) => key.columns)];
  let most: MostRows | null = null;
  for (const key of keys) {
    const columns = key.map((name) => table.columns.find((column) => column.name === name));
    if (columns.length === 0 || columns.some((column) => !column || (column.nullable && key !== table.primaryKey))) continue;
    const rows = (columns as BlueprintColumn[]).reduce((product, column) => product * valuesOf(column, types), 1);
    if (rows >= (most?.rows ?? Number.MAX_SAFE_INTEGER)) continue;
    const named = key.length === 1 ? `${key[0]} is ${columns[0]!.type}` : `(${key.join(', ')}) must be different in every row`;
    most = { rows, why: named };
  }
  return most;
}

function valuesOf(column: BlueprintColumn, types: TypeDefinitions): number {
  const type = resolveType(column.type, types);
  return type.labels ? Math.max(1, type.labels.length) : (NUMBERS[type.base] ?? Number.POSITIVE_INFINITY);
}
