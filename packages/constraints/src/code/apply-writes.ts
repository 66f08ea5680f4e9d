import { qualifiedName, type BlueprintTable, type Relation } from '@seedbed/contract';
import type { Demand } from '../solve/types.ts';
import type { Code } from './read-code.ts';

/** A key with a constant value exists if the table has that many rows; above this number, trials handle it. */
const MAX_ROWS_FOR_A_KEY = 10_000;

/**
 * Applies the effects of triggers' writes to the tables: which tables are left to other tables' triggers, the load
 * order, and the row counts required by a constant in code or in a child's CHECK.
 */
export function applyWrites(
  tables: readonly BlueprintTable[],
  relations: readonly Relation[],
  { left, before, referredTo }: Code,
  demands: readonly Demand[],
): BlueprintTable[] {
  const wanted = [...referredTo, ...demands.flatMap(({ table, columns, values }) => values.map((value) => ({ table, column: columns[0]!, value: value[0]! })))];
  return tables.map((table) => {
    const name = qualifiedName(table.schema, table.name);
    const awaited = relations.filter((one) => one.from.table === name).flatMap((one) => left.get(one.to.table) ?? []);
    const after = [...new Set([...(before.get(name) ?? []), ...awaited])].filter((other) => other !== name);
    const rows = Math.max(table.rows ?? 0, ...wanted.filter((one) => one.table === name).map((one) => rowOf(table, one.column, one.value)));
    return {
      ...table,
      ...(table.rows !== undefined && rows > table.rows ? { rows } : {}),
      ...(left.has(name) ? { mode: 'keep' as const } : {}),
      ...(after.length > 0 ? { load: { ...table.load, after: [...new Set([...(table.load?.after ?? []), ...after])] } } : {}),
    };
  });
}

/** The row of a counted key that has the value, from 1; 0 if there is none. */
function rowOf(table: BlueprintTable, column: string, value: string): number {
  const counted = table.columns.find((one) => one.name === column)?.generator;
  const row = Number(value) - Number(counted?.parameters?.['start'] ?? 1) + 1;
  return counted?.kind === 'sequence' && Number.isInteger(row) && row > 0 && row <= MAX_ROWS_FOR_A_KEY ? row : 0;
}
