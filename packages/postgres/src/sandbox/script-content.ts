import { LIMITS, type CatalogTable } from '@seedbed/contract';
import { filledTables } from '../sql/filled-tables.ts';
import type { OpenClient } from '../sql/connect.ts';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';

/** Tables with the few rows that the script itself inserted, as Postgres prints them. Omits tables with many rows. */
export async function withContent(client: OpenClient, tables: readonly CatalogTable[]): Promise<CatalogTable[]> {
  const own = tables.filter(({ kind, rowSecurity }) => kind !== 'foreign' && rowSecurity !== 'forced');
  const filled = await filledTables(
    client,
    own.map((table) => ({ schema: table.schema, table: table.name, of: table })),
  );
  if (filled.length === 0) return [...tables];
  await client.query(`SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'`);
  const contents = new Map<CatalogTable, CatalogTable['content']>();
  let characters = 0;
  for (const { of: table } of filled) {
    const content = await readContent(client, table);
    characters += JSON.stringify(content ?? null).length;
    if (content && characters <= LIMITS.scriptRows.characters) contents.set(table, content);
  }
  return tables.map((table) => {
    const content = contents.get(table);
    return content ? { ...table, content } : table;
  });
}

async function readContent(client: OpenClient, table: CatalogTable): Promise<CatalogTable['content']> {
  const columns = table.columns.filter((column) => !column.generated).map((column) => column.name);
  const values = columns.map((name) => `${quoteIdent(name)}::text`);
  const { rows } = await client.query<(string | null)[]>({
    text: `SELECT ${values.join(', ')} FROM ${quoteQualified(table.schema, table.name)} LIMIT ${LIMITS.scriptRows.rowsPerTable + 1}`,
    rowMode: 'array',
  });
  return rows.length > 0 && rows.length <= LIMITS.scriptRows.rowsPerTable ? { columns, rows } : undefined;
}
