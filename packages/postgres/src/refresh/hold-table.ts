import type { Client } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import type { TableName } from '../sql/copy-statement.ts';
import { requireUnclaimed } from '../load/claims.ts';
import { quoteQualified } from '../sql/quote.ts';

/** Locks these tables against changes until the transaction ends; reads still work. Throws Problem `conflict` or `load-rejected`. */
export async function holdTables(client: Client, tables: readonly TableName[]): Promise<void> {
  await requireVisible(client, tables);
  await requireUnclaimed(client, { tables, mode: 'append' });
  if (tables.length === 0) return;
  await client.query(`LOCK TABLE ${tables.map(({ schema, table }) => quoteQualified(schema, table)).join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
}

/** Row-level security would hide rows, and they would count as deleted. */
export async function requireVisible(client: Client, tables: readonly TableName[]): Promise<void> {
  for (const { schema, table } of tables) {
    const { rows } = await client.query<{ hidden: boolean }>('SELECT pg_catalog.row_security_active($1::regclass) AS hidden', [quoteQualified(schema, table)]);
    const name = qualifiedName(schema, table);
    if (rows[0]!.hidden)
      throw new Problem('load-rejected', `Row-level security may hide rows of ${name} from this role. Use the role that owns the table. Nothing was changed.`, {
        facts: { table: name },
      });
  }
}
