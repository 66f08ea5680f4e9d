import type { MockTable, ResolvedColumnCond, ResolvedCond } from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import { readInput } from '../values/input.ts';
import type { View } from '../view.ts';
import { slotsWhere } from './access.ts';

/**
 * How many rows a condition such as `NOT (column IN …)` excludes, without reading the others; null for any other
 * condition, and if that needs a scan.
 */
export function countOfExcepted(view: View, table: MockTable, where: ResolvedCond | null, budget: Budget): number | null {
  const cond = exceptedRows(where);
  return cond && countOfValues(view, table, cond, budget);
}

/** The condition that an exception excludes, for `NOT (column IN …)` that excludes no NULL with it; null for any other. */
function exceptedRows(where: ResolvedCond | null): ResolvedColumnCond | null {
  const [not, isNull] = where?.kind === 'or' && where.of.length === 2 ? where.of : [where];
  if (not?.kind !== 'not' || not.of.kind !== 'column' || not.of.mod !== null || (not.of.op !== 'eq' && not.of.op !== 'in')) return null;
  const { column } = not.of;
  const takesNulls = isNull?.kind === 'column' && isNull.column === column && isNull.op === 'is' && isNull.value === 'null';
  return isNull === undefined ? (column.notNull ? not.of : null) : takesNulls ? not.of : null;
}

/** How many rows have one of the values of a column, without listing them; null if that needs a scan. */
function countOfValues(view: View, table: MockTable, cond: ResolvedColumnCond, budget: Budget): number | null {
  let total = 0;
  const given = Array.isArray(cond.value) ? (cond.value as readonly string[]) : [cond.value as string];
  // `1` and `01` are one value.
  for (const value of new Set(given.map((each) => readInput(cond.column.type, each, false)))) {
    const found = slotsWhere(view, table, { ...cond, op: 'eq', value }, budget);
    if (!found?.exact) return null;
    total += found.slots.count;
  }
  return total;
}
