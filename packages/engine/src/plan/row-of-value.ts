import { workOf } from './finish-plan.ts';
import type { ColumnSource } from '../columns/source.ts';
import type { Plan, TablePlan } from './plan.ts';
import { unmovedText } from './slide/slide-node.ts';
import { reuseOf } from './keys/reuse-node.ts';
import { openReader, type Reader } from './reader.ts';
import { textRow } from './text-rows.ts';
import type { RankRule } from './work.ts';

/**
 * The row (from 0) in which a column has a value, as Postgres prints it. Inverts the generation of the value; reads only the row found.
 * Null if that needs a search: for repeated values, or random ones.
 */
export function rowOfValue(plan: Plan, tableName: string, columnName: string, value: string): number | null {
  const table = plan.table(tableName);
  const work = workOf(plan);
  const tableWork = work && [...work.tables.values()].find(({ draft }) => draft.name === table.name);
  const column = tableWork?.draft.columns.get(columnName);
  const state = column && tableWork?.columns.get(column);
  if (!state || !state.source || state.source === 'busy' || tableWork?.governing.has(column) || reuseOf(column) > 0) return null;
  const made = unmovedText(work!, column, value);
  const row = state.source.rowOf && !state.rank ? state.source.rowOf(made) : rowByRank(state.source, state.rank, made);
  if (row === undefined || row < 0 || row >= table.rows) return null;
  // Fitting, masks and groups come after the source: the row itself has the last word.
  return textRow(readerOf(plan, table, columnName).read({ first: row, count: 1, at: null }), 0)[0] === value ? row : null;
}

const readers = new WeakMap<TablePlan, Map<string, Reader>>();

/** One reader for each column that rows are looked up by: opening one costs more than reading the row. */
function readerOf(plan: Plan, table: TablePlan, column: string): Reader {
  const known = readers.get(table) ?? new Map<string, Reader>();
  readers.set(table, known);
  let reader = known.get(column);
  if (!reader) known.set(column, (reader = openReader(plan, table, [column], 1)));
  return reader;
}

function rowByRank(source: ColumnSource, ranks: RankRule | null, value: string): number | undefined {
  const rank = source.rankOf?.(value) ?? -1;
  if (rank < 0) return undefined;
  return ranks ? ranks.rowOf?.(rank) : source.rowOfRank?.(rank);
}
