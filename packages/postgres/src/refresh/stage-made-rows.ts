import type { Client } from 'pg';
import { startCopy, type CopySink } from '../load/copy-sink.ts';
import { copyStatement, type CopyFormat, type TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';

/** Generated rows of a table: a temporary table with the number of each row. */
export const STAGED = { made: 'seedbed_made', added: 'seedbed_added', found: 'seedbed_found' } as const;
export const temporary = (name: string): string => `pg_temp.${quoteIdent(name)}`;

/**
 * Creates an empty temporary table with these columns of a table (`types` overrides their types) and `seedbed_row`,
 * which numbers the copied rows from 1.
 */
export async function stageRows(
  client: Client,
  table: TableName,
  columns: readonly string[],
  name: string,
  types: ReadonlyMap<string, string> = new Map(),
): Promise<(format: CopyFormat) => Promise<CopySink>> {
  const typed = (column: string): string => (types.has(column) ? `NULL::${types.get(column)!} AS ${quoteIdent(column)}` : quoteIdent(column));
  await client.query(`CREATE TEMPORARY TABLE ${quoteIdent(name)} ON COMMIT DROP AS SELECT ${columns.map(typed).join(', ')} FROM ${quoteQualified(table.schema, table.table)} WITH NO DATA;
    ALTER TABLE ${temporary(name)} ADD COLUMN seedbed_row bigint GENERATED ALWAYS AS IDENTITY`);
  return (format) => startCopy(client, copyStatement({ schema: 'pg_temp', table: name }, columns, format));
}

/** Drops them before the next table uses their names. */
export async function dropStaged(client: Client): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS ${Object.values(STAGED).map(temporary).join(', ')}`);
}
