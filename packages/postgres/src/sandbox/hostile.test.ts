import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Problem } from '@seedbed/contract';
import { testServer } from '../../test/support/cluster.ts';
import { connect } from '../sql/connect.ts';
import { guard } from './guard.ts';
import { openSandbox } from './open-sandbox.ts';
import { loadSchema, readSchemaFromDdl } from './read-schema.ts';

const CANARY = '/tmp/seedbed-canary';
const inBlock = (sql: string): string => `DO $do$ BEGIN EXECUTE $sql$ ${sql} $sql$; END $do$`;

/** Rejected: by the parser's list, or by the server for lack of a privilege. */
const REFUSED: readonly string[] = [
  `PREPARE p AS SELECT 1`,
  `BEGIN; CREATE TABLE a (x text); PREPARE TRANSACTION 'p'`,
  `COMMIT PREPARED 'p'`,
  `ROLLBACK PREPARED 'p'`,
  `DECLARE c CURSOR FOR SELECT 1`,
  `CREATE ACCESS METHOD m TYPE INDEX HANDLER bthandler`,
  `SELECT 'COPY (SELECT 1) TO PROGRAM ''touch ${CANARY}''' AS q \\gset\nDO $$ BEGIN EXECUTE :'q'; END $$`,
  `SELECT $q$ DO $$ BEGIN EXECUTE 'COPY (SELECT 1) TO PROGRAM ''touch ${CANARY}'''; END $$ $q$ \\gexec`,
  inBlock(`COPY (SELECT 1) TO PROGRAM 'touch ${CANARY}'`),
  inBlock(`COPY (SELECT 1) TO '${CANARY}'`),
  inBlock(`ALTER SYSTEM SET work_mem = '1GB'`),
  inBlock(`CREATE EXTENSION dblink`),
  inBlock(`CREATE EXTENSION file_fdw`),
  inBlock(`CREATE EXTENSION adminpack`),
  inBlock(`CREATE EXTENSION plpython3u`),
  inBlock(`SET ROLE seedbed`),
  inBlock(`SET SESSION AUTHORIZATION seedbed`),
  inBlock(`CREATE ROLE evil SUPERUSER`),
  inBlock(`ALTER ROLE CURRENT_USER SUPERUSER`),
  inBlock(`CREATE DATABASE evil`),
  inBlock(`GRANT pg_execute_server_program TO CURRENT_USER`),
  inBlock(`CREATE EVENT TRIGGER e ON ddl_command_start EXECUTE FUNCTION f()`),
  inBlock(`CREATE FUNCTION f() RETURNS int LANGUAGE c AS 'libc.so.6', 'system'`),
  inBlock(`CREATE FUNCTION f() RETURNS int LANGUAGE internal AS 'pg_read_file'`),
  inBlock(`CREATE LANGUAGE plpython3u`),
  inBlock(`LOAD 'plpgsql'`),
  inBlock(`ALTER ROLE CURRENT_USER SET temp_file_limit = -1`),
  inBlock(`CREATE TABLESPACE t LOCATION '/tmp'`),
  inBlock(`CREATE SUBSCRIPTION s CONNECTION 'host=127.0.0.1' PUBLICATION p`),
  inBlock(`CREATE SERVER s FOREIGN DATA WRAPPER postgres_fdw`),
  inBlock(`SET temp_file_limit = -1`),
  inBlock(`SET session_preload_libraries = 'evil'`),
  inBlock(`UPDATE pg_proc SET prolang = 12`),
  inBlock(`DELETE FROM pg_authid`),
  `SELECT pg_read_file('/etc/passwd')`,
  `SELECT pg_read_binary_file('/etc/passwd')`,
  `SELECT pg_ls_dir('/')`,
  `SELECT lo_import('/etc/passwd')`,
  `SELECT lo_export(1, '${CANARY}')`,
  `SELECT pg_logical_slot_peek_changes('s', null, null)`,
  `SELECT rolpassword FROM pg_authid`,
  `SELECT set_config('role', 'seedbed', false)`,
  `SELECT set_config('session_authorization', 'seedbed', false)`,
  `SELECT pg_stat_file('/etc/passwd')`,
];

