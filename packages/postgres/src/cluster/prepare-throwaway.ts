import { connect, type Connection } from '../sql/connect.ts';
import { quoteIdent } from '../sql/quote.ts';

/** What an earlier start left goes; the roles of the sandboxes enter their own database and no other. */
export async function prepareThrowaway(connection: Connection): Promise<void> {
  await using client = await connect(connection);
  await client.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC');
  const { rows } = await client.query<{ name: string }>(`SELECT datname AS name FROM pg_database WHERE datname LIKE 'sandbox\\_%'`);
  for (const { name } of rows) await client.query(`DROP DATABASE ${quoteIdent(name)} WITH (FORCE)`);
  const roles = await client.query<{ name: string }>(`SELECT rolname AS name FROM pg_roles WHERE rolname LIKE 'sandbox\\_%'`);
  for (const { name } of roles.rows) await client.query(`DROP ROLE ${quoteIdent(name)}`);
}
