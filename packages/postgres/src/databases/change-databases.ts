import { firstOf, Problem } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { copyDatabaseOf } from '../sql/databases.ts';
import { quoteIdent, quoteLiteral } from '../sql/quote.ts';
import { commentOf, type Mark } from './mark.ts';
import { findDatabase } from './marked-databases.ts';

/** Creates an empty database to load. It has the mark of a load that goes on, or at least its name, so that a later command removes it if this one is killed. */
export async function createTemplate(client: OpenClient, name: string): Promise<void> {
  await create(client, name, 'template1');
  const now = await timeThere(client);
  await writeMark(client, name, { kind: 'loading', template: name, madeAt: now, usedAt: now, rows: 0 });
}

/** After its load: from now on nobody connects to it, because Postgres copies only a database without sessions. */
export async function finishTemplate(client: OpenClient, name: string, loaded: Pick<Mark, 'rows' | 'record'>): Promise<void> {
  const found = await findDatabase(client, name);
  await client.query(`ALTER DATABASE ${quoteIdent(name)} ALLOW_CONNECTIONS false`);
  await writeMark(client, name, { ...found!.mark!, kind: 'template', ...loaded });
}

/** Throws Problem `conflict` if a template has sessions, before anything is dropped for its copy. */
export async function requireUnused(client: OpenClient, template: string): Promise<void> {
  if ((await findDatabase(client, template))!.sessions > 0) throw await sessionsIn(client, template, `Nothing is copied`, COPIES);
}

/**
 * Copies a template, its settings for all roles included. The copy is named `unmarked` until it has its mark, so that a later command
 * recognises it if this one is killed. Throws Problem `load-rejected`.
 */
export async function copyDatabase(client: OpenClient, template: string, name: string, unmarked: string): Promise<void> {
  const from = (await findDatabase(client, template))!;
  await create(client, unmarked, template, from.bytes ?? 0);
  const { rows } = await client.query<{ setting: string; value: string }>(
    `SELECT split_part(each, '=', 1) AS setting, substr(each, strpos(each, '=') + 1) AS value
     FROM pg_catalog.pg_db_role_setting, unnest(setconfig) each WHERE setdatabase = $1 AND setrole = 0`,
    [from.oid],
  );
  // A list, such as search_path, is stored quoted already.
  for (const { setting, value } of rows)
    await client.query(
      `ALTER DATABASE ${quoteIdent(unmarked)} SET ${setting.split('.').map(quoteIdent).join('.')} TO ${/_path$|_libraries$/.test(setting) ? value : quoteLiteral(value)}`,
    );
  const now = await timeThere(client);
  await writeMark(client, unmarked, { ...from.mark!, kind: 'copy', madeAt: now, usedAt: now });
  await client.query(`ALTER DATABASE ${quoteIdent(unmarked)} RENAME TO ${quoteIdent(name)}`);
}

/** Notes that a load asked for these databases now. */
export async function touchDatabases(client: OpenClient, ...names: readonly string[]): Promise<void> {
  const usedAt = await timeThere(client);
  for (const name of names) {
    const found = await findDatabase(client, name);
    if (found?.mark && found.isOwned) await writeMark(client, name, { ...found.mark, usedAt });
  }
}

/** Drops a database of ours; `force` ends the sessions in it. Throws Problem `conflict` for any other database, and where it has sessions. */
export async function dropMarked(client: OpenClient, name: string, { force = false } = {}): Promise<void> {
  const found = await findDatabase(client, name);
  if (!found) return;
  if (!found.mark) throw notOurs(name);
  try {
    await client.query(`DROP DATABASE ${quoteIdent(name)}${force ? ' WITH (FORCE)' : ''}`);
  } catch (error) {
    throw await refusal(client, error, name, `${name} is not dropped`, 'End them, or add --force, which ends them');
  }
}

/** For a database that exists without our mark. */
export function notOurs(name: string): Problem {
  return new Problem('conflict', `Database ${name} exists and was not made by Seedbed, so it stays as it is. Choose another name.`);
}

/** With fsync, a copy of 24 MB took 0.2 s by the log and 1.9 s by files, which wait for checkpoints of the whole server. */
const LARGE_BYTES = 256 * 1024 ** 2;

const COPIES = 'Postgres copies only a database without sessions: end them, and run the command again';

async function create(client: OpenClient, name: string, template: string, bytes = 0): Promise<void> {
  try {
    await copyDatabaseOf(client, name, { template }, bytes < LARGE_BYTES ? 'WAL_LOG' : 'FILE_COPY');
  } catch (error) {
    throw await refusal(client, error, template, `${name} is not made`, COPIES);
  }
}

/** A refusal of the server in our words. `used`: the database whose sessions may be the reason. */
async function refusal(client: OpenClient, error: unknown, used: string, what: string, advice: string): Promise<unknown> {
  const { code, message } = error as { code?: string; message: string };
  const refused = (why: string): Problem => new Problem('conflict', `${what}: ${why}`, { cause: error });
  if (code === '42501' && /create database/.test(message)) {
    const { rows } = await client.query<{ role: string }>('SELECT quote_ident(current_user) AS role');
    return refused(`the role may not create databases. As a superuser: ALTER ROLE ${rows[0]!.role} CREATEDB;`);
  }
  if (code === '55006' && /accessed by other users/.test(message)) return await sessionsIn(client, used, what, advice);
  if (code === '55006') return refused(`it is the database of the address. Pass the address of another database of that server, such as postgres.`);
  return code === undefined ? error : refused(message);
}

async function sessionsIn(client: OpenClient, name: string, what: string, advice: string): Promise<Problem> {
  const { rows } = await client.query<{ pid: number; who: string }>(
    `SELECT pid, concat_ws(' ', usename, nullif(application_name, ''), host(client_addr)) AS who FROM pg_catalog.pg_stat_activity
     WHERE datname = $1 AND pid <> pg_backend_pid() AND coalesce(backend_type, 'client backend') = 'client backend' ORDER BY pid`,
    [name],
  );
  const sessions = rows.map(({ pid, who }) => `${pid} (${who})`);
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${quoteLiteral(name)};`;
  return new Problem('conflict', `${what}: ${name} has sessions: ${firstOf(sessions, 5) || 'they ended meanwhile'}. ${advice}. ${end}`);
}

async function writeMark(client: OpenClient, name: string, mark: Mark): Promise<void> {
  const found = await findDatabase(client, name);
  await client.query(`COMMENT ON DATABASE ${quoteIdent(name)} IS ${quoteLiteral(commentOf(mark, found!.oid))}`);
}

async function timeThere(client: OpenClient): Promise<string> {
  const { rows } = await client.query<{ now: string }>(`SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS now`);
  return rows[0]!.now;
}
