import type { Field, ResolvedQuery } from '../../../core/index.ts';
import { Parameters } from '../parameters.ts';
import { matchingSql } from './count-sql.ts';
import { hasAggregates, levelSql, rowSql } from './level-sql.ts';
import { tableSql, type Source } from './source.ts';

/** One statement, and the fields of its `rows`. */
export type Statement = { readonly text: string; readonly values: readonly string[]; readonly fields: readonly Field[] };

/** A read query, as a statement that returns a row with `rows` and `total`. */
export function readSql(query: ResolvedQuery): Statement {
  const parameters = new Parameters();
  const source: Source = { rows: tableSql(query.table), alias: query.table.name, depth: 0, tied: null };
  const page = pageSql(query.countOnly ? { ...query, limit: 0 } : query, source, parameters);
  const total = query.count === null ? 'NULL' : `(SELECT count(*) FROM (${wholeSql(query, source, parameters)}) AS counted)::text`;
  return { text: `SELECT ${page.rows} AS rows, ${total} AS total`, values: parameters.values, fields: page.fields };
}

/** The rows of a query as one JSON array. */
export function pageSql(query: ResolvedQuery, source: Source, parameters: Parameters): { readonly rows: string; readonly fields: readonly Field[] } {
  const { parts, tail } = levelSql(query, source, parameters);
  const rows = `SELECT ${rowSql(parts.map(({ cell }) => cell))} AS cells ${tail}`;
  return { rows: `(SELECT coalesce(jsonb_agg(page.cells), '[]')::text FROM (${rows}) AS page)`, fields: parts.map(({ field }) => field) };
}

function wholeSql(query: ResolvedQuery, source: Source, parameters: Parameters): string {
  if (!hasAggregates(query)) return matchingSql(query, source, parameters);
  return `SELECT count(*) ${levelSql({ ...query, order: [], limit: null, offset: 0 }, source, parameters).tail}`;
}
