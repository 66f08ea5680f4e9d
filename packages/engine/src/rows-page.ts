import { LIMITS, Problem, type RowDetail, type RowsPage } from '@seedbed/contract';
import type { Plan, RelationPlan, TablePlan } from './plan/plan.ts';
import { textRows } from './plan/text-rows.ts';

/** A page of rows after skipping `offset`. After the last row the page is empty. */
export function rowsPage(plan: Plan, table: string, offset: number, limit: number): RowsPage {
  const found = plan.table(table);
  const count = Math.max(0, Math.min(limit, LIMITS.previewRows, found.rows - offset));
  return { ...head(found), total: found.rows, offset, rows: count > 0 ? textRows(plan, found, offset, count) : [] };
}

/** Row `number` from 1, the rows that it refers to, and how many rows refer to it. */
export function rowDetail(plan: Plan, table: string, number: number): RowDetail {
  const found = plan.table(table);
  requireRow(found, number);
  const row = number - 1;
  return {
    ...head(found),
    number,
    total: found.rows,
    values: textRows(plan, found, row, 1)[0]!,
    parents: plan.relations
      .filter((relation) => relation.child === found.name)
      .map((relation) => {
        const parent = relation.parentOf(row);
        return { relation: relation.name, columns: [...relation.columns], table: relation.parent, number: parent < 0 ? null : parent + 1 };
      }),
    children: plan.relations
      .filter((relation) => relation.parent === found.name)
      .map((relation) => ({ relation: relation.name, table: relation.child, columns: [...relation.columns], count: countChildren(relation, row) })),
  };
}

/** The rows that refer to row `number` along the relation, named as in `rowDetail`, after skipping `offset` of them. */
export function childPlaces(
  plan: Plan,
  table: string,
  number: number,
  relation: string,
  offset: number,
  limit: number,
): { readonly child: TablePlan; readonly total: number; readonly at: Float64Array } {
  const parent = plan.table(table);
  requireRow(parent, number);
  const found = relationInto(plan, parent, relation);
  const children = found.childrenOf(number - 1);
  const count = Math.max(0, Math.min(limit, LIMITS.previewRows, children.count - offset));
  return { child: plan.table(found.child), total: children.count, at: Float64Array.from({ length: count }, (_, index) => children.at(offset + index)) };
}

/** By the relation's name, or by its table's, bare or qualified, if that identifies one relation. */
function relationInto(plan: Plan, parent: TablePlan, name: string): RelationPlan {
  const into = plan.relations.filter((each) => each.parent === parent.name);
  const named = into.find((each) => each.name === name);
  const from = into.filter((each) => each.child === name || plan.table(each.child).table === name);
  const found = named ?? (from.length === 1 ? from[0] : undefined);
  if (found) return found;
  const known = (from.length > 1 ? from : into).map((each) => each.name).join(', ');
  const problem = from.length > 1 ? `Several relations lead from ${name} to ${parent.name}: name one of them` : `No relation ${name} ends at ${parent.name}`;
  throw new Problem('not-found', known ? `${problem}: ${known}.` : `${problem}.`);
}

/** Null if the children of one row cannot be determined without a scan. */
function countChildren(relation: RelationPlan, parent: number): number | null {
  try {
    return relation.childrenOf(parent).count;
  } catch (error) {
    if (error instanceof Problem && error.type === 'unsatisfiable') return null;
    throw error;
  }
}

function head(table: TablePlan): Pick<RowsPage, 'table' | 'columns'> {
  return { table: table.name, columns: table.columns.map((column) => ({ name: column.name, type: column.type.name })) };
}

function requireRow(table: TablePlan, number: number): void {
  if (!Number.isSafeInteger(number) || number < 1 || number > table.rows) {
    throw new Problem('not-found', `${table.name} has ${table.rows} rows, numbered from 1; there is no row ${number}.`);
  }
}
