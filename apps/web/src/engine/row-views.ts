import { Problem } from '@seedbed/contract';
import { textRow, textRows, openReader, type Children, type Plan, type TablePlan } from '@seedbed/engine';
import type { ChildRows, ChildrenWanted, ColumnTexts, RowView } from './protocol.ts';

/** Texts of the requested columns; null for columns that Postgres computes. */
export function columnTexts(plan: Plan, table: string, first: number, count: number, columns: readonly string[]): ColumnTexts[] {
  const planned = plan.table(table);
  return byColumn(planned, columns, Math.min(count, planned.rows - first), (made) =>
    textRows(plan, planned, first, Math.max(0, Math.min(count, planned.rows - first)), made),
  );
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
  return byColumn(table, columns, rows.length, (made) => {
    if (rows.length === 0 || made.length === 0) return rows.map(() => []);
    const batch = openReader(plan, table, made, rows.length).read({ first: 0, count: rows.length, at: Float64Array.from(rows) });
    return rows.map((_, i) => textRow(batch, i));
  });
}

/** Transposes rows into columns; columns that Postgres computes are not read. */
function byColumn(table: TablePlan, columns: readonly string[], count: number, read: (made: readonly string[]) => readonly (string | null)[][]): ColumnTexts[] {
  const omitted = new Set(table.omitted);
  const made = columns.filter((column) => !omitted.has(column));
  const texts = textsEach(made, count, read);
  return columns.map((column) => (omitted.has(column) ? null : texts[made.indexOf(column)]!));
}

/** The texts of columns. If one cannot be read, its texts are the reason, and the others are read without it. */
function textsEach(made: readonly string[], count: number, read: (made: readonly string[]) => readonly (string | null)[][]): (string | null)[][] {
  try {
    const rows = read(made);
    return made.map((_, place) => rows.map((row) => row[place] ?? null));
  } catch (error) {
    if (!(error instanceof Problem && error.facts['column'])) throw error;
    if (made.length > 1) return made.flatMap((name) => textsEach([name], count, read));
    return [Array.from({ length: Math.max(0, count) }, () => `(${error.errors?.[0]?.message ?? error.message})`)];
  }
}

/** One row with its values, its parents and its children. */
export function rowView(plan: Plan, table: string, row: number): RowView {
  const planned = plan.table(table);
  const names = planned.columns.map((column) => column.name);
  const texts = columnTexts(plan, table, row, 1, names);
  return {
    table: planned.name,
    row,
    columns: [
      ...names.map((name, i) => ({ name, text: texts[i]?.[0] ?? null, made: true })),
      ...planned.omitted.map((name) => ({ name, text: null, made: false })),
    ],
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
