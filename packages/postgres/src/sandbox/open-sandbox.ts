import { randomBytes } from 'node:crypto';
import { LIMITS } from '@seedbed/contract';
import { createDatabase, dropDatabase } from '../cluster/databases.ts';
import { connect, type Connection, type OpenClient } from '../sql/connect.ts';
import { quoteIdent, quoteLiteral } from '../sql/quote.ts';

/** A database of the throwaway server, and the only role that may enter it: owner of this one database, without any other right. */
export type Sandbox = AsyncDisposable & {
  /** The superuser, in the database `postgres`. */
  readonly server: Connection;
  /** The unprivileged owner, in the sandbox. Everything that comes from a user runs as this one. */
  readonly owner: Connection;
};

export type ThrowawayServer = { readonly connection: Connection };

export async function openSandbox({ connection: server }: ThrowawayServer): Promise<Sandbox> {
  const name = `sandbox_${randomBytes(8).toString('hex')}`;
  const password = randomBytes(18).toString('base64url');
  const drop = async (): Promise<void> => {
    await dropDatabase(server, name);
    await dropRole(server, name);
  };
  try {
    await using client = await connect(server);
    await client.query(`CREATE ROLE ${quoteIdent(name)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 16 PASSWORD ${quoteLiteral(password)}`);
    // Only a superuser may change this limit, so the script cannot lift it.
    await client.query(`ALTER ROLE ${quoteIdent(name)} SET temp_file_limit = '${Math.floor(LIMITS.trial.bytes / 1024)}kB'`);
    await createDatabase(server, name, { owner: name }, client);
    await closeToOthers(client, name);
  } catch (error) {
    await drop();
    throw error;
  }
  return { server, owner: { ...server, database: name, user: name, password }, [Symbol.asyncDispose]: drop };
}

/** A copy of a loaded sandbox, for the same role: the schema without loading it again. Its settings are copied too, for Postgres does not. */
export async function copySandbox(original: Sandbox): Promise<Sandbox> {
  const name = `trial_${randomBytes(8).toString('hex')}`;
  const { server, owner } = original;
  await using client = await connect(server);
  await createDatabase(server, name, { template: owner.database, owner: owner.user }, client);
  await closeToOthers(client, name);
  await copySettings(client, owner.database, name);
  return { server, owner: { ...owner, database: name }, [Symbol.asyncDispose]: () => dropDatabase(server, name) };
}

async function dropRole(server: Connection, name: string): Promise<void> {
  await using client = await connect(server);
  await client.query(`DROP ROLE IF EXISTS ${quoteIdent(name)}`);
}

async function closeToOthers(client: OpenClient, database: string): Promise<void> {
  await client.query(`REVOKE ALL ON DATABASE ${quoteIdent(database)} FROM PUBLIC`);
}

async function copySettings(client: OpenClient, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ setting: string }>(
    `select unnest(s.setconfig) as setting from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where d.datname = $1 and s.setrole = 0`,
    [from],
  );
  for (const { setting } of rows) {
    const at = setting.indexOf('=');
    await client.query(`ALTER DATABASE ${quoteIdent(to)} SET ${quoteIdent(setting.slice(0, at))} = ${settingValue(setting.slice(0, at), setting.slice(at + 1))}`);
  }
}

/** Lists of names are stored ready quoted and go back as they are; everything else is one value. */
function settingValue(name: string, value: string): string {
  return LIST_SETTINGS.has(name) ? value || `''` : quoteLiteral(value);
}

const LIST_SETTINGS: ReadonlySet<string> = new Set(['search_path', 'temp_tablespaces', 'DateStyle']);
