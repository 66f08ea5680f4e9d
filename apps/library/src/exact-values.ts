import { LIMITS } from '@seedbed/contract';
import type { Plan, Runner, TablePlan } from '@seedbed/runner';
import type { Row } from '../types/index.d.ts';

/** Decimal digits that a double always preserves. */
export const DOUBLE_DIGITS = 15;

/**
 * Returns as text what JSON numbers would round: decimals with more digits than a double, whole numbers beyond 2^53.
 */
export function keepDigits(runner: Runner, plan: Plan, table: TablePlan, rows: Row[]): Row[] {
  const names = table.columns
    .filter(({ name, type }) => isWide(type) || (type.base === 'int8' && rows.some((row) => isUnsafe(row[name]))))
    .map(({ name }) => name);
  for (let offset = 0; names.length > 0 && offset < rows.length; offset += LIMITS.previewRows) {
    const page = runner.rows(plan, table.name, offset, LIMITS.previewRows);
    for (const name of names) {
      const at = page.columns.findIndex((column) => column.name === name);
      page.rows.forEach((texts, i) => {
        const row = rows[offset + i]!;
        if (typeof row[name] === 'number' && (isWide(table.column(name).type) || isUnsafe(row[name]))) row[name] = texts[at];
      });
    }
  }
  return rows;
}

/** By column, so that its values are of one type: `numeric(10,2)` are numbers, `numeric` and `numeric(30,10)` texts. */
function isWide({ base, kind, precision }: TablePlan['columns'][number]['type']): boolean {
  return kind === 'base' && base === 'numeric' && (precision === undefined || precision > DOUBLE_DIGITS);
}

function isUnsafe(value: unknown): boolean {
  return typeof value === 'number' && !Number.isSafeInteger(value);
}
