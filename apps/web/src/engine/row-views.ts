import { textRow, textRows, openReader, type Children, type Plan, type TablePlan } from '@seedbed/engine';
import type { ChildRows, ChildrenWanted, ColumnTexts, RowView } from './protocol.ts';

/** Texts of the requested columns; null for columns that Postgres computes. */
export function columnTexts(plan: Plan, table: string, first: number, count: number, columns: readonly string[]): ColumnTexts[] {
  const planned = plan.table(table);
  return byColumn(planned, columns, (made) => textRows(plan, planned, first, Math.max(0, Math.min(count, planned.rows - first)), made));
}

/** Rows that refer to a row, anywhere in their table. Throws Problem `unsatisfiable` if finding them needs a scan. */
export function childRows(plan: Plan, { parent, child, relation, row, from, most, columns }: ChildrenWanted): ChildRows {
  const found = plan.relations.find((one) => one.parent === parent && one.child === child && one.name === relation);
  if (!found) return { total: 0, rows: [], texts: columns.map(() => []) };
  const children = found.childrenOf(row);
  const length = Math.max(0, Math.min(most, children.count - from));
  const rows = children.count > MAX_SORTED ? Array.from({ length }, (_, i) => children.at(from + i)) : inRowOrder(children).slice(from, from + length);
  const texts = textsOfRows(plan, plan.table(child), rows, columns);
  return { total: children.count, rows, texts };
}

/** Children of more rows than this are listed as the relation has them: to sort a million for a page would take longer than anybody waits. */
const MAX_SORTED = 2_000;

/** The children in the order of their rows, and so of keys that rise with them. */
function inRowOrder(children: Children): number[] {
  return Array.from({ length: children.count }, (_, i) => children.at(i)).sort((a, b) => a - b);
}

/** Texts of listed rows by column, in the form of `columnTexts`. */
export function textsOfRows(plan: Plan, table: TablePlan, rows: readonly number[], columns: readonly string[]): ColumnTexts[] {
  return byColumn(table, columns, (made) => {
    if (rows.length === 0 || made.length === 0) return rows.map(() => []);
    const batch = openReader(plan, table, made, rows.length).read({ first: 0, count: rows.length, at: Float64Array.from(rows) });
    return rows.map((_, i) => textRow(batch, i));
  });
}

/** Transposes rows into columns; columns that Postgres computes are not read. */
function byColumn(table: TablePlan, columns: readonly string[], read: (made: readonly string[]) => readonly (string | null)[][]): ColumnTexts[] {
  const omitted = new Set(table.omitted);
  const rows = read(columns.filter((column) => !omitted.has(column)));
  let next = 0;
  return columns.map((column) => {
    if (omitted.has(column)) return null;
    const place = next++;
    return rows.map((row) => row[place] ?? null);
  });
}

/** One row with its values, its parents and its children. */
export function rowView(plan: Plan, table: string, row: number): RowView {
  const planned = plan.table(table);
  const names = planned.columns.map((column) => column.name);
  const texts = textRow(openReader(plan, planned, names).read({ first: row, count: 1, at: null }), 0);
  return {
    table: planned.name,
    row,
    columns: [...names.map((name, i) => ({ name, text: texts[i] ?? null, made: true })), ...planned.omitted.map((name) => ({ name, text: null, made: false }))],
    parents: plan.relations
      .filter((relation) => relation.child === planned.name)
      .map((relation) => ({ relation: relation.name, columns: relation.columns, table: relation.parent, row: relation.parentOf(row) })),
    children: plan.relations
      .filter((relation) => relation.parent === planned.name)
      .map((relation) => ({ relation: relation.name, columns: relation.columns, table: relation.child, ...childrenOf(relation, row) })),
  };
}

function childrenOf(relation: Plan['relations'][number], row: number): { count: number | null; first: number | null } {
  try {
    const children = relation.childrenOf(row);
    return { count: children.count, first: children.count === 0 ? null : children.count > MAX_SORTED ? children.at(0) : inRowOrder(children)[0]! };
  } catch {
    // For a few relations finding children needs a scan; the view reports that instead of scanning.
    return { count: null, first: null };
  }
}
