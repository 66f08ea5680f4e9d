import { comparedWords } from '../../engine/compare/difference-words.ts';
import type { PairTable, TableDifference } from '../../engine/protocol.ts';
import type { HeadNote } from '../../features/grid/head-cell.tsx';
import { formatCount } from '../../lib/format.ts';

/** In how many of the compared rows each column differs, for the header of the grid. */
export function headNotes(table: PairTable, counted: TableDifference, columns: readonly { readonly name: string }[]): ReadonlyMap<string, HeadNote> {
  const differ = new Map(counted.columns.map((column) => [column.name, column.differ]));
  return new Map(columns.map(({ name }) => [name, noteOf(table, counted, name, differ.get(name))]));
}

function noteOf(table: PairTable, counted: TableDifference, name: string, differ: number | undefined): HeadNote {
  if (table.byPostgres.includes(name)) return { text: 'by Postgres', words: 'made by Postgres, not compared', isFaint: true };
  if (differ === undefined) return { text: 'in one only', words: 'only one of both has this column or table' };
  if (differ === 0) return { text: 'same', words: `the same in ${comparedWords(table, counted)}`, isFaint: true };
  return {
    text: `${formatCount(differ)} of ${formatCount(counted.compared)}`,
    words: `differs in ${formatCount(differ)} of ${formatCount(counted.compared)} rows compared`,
  };
}
