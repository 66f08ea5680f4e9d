import type { Plan, ExistingTables, TablePlan } from '@seedbed/engine';
import { quoteIdent } from '@seedbed/postgres/sql';
import type { KeyThere } from '@seedbed/postgres/existing';

/**
 * The keys under which new rows may conflict with existing ones: all except those with a column that is new in every
 * generated row.
 */
export function unlessFresh(plan: Plan, table: TablePlan, keys: readonly KeyThere[], existingTables: ExistingTables): KeyThere[] {
  const known = new Set(table.columns.map((column) => column.name));
  const fresh = new Set(table.columns.flatMap(({ name }) => (isFresh(plan, table, name, existingTables, new Set()) ? [quoteIdent(name)] : [])));
  return keys.filter(
    ({ parts, columns, nullsAlike }) =>
      columns.every((name) => known.has(name)) &&
      (nullsAlike || !parts.some(({ expression, operator }) => /(?:^|\.)=\)?$/.test(operator) && fresh.has(expression))),
  );
}

/** A number after all others, or the key of a parent that is generated with the row. */
function isFresh(plan: Plan, table: TablePlan, name: string, existingTables: ExistingTables, seen: Set<string>): boolean {
  const place = `${table.name}\n${name}`;
  if (seen.has(place)) return false;
  seen.add(place);
  const next = existingTables[table.name]?.next ?? {};
  const column = table.columns.find((one) => one.name === name);
  // A DEFAULT from a sequence is greater than all existing values.
  if (!column) return Object.hasOwn(next, name) || !existingTables[table.name]?.present;
  if (column.relation === null) {
    return column.generator === 'sequence' && (Object.hasOwn(next, name) || !existingTables[table.name]?.present);
  }
  const relation = plan.relations.find((each) => each.child === table.name && each.name === column.relation);
  if (!relation || existingTables[relation.parent]?.kept) return false;
  const parent = plan.table(relation.parent);
  if (parent.mode === 'keep' || parent.mode === 'skip') return false;
  const key = relation.parentColumns[relation.columns.indexOf(name)]!;
  return isFresh(plan, parent, key, existingTables, seen);
}
