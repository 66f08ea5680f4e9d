import { connect, type Connection, type OpenClient } from '../sql/connect.ts';
import { quoteIdent } from '../sql/quote.ts';

export type DatabaseOptions = { readonly template?: string; readonly owner?: string };

/** A new database of our own server (18), of `template0` unless another is named. Returns how to reach it as the superuser. */
export async function createDatabase(server: Connection, name: string, options: DatabaseOptions = {}, session?: OpenClient): Promise<Connection> {
  if (!session) {
    await using own = await connect(server);
    return await createDatabase(server, name, options, own);
  }
  const owner = options.owner === undefined ? '' : ` OWNER ${quoteIdent(options.owner)}`;
  await session.query(`CREATE DATABASE ${quoteIdent(name)} TEMPLATE ${quoteIdent(options.template ?? 'template0')}${owner} STRATEGY FILE_COPY`);
  return { ...server, database: name };
}

/** Drops a database with everyone in it; nothing happens where there is none. */
export async function dropDatabase(server: Connection, name: string): Promise<void> {
  await using client = await connect(server);
  await client.query(`UPDATE pg_database SET datistemplate = false WHERE datname = $1 AND datistemplate`, [name]);
  await client.query(`DROP DATABASE IF EXISTS ${quoteIdent(name)} WITH (FORCE)`);
}
