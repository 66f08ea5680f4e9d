import type { TableDifference } from '@seedbed/assist';
import { withArticle, type KnowledgeDifference, type RowsPage } from '@seedbed/contract';
import { textTable, visibleText } from '../output/text-table.ts';

/** For a pack, with the concept of the table. */
type Difference = KnowledgeDifference & Partial<TableDifference>;

/** The changes of an answer, by table, with rows before and after. */
export function sayDifference(differences: readonly Difference[]): string {
  return visibleText(differences.map(sayTable).join('\n'));
}

function sayTable({ table, concept, changed, same, before, after }: Difference): string {
  const rows = before.total === after.total ? '' : `: ${before.total} → ${after.total} rows`;
  const head = `${table}${concept === undefined ? rows : `: each row is ${withArticle(concept)}`}\n`;
  const kept = same.length > 0 ? `  unchanged: ${same.join(', ')}\n` : '';
  if (changed.length === 0) return head + kept;
  const names = changed.map(({ column }) => column);
  return `${head}${changed.map(changeLine).join('')}${kept}before\n${rowsOf(before, names)}after\n${rowsOf(after, names)}`;
}

/** Cells of named rows change without what makes the column. */
function changeLine({ column, before, after }: Difference['changed'][number]): string {
  return before === '' && after === '' ? `  ~ ${column}: cells of named rows\n` : `  ~ ${column}: ${before || 'nothing'} → ${after}\n`;
}

function rowsOf({ columns, rows }: RowsPage, names: readonly string[]): string {
  const places = names.map((name) => columns.findIndex((column) => column.name === name)).filter((at) => at >= 0);
  return textTable(
    places.map((at) => columns[at]!.name),
    rows.map((row) => places.map((at) => row[at] ?? null)),
  );
}
