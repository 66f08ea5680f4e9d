import { qualifiedName, type Blueprint, type Knowledge } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import { tableNamed } from '@seedbed/meaning/answer';

/** Larger tables are not counted whole. */
const MAX_ROWS = 200_000;

/** `The rows counted, orders.total adds up to 1,003,412.50`: what becomes of a requested sum, which chance decides in part. */
export function countedSums(plan: Plan, blueprint: Blueprint, { tables }: Knowledge): string[] {
  return Object.entries(tables).flatMap(([name, { columns = {} }]) => {
    const table = tableNamed(blueprint, name);
    const planned = table && plan.tables.find((one) => one.name === qualifiedName(table.schema, table.name));
    if (!table || !planned || planned.rows > MAX_ROWS) return [];
    return Object.entries(columns).flatMap(([column, { note }]) => {
      if (!note?.startsWith('adds up to ')) return [];
      const sum = textRows(plan, planned, 0, planned.rows, [column]).reduce((all, [cell]) => all + Number(cell ?? 0), 0);
      return [`The rows counted, ${table.name}.${column} adds up to ${sum.toLocaleString('en-US', { maximumFractionDigits: 2 })}`];
    });
  });
}
