import type { BlueprintColumn } from './blueprint/column.ts';
import type { BlueprintTable } from './blueprint/table.ts';
import { dictionary } from './dictionary.ts';
import { resolveType, type TypeDefinitions } from './sql-type.ts';

/** What keeps a table from having more rows: the key, in words, and the largest count. */
type MostRows = { readonly rows: number; readonly why: string };

/** Keys count up from 1, so that only half of a type's numbers is used. */
const NUMBERS: Readonly<Record<string, number>> = dictionary({ int2: 32_767, int4: 2_147_483_647, bool: 2 });

/**
 * The most rows that a table's keys have different values for, by their types and by the bounds and lists of their CHECKs; null if these leave room for
 * any count.
 */
export function mostRows(table: BlueprintTable, types: TypeDefinitions): MostRows | null {
  const keys = [table.primaryKey ?? [], ...(table.uniqueKeys ?? []).filter((key) => !key.predicate).map((key) => key.columns)];
  let most: MostRows | null = null;
  for (const key of keys) {
    const columns = key.map((name) => table.columns.find((column) => column.name === name));
    if (columns.length === 0 || columns.some((column) => !column || (column.nullable && key !== table.primaryKey))) continue;
    const sizes = (columns as BlueprintColumn[]).map((column) => valuesOf(column, types));
    const rows = sizes.reduce((product, { count }) => product * count, 1);
    if (rows >= (most?.rows ?? Number.MAX_SAFE_INTEGER)) continue;
    const named = key.length === 1 ? `${key[0]} is ${sizes[0]!.says}` : `(${key.join(', ')}) must be different in every row`;
    most = { rows, why: named };
  }
  return most;
}

/** How many values a column can have, and which, in words. */
function valuesOf(column: BlueprintColumn, types: TypeDefinitions): { readonly count: number; readonly says: string } {
  const type = resolveType(column.type, types);
  const { domain: { min, max, minExclusive, maxExclusive, multipleOf, in: listed, notIn = [] } = {} } = column;
  const values = listed ?? type.labels;
  if (values) {
    const left = values.filter((value) => !notIn.includes(value)).length;
    return { count: Math.max(1, left), says: listed ? `one of ${left} values` : column.type };
  }
  const byType = NUMBERS[type.base] ?? Number.POSITIVE_INFINITY;
  if (type.base.startsWith('int') && typeof min === 'number' && typeof max === 'number') {
    const [from, to] = [minExclusive ? Math.floor(min) + 1 : Math.ceil(min), maxExclusive ? Math.ceil(max) - 1 : Math.floor(max)];
    const left = Math.floor((to - from) / (multipleOf ?? 1)) + 1 - notIn.filter((value) => Number(value) >= from && Number(value) <= to).length;
    if (left < byType) return { count: Math.max(1, left), says: `${from} to ${to}` };
  }
  return { count: byType, says: column.type };
}
