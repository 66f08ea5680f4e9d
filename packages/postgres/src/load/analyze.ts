import type { Client } from 'pg';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from './copy-statement.ts';

/** Tells the planner what was loaded. After the commit: what is not ours to analyze gets a warning of the server's, no error. */
export async function analyzeTables(client: Client, tables: readonly TableName[]): Promise<void> {
  if (tables.length > 0) await client.query(`ANALYZE ${tables.map(({ schema, table }) => quoteQualified(schema, table)).join(', ')}`);
}
