import { quoteIdent } from '@seedbed/postgres/sql';
import type { MockColumn, ResolvedQuery, ResolvedWrite } from '../../../core/index.ts';
import { Parameters } from '../parameters.ts';
import { condSql } from '../read/cond-sql.ts';
import { pageSql, type Statement } from '../read/read-sql.ts';
import { tableSql } from '../read/source.ts';
import { bodySql } from './body-sql.ts';

/** A query that writes, as a statement whose row has `rows`, `affected`, `inserted` and `location`. */
export function writeSql(query: ResolvedQuery): Statement {
  const parameters = new Parameters();
  const { table, verb, nodes } = query;
  const write = query.write!;
  const own = quoteIdent(table.name);
  const isUpsert = verb === 'insert' && write.conflict !== null;
  // A caller may write rows without the right to read them.
  const seen = nodes.length === 0 ? [] : [`${own}.*`];
  const returned = [...seen, `${isUpsert ? '(xmax = 0)' : String(verb === 'insert')} AS seedbed_inserted`].join(', ');
  const change = changeSql(query, write, parameters);
  const statement =
    change === null
      ? `SELECT ${[...seen, 'false AS seedbed_inserted'].join(', ')} FROM ${tableSql(table)} AS ${own} WHERE false`
      : `${change} RETURNING ${returned}`;
  const page =
    nodes.length === 0
      ? { rows: `'[]'`, fields: [] }
      : pageSql({ ...query, where: null, limit: null, offset: 0 }, { rows: 'seedbed_written', alias: table.name, depth: 0, tied: null }, parameters);
  const key = verb === 'insert' && nodes.length > 0 ? (table.primaryKey?.columns ?? []) : [];
  const location =
    key.length === 0 ? 'NULL' : `(SELECT array_to_json(ARRAY[${key.map(({ name }) => `${quoteIdent(name)}::text`).join(', ')}]) FROM seedbed_written LIMIT 1)`;
  const text = `WITH seedbed_written AS (${statement}) SELECT ${page.rows} AS rows, ${count('true')} AS affected, ${count('seedbed_inserted')} AS inserted, ${location} AS location`;
  return { text, values: parameters.values, fields: page.fields };
}

function count(condition: string): string {
  return `(SELECT count(*) FILTER (WHERE ${condition}) FROM seedbed_written)::int`;
}

/** Null for an update that sets nothing: it affects no row. */
function changeSql({ table, verb, where, limit }: ResolvedQuery, write: ResolvedWrite, parameters: Parameters): string | null {
  if (verb === 'update' && (limit === 0 || write.columns.length === 0)) return null;
  const target = `${tableSql(table)} AS ${quoteIdent(table.name)}`;
  const filter = () => (where === null ? '' : ` WHERE ${condSql(where, table.name, parameters, noRelation)}`);
  switch (verb) {
    case 'insert': {
      const list = names(write.columns);
      const rows = `SELECT ${write.columns.map(({ name }) => `body.${quoteIdent(name)}`).join(', ')} FROM ${bodySql(table, write, parameters)}`;
      return `INSERT INTO ${target}${list === '' ? '' : ` (${list})`} ${rows}${conflictSql(write, table.primaryKey?.columns ?? [])}`;
    }
    case 'update': {
      const sets = write.columns.map(({ name }) => `${quoteIdent(name)} = body.${quoteIdent(name)}`).join(', ');
      return `UPDATE ${target} SET ${sets} FROM ${bodySql(table, { ...write, rows: write.rows.slice(0, 1) }, parameters)}${filter()}`;
    }
    default:
      return `DELETE FROM ${target}${filter()}`;
  }
}

function conflictSql({ conflict, columns }: ResolvedWrite, key: readonly MockColumn[]): string {
  if (conflict === null) return '';
  const on = names(conflict.columns ?? key);
  if (conflict.do === 'ignore' || columns.length === 0) return ` ON CONFLICT (${on}) DO NOTHING`;
  return ` ON CONFLICT (${on}) DO UPDATE SET ${columns.map(({ name }) => `${quoteIdent(name)} = EXCLUDED.${quoteIdent(name)}`).join(', ')}`;
}

function names(columns: readonly MockColumn[]): string {
  return columns.map(({ name }) => quoteIdent(name)).join(', ');
}

function noRelation(): never {
  throw new TypeError('A write is filtered by its own columns alone.');
}
