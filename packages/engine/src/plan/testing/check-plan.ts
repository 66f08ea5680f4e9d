import type { Plan, TablePlan } from '../plan.ts';
import { textRows } from '../text-rows.ts';

/**
 * All defects of a plan's rows: references without a parent, duplicate keys, NULL in NOT NULL columns. Empty if there
 * are none.
 */
export function faultsOf(plan: Plan): string[] {
  const rows = new Map(plan.tables.map((table) => [table.name, textRows(plan, table, 0, table.rows)]));
  const faults = plan.tables.flatMap((table) => [...nullFaults(table, rows.get(table.name)!), ...keyFaults(plan, table, rows.get(table.name)!)]);
  for (const relation of plan.relations) {
    const parents = new Set(rows.get(relation.parent)!.map((row) => keyOf(plan.table(relation.parent), row, relation.parentColumns)));
    for (const [at, row] of rows.get(relation.child)!.entries()) {
      const key = keyOf(plan.table(relation.child), row, relation.columns);
      if (key !== null && !parents.has(key)) faults.push(`${relation.name}: row ${at} has no parent ${key}`);
    }
  }
  return faults;
}

/** Null if a member is NULL. */
function keyOf(table: TablePlan, row: readonly (string | null)[], columns: readonly string[]): string | null {
  const values = columns.map((column) => row[table.column(column).index]);
  return values.includes(null) ? null : JSON.stringify(values);
}

function nullFaults(table: TablePlan, rows: readonly (string | null)[][]): string[] {
  return table.columns
    .filter((column) => !column.nullable && rows.some((row) => row[column.index] === null))
    .map((column) => `${table.name}.${column.name} is NULL`);
}

function keyFaults(plan: Plan, table: TablePlan, rows: readonly (string | null)[][]): string[] {
  const spec = plan.blueprint.tables.find((each) => each.schema === table.schema && each.name === table.table)!;
  const keys = [{ columns: spec.primaryKey ?? [], when: undefined }, ...(spec.uniqueKeys ?? [])].filter((key) => key.columns.length > 0);
  return keys.flatMap((key) => {
    const seen = new Set<string>();
    return rows.flatMap((row, at) => {
      const isBound = ([column, when]: [string, string | null | readonly (string | null)[]]) =>
        [when].flat().includes(row[table.column(column).index] as string | null);
      if (!Object.entries(key.when ?? {}).every(isBound)) return [];
      const value = keyOf(table, row, key.columns);
      if (value === null || !seen.has(value)) {
        if (value !== null) seen.add(value);
        return [];
      }
      return [`${table.name} (${key.columns.join(', ')}): row ${at} repeats ${value}`];
    });
  });
}
