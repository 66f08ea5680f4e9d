import type { KnowledgeDifference } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import { listed } from './listed.ts';
import { shortName } from './means-of.ts';

/** Rows to compare of a table with a named change, and of one that only follows another table: a large schema has hundreds of these. */
const MAX_ROWS = { named: 200, followed: 50 };
/** Columns and tables to name; others are counted. */
const MAX_NAMED = 4;

/**
 * What a change does beyond the columns that it names, in words: one sentence for each table whose first rows differ in
 * other columns. These follow a changed column, or had to change for a CHECK. Tables whose number of rows changes are
 * omitted: all of their rows may differ.
 * @param names tables to compare, in the order of the sentences
 */
export function movedBeside(before: Plan, after: Plan, names: readonly string[], changes: readonly KnowledgeDifference[]): string[] {
  const lines = names.flatMap((name) => {
    const change = changes.find(({ table }) => table === name);
    const named = new Set(change?.changed.map(({ column }) => column));
    const moved = movedColumns(before, after, name, named, change ? MAX_ROWS.named : MAX_ROWS.followed);
    return moved
      ? [
          `${listed(few(moved.columns.map((column) => `${shortName(name)}.${column}`)))} ${moved.columns.length === 1 ? 'changes' : 'change'} too, in ${moved.rows} of ${moved.of} rows`,
        ]
      : [];
  });
  const others = lines.length - MAX_NAMED;
  return others > 0 ? [...lines.slice(0, MAX_NAMED), `rows of ${others} more ${others === 1 ? 'table' : 'tables'} change too`] : lines;
}

function movedColumns(
  before: Plan,
  after: Plan,
  name: string,
  named: ReadonlySet<string>,
  mostRows: number,
): { columns: string[]; rows: number; of: number } | null {
  const [old, next] = [before, after].map((plan) => plan.tables.find((table) => table.name === name));
  if (!old || !next || old.rows !== next.rows) return null;
  const known = new Set(old.columns.map((column) => column.name));
  const columns = next.columns.map((column) => column.name).filter((column) => known.has(column) && !named.has(column));
  const of = Math.min(next.rows, mostRows);
  if (columns.length === 0 || of === 0) return null;
  const [cells, made] = [before, after].map((plan) => textRows(plan, name, 0, of, columns));
  const differs = (row: number, column: number): boolean => cells![row]![column] !== made![row]![column];
  const moved = columns.filter((_, column) => made!.some((_, row) => differs(row, column)));
  if (moved.length === 0) return null;
  return { columns: moved, rows: made!.filter((_, row) => columns.some((_, column) => differs(row, column))).length, of };
}

/** The first columns, and how many more there are. */
function few(names: readonly string[]): readonly string[] {
  return names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED - 1), `${names.length - MAX_NAMED + 1} more columns`] : names;
}
