import type { MockTable, ResolvedColumn, ResolvedQuery, Result, ResultRow } from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import { readRows, type View } from '../view.ts';
import { hasAggregates } from './aggregate.ts';
import { groupRows } from './group.ts';
import { isPlain, rowTexts } from './row-texts.ts';
import { countOf } from './count-of.ts';
import { matchingRows } from './matching.ts';
import { columnsOf, following, pageOfRows, rowsOf } from './rows-of.ts';
import { pageOf } from './page-of.ts';

/** Answers a query that reads. */
export function execute(view: View, query: ResolvedQuery, budget: Budget): Result {
  const counted = query.count === null ? null : countOf(view, query, query.count, budget);
  const plain = { total: counted?.total ?? null, totalIs: counted?.is ?? ('exact' as const), affected: 0, inserted: 0, location: null };
  if (hasAggregates(query)) {
    const { fields, rows } = groupRows(query, matchingRows(view, query, columnsOf(query.nodes), budget), following(view, budget));
    return { ...plain, fields, rows: query.countOnly ? [] : pageOfRows(query, rows), ...(counted && { total: rows.length }) };
  }
  if (query.countOnly) return { ...plain, fields: [], rows: [] };
  const slots = pageOf(view, query, null, budget);
  if (isPlain(view.base, query.table, query.nodes)) return plainResult(view, query.table, query.nodes, slots, plain, budget);
  const { fields, rows } = rowsOf(view, query, slots, budget);
  return { ...plain, fields, rows };
}

/** Callers read rows or texts, and seldom both. */
function plainResult(
  view: View,
  table: MockTable,
  nodes: readonly ResolvedColumn[],
  slots: readonly number[],
  counts: Omit<Result, 'fields' | 'rows' | 'texts'>,
  budget: Budget,
): Result {
  const columns = columnsOf(nodes);
  budget.spend(slots.length * columns.length, table.qualified, 'rows of the answer are made');
  let rows: readonly ResultRow[] | undefined;
  let texts: readonly string[] | undefined;
  return {
    ...counts,
    fields: nodes.map(({ name, column }) => ({ kind: 'value', name, type: column!.type })),
    get rows() {
      return (rows ??= readRows(view, table, slots, columns).map((row) => nodes.map(({ column }) => row[column!.index] ?? null)));
    },
    get texts() {
      return (texts ??= rowTexts(view, table, nodes, slots));
    },
  };
}
