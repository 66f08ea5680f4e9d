import { textRows, type Plan, type TablePlan } from '@seedbed/engine';
import type { NumberToCome } from '@seedbed/postgres/parts';

/** The numbers that the tables' last rows take from sequences, for numbered columns. */
export function numbersToCome(plan: Plan, tables: readonly TablePlan[]): NumberToCome[] {
  return tables.flatMap(({ name, schema, table, rows, columns }) => {
    const spec = plan.blueprint.tables.find((each) => each.schema === schema && each.name === table);
    const own = new Set(columns.map((column) => column.name));
    const numbered = (spec?.columns ?? []).filter((column) => column.generator?.kind === 'sequence' && column.sequence !== undefined && own.has(column.name));
    if (rows === 0 || numbered.length === 0) return [];
    const last = textRows(plan, name, rows - 1, 1, numbered.map((column) => column.name))[0]!; // prettier-ignore
    return numbered.flatMap((column, i) => (/^-?\d+$/.test(last[i] ?? '') ? [{ schema, table, column: column.name, last: last[i]! }] : []));
  });
}
