import { connect, type Connection, type OpenClient } from './connect.ts';
import { quoteIdent } from './quote.ts';

export type DatabaseOptions = { readonly template?: string; readonly owner?: string };

/** Creates a database on one of our servers, from `template0` unless another is named. Returns its connection as the superuser. */
export async function createDatabase(server: Connection, name: string, options: DatabaseOptions = {}, session?: OpenClient): Promise<Connection> {
  if (!session) {
    await using own = await connect(server);
    return await createDatabase(server, name, options, own);
  }
  await copyDatabaseOf(session, name, options);
  return { ...server, database: name };
}

/**
 * Creates a database from a template. `FILE_COPY`, the only way in 14, waits for two checkpoints: it is the faster one on our own servers,
 * which do not sync, and for large templates. `WAL_LOG` writes every page to the log.
 */
export async function copyDatabaseOf(
  session: OpenClient,
  name: string,
  { template = 'template0', owner }: DatabaseOptions = {},
  strategy: 'FILE_COPY' | 'WAL_LOG' = 'FILE_COPY',
): Promise<void> {
  const { rows } = await session.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
  const by = `${owner === undefined ? '' : ` OWNER ${quoteIdent(owner)}`}${rows[0]!.version >= 150000 ? ` STRATEGY ${strategy}` : ''}`;
  await session.query(`CREATE DATABASE ${quoteIdent(name)} TEMPLATE ${quoteIdent(template)}${by}`);
}

/** Drops a database and ends its sessions; does nothing if there is none. */
export async function dropDatabase(server: Connection, name: string, session?: OpenClient): Promise<void> {
  if (!session) {
    await using own = await connect(server);
    return await dropDatabase(server, name, own);
  }
  await session.query(`UPDATE pg_database SET datistemplate = false WHERE datname = $1 AND datistemplate`, [name]);
  await session.query(`DROP DATABASE IF EXISTS ${quoteIdent(name)} WITH (FORCE)`);
}
