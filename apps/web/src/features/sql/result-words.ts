import { LIMITS, type QueriedTable, type QueryResult } from '@seedbed/contract';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';

/** Tables that a note names; the others are counted. */
const MAX_NAMED = 3;

/** `42 rows`; of a result with more rows than are shown, `The first 1,000 rows: the result has more`. */
export function countWords({ rows, hasMore }: Pick<QueryResult, 'rows' | 'hasMore'>): string {
  if (hasMore) return `The first ${formatCount(rows.length)} rows: the result has more`;
  return rows.length === 0 ? 'No rows' : formatMany(rows.length, 'row');
}

/** What a query did not see, one line each: rows beyond the first ones, and missing tables. */
export function limitWords({ tables, cutCells }: Pick<QueryResult, 'tables' | 'cutCells'>): string[] {
  const part = tables.filter(({ rows, total, problem }) => rows < total && problem === undefined);
  const named = part.slice(0, MAX_NAMED).map(({ table, rows, total }) => `${formatCount(rows)} of ${formatCount(total)} rows of ${shortName(table)}`);
  const more = part.length - named.length;
  const over =
    named.length === 0
      ? []
      : [`Over the first ${named.join(', ')}${more > 0 ? ` and of ${formatMany(more, 'more table', 'more tables')}` : ''}. Counts and sums are of these rows.`];
  const cut = cutCells === 0 ? [] : [`${formatMany(cutCells, 'long value')} ${cutCells === 1 ? 'ends' : 'end'} with “…”.`];
  return [...over, ...tables.flatMap(problemWords), ...cut];
}

function problemWords({ table, problem }: QueriedTable): string[] {
  return problem === undefined ? [] : [`${shortName(table)} cannot be queried. ${problem}`];
}

/** Before a query: how much of this many tables it will see. */
export function seenWords(tables: number): string {
  const { rows, rowsPerTable } = LIMITS.query;
  const most = formatCount(Math.min(rowsPerTable, Math.max(1, Math.floor(rows / Math.max(1, tables)))));
  return `It reads the saved revision: of each table up to ${most} rows, the first ones.`;
}