/** Left out, or without effect outside its own database. */
const HARMLESS: readonly string[] = [
  `COPY (SELECT 1) TO PROGRAM 'touch ${CANARY}'`,
  `CREATE TABLE a (x text); COPY a FROM PROGRAM 'id'`,
  `CREATE TABLE a (x text); COPY a FROM '/etc/passwd'`,
  `COPY (SELECT 1) TO '${CANARY}'`,
  `ALTER SYSTEM SET archive_command = 'touch ${CANARY}'`,
  `LOAD '/tmp/evil.so'`,
  `SELECT pg_reload_conf()`,
  `SELECT pg_rotate_logfile()`,
  `SELECT pg_switch_wal()`,
  `SELECT pg_create_physical_replication_slot('s')`,
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'seedbed'`,
  `CREATE EXTENSION dblink`,
  `CREATE EXTENSION file_fdw SCHEMA public`,
  `CREATE EXTENSION "../../evil"`,
  `DO LANGUAGE plpython3u $$ import os; os.system('touch ${CANARY}') $$`,
  `CREATE FUNCTION f() RETURNS int LANGUAGE plpython3u AS 'return 1'`,
  `CREATE FUNCTION f(text) RETURNS int LANGUAGE c AS 'libc.so.6', 'system'`,
  `CREATE FUNCTION f(text) RETURNS int LANGUAGE c AS '$libdir/adminpack', 'pg_file_write'`,
  `SET ROLE seedbed`,
  `SET SESSION AUTHORIZATION seedbed`,
  `CREATE EVENT TRIGGER e ON ddl_command_start EXECUTE FUNCTION f()`,
  `CREATE ROLE evil SUPERUSER`,
  `CREATE DATABASE evil`,
  `DROP DATABASE postgres`,
  `ALTER DATABASE postgres SET work_mem = '1MB'`,
  `CREATE SUBSCRIPTION s CONNECTION 'host=127.0.0.1' PUBLICATION p`,
  `SET statement_timeout = 0; CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'select 1'`,
  `CREATE FUNCTION public.lower(text) RETURNS text LANGUAGE sql AS $$ select pg_read_file('/etc/passwd') $$`,
  `CREATE SCHEMA evil; CREATE FUNCTION evil.format_type(oid, integer) RETURNS text LANGUAGE sql AS $$ select 'evil' $$; CREATE TABLE a (x int)`,
  `\\! touch ${CANARY}`,
  `\\set x \`touch ${CANARY}\`\nSELECT 1 \\g ${CANARY}`,
  `CREATE TABLE a (x text);\n\\i /etc/passwd\n\\copy a from '/etc/passwd'\n\\o ${CANARY}`,
  `SELECT 'CREATE ROLE evil' UNION ALL SELECT 'CREATE DATABASE evil' UNION ALL SELECT 'ALTER SYSTEM SET work_mem = ''1GB''' \\gexec`,
  `SELECT pg_read_file('/etc/passwd') AS evil \\gset\nCREATE TABLE a (x text)`,
  `NOTIFY everyone; SELECT pg_notify('x', 'y'); SELECT pg_advisory_lock(1)`,
];

describe.concurrent('hostile scripts (sec-T7)', () => {
  test.each(REFUSED)('refused: %s', async (ddl) => {
    await expect(readSchemaFromDdl(ddl, testServer())).rejects.toMatchObject({ type: 'invalid-ddl' });
  });

  test.each(HARMLESS)('harmless: %s', async (ddl) => {
    const catalog = await readSchemaFromDdl(ddl, testServer());
    expect(JSON.stringify(catalog.tables)).not.toContain('evil');
  });
});

