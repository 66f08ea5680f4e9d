import { quoteIdent, quoteLiteral } from '@seedbed/postgres/sql';
import type { MockColumn, MockTable, ResolvedWrite } from '../../../core/index.ts';
import type { Parameters } from '../parameters.ts';
import { tableSql } from '../read/source.ts';

/** The rows of a body as a relation with the written columns. Omitted members are NULL, or their DEFAULT. */
export function bodySql(table: MockTable, { rows, columns, missing }: ResolvedWrite, parameters: Parameters): string {
  const body = `${parameters.add(JSON.stringify(rows))}::json`;
  // A row without members still counts as one.
  if (columns.length === 0) return `json_array_elements(${body}) AS body`;
  const typed = `(${columns.map(({ name, type }) => `${quoteIdent(name)} ${type.name}`).join(', ')})`;
  const left = missing === 'default' ? columns.filter(({ name }) => rows.some((row) => !Object.hasOwn(row, name))) : [];
  const defaults = left.flatMap((column) => defaultSql(table, column) ?? []);
  if (defaults.length === 0) return `json_to_recordset(${body}) AS body${typed}`;
  const elements = `SELECT jsonb_agg(jsonb_build_object(${defaults.join(', ')}) || given) FROM jsonb_array_elements(${body}::jsonb) AS given`;
  return `jsonb_to_recordset((${elements})) AS body${typed}`;
}

function defaultSql(table: MockTable, column: MockColumn): string | null {
  const name = quoteLiteral(column.name);
  if (column.identity !== null) return `${name}, nextval(pg_get_serial_sequence(${quoteLiteral(tableSql(table))}, ${name}))`;
  return column.default === null ? null : `${name}, ${column.default}`;
}
