import type { FuzzColumn, FuzzSchema, FuzzTable, Row } from './schema.ts';
import { textOf } from './sql.ts';

/** The whole schema as statements, in an order that Postgres accepts. */
export function writeDdl(schema: FuzzSchema): string {
  return [writeTables(schema), ...schema.constraints.map((constraint) => `${textOf(constraint.text)};`)].join('\n');
}

/** Types, functions and tables alone. */
export function writeTables({ preamble, tables }: FuzzSchema): string {
  return [...preamble.map(({ statement }) => `${statement};`), ...tables.flatMap(writeTable)].join('\n');
}

function writeTable(table: FuzzTable): string[] {
  const columns = table.columns.filter((column) => !column.inherited).map((column) => `  ${writeColumn(column)}`);
  const suffix = table.suffix ? ` ${table.suffix}` : '';
  return [`CREATE TABLE ${table.name} (\n${columns.join(',\n')}\n)${suffix};`, ...(table.partitions ?? []).map((statement) => `${statement};`)];
}

function writeColumn({ name, type, notNull, suffix }: FuzzColumn): string {
  return [name, type, ...(suffix ? [suffix] : []), ...(notNull ? ['NOT NULL'] : [])].join(' ');
}

/** One statement for most hidden rows: references are checked at its end, so that cycles can be inserted as well. */
export function insertHiddenRows({ tables }: FuzzSchema): string {
  const full = tables.filter((table) => table.rows.length > 0);
  const inserts = full.filter((table) => !table.apart).map((table, i) => `i${i} AS (${insertInto(table)})`);
  return [...(inserts.length > 0 ? [`WITH ${inserts.join(',\n')} SELECT`] : []), ...full.filter((table) => table.apart).map(insertInto)].join(';\n');
}

function insertInto(table: FuzzTable): string {
  const names = table.columns.filter((column) => !column.generated).map((column) => column.name);
  if (names.length === 0) return `INSERT INTO ${table.name} SELECT FROM generate_series(1, ${table.rows.length})`;
  const rows = table.rows.map((row) => `(${names.map((name) => literal(row, name)).join(', ')})`);
  return `INSERT INTO ${table.name} (${names.join(', ')}) OVERRIDING SYSTEM VALUE VALUES ${rows.join(', ')}`;
}

function literal(row: Row, name: string): string {
  const value = row[name];
  return value === null || value === undefined ? 'NULL' : `'${value.replaceAll("'", "''")}'`;
}
