import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../test/support/cluster.ts';
import { cancelStatement } from '../load/cancel-statement.ts';
import { connect, type Connection, type OpenClient } from './connect.ts';
import { keepAfterwards, takeKept } from './keep-session.ts';

/** Longer than any test takes. */
const LONG = 600_000;

/** A session as a caller gets it: a kept one, or a new one. */
async function open(connection: Connection, keepMs = LONG): Promise<OpenClient> {
  const address = connection.database;
  return (await takeKept(address)) ?? keepAfterwards(await connect(connection), address, keepMs);
}

async function pidOf(client: OpenClient): Promise<number> {
  return (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid;
}

/** Sessions one after another; runs `use` in each. */
async function pids(connection: Connection, count: number, use: (client: OpenClient) => Promise<unknown> = async () => {}, keepMs = LONG): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    await using client = await open(connection, keepMs);
    found.push(await pidOf(client));
    await use(client);
  }
  return found;
}

test('from the third on, sessions of an address are kept for the next call, and are reset', async () => {
  await using db = await freshDatabase('create table t (id int)');
  const found = await pids(db.connection, 5, async (client) => {
    const { rows } = await client.query(
      `SELECT current_setting('search_path') AS path, current_setting('idle_session_timeout') AS idle, to_regclass('kept') AS temporary,
        (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()) AS locks`,
    );
    expect(rows).toEqual([{ path: '"$user", public', idle: '0', temporary: null, locks: 0 }]);
    await client.query(`SET search_path = pg_catalog; CREATE TEMPORARY TABLE kept (id int); SELECT pg_advisory_lock(7)`);
  });
  expect(new Set(found.slice(0, 3)).size).toBe(3);
  expect(new Set(found.slice(2)).size).toBe(1);
});

test('a session in a transaction, or a cancelled one, is closed', async () => {
  await using db = await freshDatabase('create table t (id int)');
  expect(new Set(await pids(db.connection, 5, (client) => client.query('BEGIN'))).size).toBe(5);
  const cancels = async (client: OpenClient): Promise<void> => {
    cancelStatement(client);
    // Whether or not the cancel arrives in time.
    await client.query('SELECT 1').catch(() => {});
  };
  expect(new Set(await pids(db.connection, 4, cancels)).size).toBe(4);
});

test('a session that its server ended is not reused', async () => {
  await using db = await freshDatabase('create table t (id int)');
  const [, , ended] = await pids(db.connection, 3);
  await db.client.query('SELECT pg_terminate_backend($1, 10000)', [ended]);
  await using client = await open(db.connection);
  expect(await pidOf(client)).not.toBe(ended);
});

test('a database can be dropped while its sessions are kept and our process is idle', async () => {
  const db = await freshDatabase('create table t (id int)');
  await pids(db.connection, 3, undefined, 500);
  await db.client.end();
  const { connection } = db;
  const drop = `
    import { Client } from 'pg';
    const { database, ...server } = ${JSON.stringify({ ...connection, tls: undefined })};
    const client = new Client({ ...server, database: 'postgres' });
    await client.connect();
    await client.query('DROP DATABASE ' + client.escapeIdentifier(database));
    await client.end();`;
  // This process's timers do not run meanwhile, so the server ends the sessions.
  execFileSync(process.execPath, ['--input-type=module', '-e', drop], { cwd: import.meta.dirname, stdio: 'pipe' });
  await expect(connect(connection)).rejects.toMatchObject({ code: '3D000' });
});

test('fewer are kept when they are not used', async () => {
  await using db = await freshDatabase('create table t (id int)');
  const alone = async (): Promise<number> => {
    await using client = await open(db.connection, 1);
    return await pidOf(client);
  };
  const gone = (pid: number) =>
    expect.poll(async () => (await db.client.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount, { timeout: 60_000 }).toBe(0);
  for (let i = 0; i < 3; i++) await gone(await alone());
  const found = await pids(db.connection, 4);
  expect(new Set(found.slice(0, 3)).size).toBe(3);
  expect(found[3]).toBe(found[2]);
});