describe('after them', () => {
  test('none of the scripts left a file, a role, a database or a setting', async () => {
    expect(existsSync(CANARY)).toBe(false);
    await using client = await connect(testServer().connection);
    // We set the limit of a kept sandbox's role.
    const { rows } =
      await client.query(`select rolname as name from pg_roles where rolname = 'evil' union all select datname from pg_database where datname = 'evil'
      union all select setting from pg_db_role_setting, unnest(setconfig) setting where setting not like 'temp_file_limit=%' union all select name from pg_file_settings where sourcefile like '%auto.conf'`);
    expect(rows).toEqual([]);
  });

  test('the sandbox’s role cannot connect to other databases', async () => {
    const { sandbox } = await loadSchema('create table a (x int)', testServer());
    for (const database of ['postgres', 'template1']) {
      await expect(connect({ ...sandbox.owner, database })).rejects.toThrow(/permission denied for database/);
    }
    await sandbox[Symbol.asyncDispose]();
  });
});

describe('external limits (sec-T8)', () => {
  const within = async (ddl: string, limits: { statementSeconds?: number; totalSeconds?: number; bytes?: number }): Promise<Problem> =>
    readSchemaFromDdl(ddl, testServer(), { limits: { statementSeconds: 60, totalSeconds: 300, bytes: 512 * 1024 * 1024, ...limits } }).then(
      () => {
        throw new Error('it was taken');
      },
      (error: Problem) => error,
    );

  test('an endless loop that removes its own timeout', async () => {
    const problem = await within(
      `create table a (x int);\nDO $$ BEGIN PERFORM set_config('statement_timeout', '0', false); LOOP BEGIN PERFORM 1; EXCEPTION WHEN OTHERS THEN NULL; END; END LOOP; END $$`,
      { statementSeconds: 1 },
    );
    expect(problem.type).toBe('too-large');
    expect(problem.message).toMatch(/longer than 1 s \(statement at line 2\)/);
  });

  test.each(['select pg_sleep(1000)', 'do $$ begin loop null; end loop; end $$'])('by the clock, whatever the statement does: %s', async (sql) => {
    await using sandbox = await openSandbox(testServer());
    await using client = await connect(sandbox.owner);
    await using watch = await guard(sandbox, client, { limits: { statementSeconds: 5, totalSeconds: 300, bytes: 512 * 1024 * 1024 } });
    const begun = performance.now();
    await expect(watch.statement(() => client.query(sql))).rejects.toThrow(/longer than 5 s/);
    // The next check, and the end of the session; this once took four times the limit.
    expect(performance.now() - begun).toBeLessThan(18_000);
  });

  test('many statements that are slow together', async () => {
    const problem = await within('select pg_sleep(0.4);'.repeat(10), { totalSeconds: 1 });
    expect(problem.message).toMatch(/longer than 1 s in all/);
  });

  test('a table that fills the disk', async () => {
    const problem = await within(
      `create table a (x text); DO $$ BEGIN LOOP INSERT INTO a SELECT repeat(md5(i::text), 40) FROM generate_series(1, 1000) i; END LOOP; END $$`,
      { bytes: 64 * 1024 * 1024 },
    );
    expect(problem.message).toMatch(/grew over 64 MiB/);
  });

  test('temporary files that fill the disk', async () => {
    const problem = await within(`create table a as select i, repeat(md5(i::text), 40) from generate_series(1, 100000000) i`, {});
    expect(problem).toMatchObject({ type: 'too-large', facts: { sqlstate: '53400' } });
  });

  // Only Linux bounds a process's memory from outside.
  test.runIf(process.platform === 'linux')('a variable that eats the memory', async () => {
    const problem = await within(`DO $$ DECLARE all_of_it text[]; BEGIN LOOP all_of_it := all_of_it || repeat('x', 200000000); END LOOP; END $$`, {});
    expect(problem).toMatchObject({ type: 'too-large', facts: { sqlstate: expect.stringMatching(/53200|54000/) } });
  });

  test('a cancel by the caller', async () => {
    const stop = AbortSignal.timeout(500);
    await expect(readSchemaFromDdl('select pg_sleep(60)', testServer(), { signal: stop })).rejects.toThrow(/timeout/);
  });
});
