import { connect, type Connection } from '../sql/connect.ts';
import { quoteIdent } from '../sql/quote.ts';

/** Drops the databases and roles of all remaining sandboxes. */
export async function emptyThrowaway(connection: Connection): Promise<void> {
  await using client = await connect(connection);
  const { rows } = await client.query<{ kind: 'DATABASE' | 'ROLE'; name: string }>(
    `SELECT 'DATABASE' AS kind, datname AS name FROM pg_database WHERE oid >= 16384
     UNION ALL SELECT 'ROLE', rolname FROM pg_roles WHERE oid >= 16384 ORDER BY kind`,
  );
  for (const { kind, name } of rows) await client.query(`DROP ${kind} ${quoteIdent(name)}${kind === 'DATABASE' ? ' WITH (FORCE)' : ''}`);
}
