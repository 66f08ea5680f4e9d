import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type OpenClient } from '@seedbed/postgres/sql';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

const SCHEMA = `CREATE TABLE customers (id serial PRIMARY KEY, first_name text NOT NULL, email text NOT NULL UNIQUE, created_at timestamptz NOT NULL);
  CREATE TABLE tickets (id serial PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers, subject text NOT NULL, opened_at timestamptz NOT NULL);`;
const BRANCH = `CREATE TABLE plans (id serial PRIMARY KEY, name text NOT NULL UNIQUE);
  CREATE TABLE customers (id serial PRIMARY KEY, first_name text NOT NULL, phone text, email text NOT NULL UNIQUE, created_at timestamptz NOT NULL);
  CREATE TABLE tickets (id serial PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers, subject text NOT NULL, opened_at timestamptz NOT NULL);
  CREATE TABLE reminders (id serial PRIMARY KEY, ticket_id integer NOT NULL REFERENCES tickets, due_on date NOT NULL);`;

let server: TargetServer;
let at: Target;
let folder: string;
beforeAll(async () => {
  server = await openTargetServer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-databases-'));
  await writeFile(join(folder, 'schema.sql'), SCHEMA);
  at = await server.freshTarget();
  return async () => {
    await seedbed(['drop', at.url, '--older-than', '0h', '--force'], { cwd: folder });
    await at[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => server[Symbol.asyncDispose]());
const run = (...args: string[]) => seedbed(args, { cwd: folder });
const load = (name: string, ...more: string[]) => run('load', 'schema.sql', '--database', name, '--url', at.url, '--rows', '40', ...more);
const drop = (...args: string[]) => run('drop', at.url, ...args);
const databases = async (): Promise<string[]> =>
  (await at.client.query<{ name: string }>(`SELECT datname AS name FROM pg_database WHERE datname ~ '^(pr-|seedbed_tpl)' ORDER BY 1`)).rows.map(({ name }) =>
    name.replace(/^(seedbed_tpl).*/, '$1'),
  );
const inside = (database: string): Promise<OpenClient> => connect({ ...at.connection, database });
const rowsOf = async (client: OpenClient, columns: string, table: string) =>
  (await client.query<{ row: string }>(`SELECT ROW(${columns})::text AS row FROM ${table} ORDER BY id`)).rows.map(({ row }) => row);

test('branches whose schemas differ share every row that both have', async () => {
  expect(await load('pr-main', '--rows', 'customers=40,tickets=90')).toMatchObject({ code: 0 });
  await writeFile(join(folder, 'schema.sql'), BRANCH);
  expect(await load('pr-branch', '--rows', 'customers=40,tickets=90')).toMatchObject({ code: 0 });
  await using main = await inside('pr-main');
  await using branch = await inside('pr-branch');
  for (const [columns, table, rows] of [
    ['id, first_name, email, created_at', 'customers', 40],
    ['id, customer_id, subject, opened_at', 'tickets', 90],
  ] as const) {
    const there = await rowsOf(main, columns, table);
    expect(there).toHaveLength(rows);
    expect(await rowsOf(branch, columns, table)).toEqual(there);
  }
  expect(Number((await branch.query('SELECT count(*) FROM reminders')).rows[0].count)).toBeGreaterThan(0);
});

test('the first load of a revision leaves a template, later ones copy it, and a database that is there is kept', async () => {
  const first = await load('pr-1');
  expect(first).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^80 rows in 2 of 2 tables.*\npr-1: 80 rows, copied from seedbed_tpl_[0-9a-f]{16} in /),
  });
  const second = await load('pr-2', '--json');
  expect(JSON.parse(second.stdout).database).toMatchObject({ name: 'pr-2', made: 'copied', rows: 80, dropped: [] });
  await using one = await inside('pr-1');
  await using other = await inside('pr-2');
  expect(await rowsOf(other, 'tickets.*', 'tickets')).toEqual(await rowsOf(one, 'tickets.*', 'tickets'));
  // Sequences are copied too.
  await other.query(`INSERT INTO customers (first_name, email, created_at) VALUES ('Me', 'me@example.com', now())`);
  expect(await load('pr-2')).toMatchObject({ code: 0, stdout: expect.stringContaining('pr-2 was there already, of this revision') });
  expect(Number((await other.query('SELECT count(*) FROM customers')).rows[0].count)).toBe(41);
  expect(await databases()).toEqual(['pr-1', 'pr-2', 'seedbed_tpl']);
  // Without a lock or a blueprint: the database says what was loaded.
  expect(await run('status', at.url.replace(/\/[^/]*$/, '/pr-1'))).toMatchObject({ code: 0, stdout: expect.stringMatching(/pr-1 is as seedbed_tpl_\w+ says/) });
  expect(await run('status', at.url.replace(/\/[^/]*$/, '/pr-2'))).toMatchObject({ code: 6, stdout: expect.stringContaining('1 added (41)') });
  expect((await run('databases', at.url)).stdout).toMatch(/^pr-2 .*seedbed_tpl_/m);
  // The role may not see other names than those of its own.
  const listed = JSON.parse((await run('databases', '--url', at.url, '--json')).stdout).databases;
  expect(listed.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['copy', 'copy', 'template']);
});

test('another revision replaces a database only with --replace, which ends its sessions', async () => {
  await load('pr-1');
  const refused = await load('pr-1', '--seed', '7');
  expect([refused.code, refused.stderr]).toEqual([5, expect.stringMatching(/pr-1 was made of another revision .* --replace drops it/)]);
  // Nothing was loaded for it.
  expect(await databases()).toEqual(['pr-1', 'seedbed_tpl']);
  await using client = await inside('pr-1');
  const before = await rowsOf(client, 'email', 'customers');
  expect(await load('pr-1', '--seed', '7', '--replace')).toMatchObject({ code: 0, stdout: expect.stringContaining('dropped and copied anew') });
  await expect(client.query('SELECT 1')).rejects.toThrow();
  await using again = await inside('pr-1');
  expect(await rowsOf(again, 'email', 'customers')).not.toEqual(before);
});

test('databases of others, and names that do not fit, are refused', async () => {
  await at.client.query('CREATE DATABASE "pr-theirs"');
  try {
    expect(await load('pr-theirs', '--replace')).toMatchObject({ code: 5, stderr: expect.stringContaining('pr-theirs exists and was not made by Seedbed') });
    expect(await drop('--database', 'pr-theirs', '--force')).toMatchObject({ code: 5, stdout: expect.stringContaining('pr-theirs exists and was not made by Seedbed, so it stays as it is.') }); // prettier-ignore
    // The comment of a database of ours, restored with a dump, does not make it ours.
    await load('pr-1');
    const { rows } = await at.client.query(`SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = 'pr-1'`);
    await at.client.query(`COMMENT ON DATABASE "pr-theirs" IS '${rows[0].comment}'`);
    expect(await drop('--older-than', '0h')).toMatchObject({ code: 0, stdout: expect.stringContaining('2 databases dropped.') });
    expect(await databases()).toEqual(['pr-theirs']);
  } finally {
    await at.client.query('DROP DATABASE "pr-theirs"');
  }
  expect(await load('seedbed_tpl_x')).toMatchObject({ code: 2, stderr: expect.stringContaining('begins with seedbed_tpl_') });
  expect(await load('x'.repeat(64))).toMatchObject({ code: 2, stderr: expect.stringContaining('more than 63 bytes') });
  expect(await load('pr-1', '--mode', 'append')).toMatchObject({ code: 2, stderr: expect.stringContaining('--mode cannot be combined with --database') });
  await using plain = await server.freshTarget('plain');
  expect(await run('load', 'schema.sql', '--database', 'pr-1', '--url', plain.url)).toMatchObject({ code: 5, stderr: expect.stringMatching(/the role may not create databases\. As a superuser: ALTER ROLE \w+ CREATEDB;/) }); // prettier-ignore
});

test('drop removes by name and by age, spares databases with sessions, and --dry-run removes nothing', async () => {
  await load('pr-1');
  await load('pr-2');
  await at.client.query(`DO $$ BEGIN EXECUTE format('COMMENT ON DATABASE "pr-2" IS %L', (SELECT regexp_replace(shobj_description(oid, 'pg_database'), '"usedAt":"[^"]+"', '"usedAt":"2001-01-01T00:00:00.000Z"') FROM pg_database WHERE datname = 'pr-2')); END $$`); // prettier-ignore
  expect(await drop('--older-than', '14d', '--dry-run')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^pr-2: 80 rows, last load [\d,]+ days ago\n1 database would be dropped; nothing was changed\.\n$/) }); // prettier-ignore
  expect(await databases()).toEqual(['pr-1', 'pr-2', 'seedbed_tpl']);
  expect(await drop('--older-than', '14d', '--json')).toMatchObject({ code: 0 });
  expect(await databases()).toEqual(['pr-1', 'seedbed_tpl']);
  const client = await inside('pr-1');
  expect(await drop('--database', 'pr-1', 'pr-none')).toMatchObject({ code: 5, stdout: expect.stringMatching(/pr-none: there is no such database\npr-1 is not dropped: pr-1 has sessions: \d+ \(.+\)\. End them, or add --force.*pg_terminate_backend/) }); // prettier-ignore
  expect(await drop('--database', 'pr-1', '--force')).toMatchObject({ code: 0 });
  await client.end().catch(() => {});
  expect(await drop('--database', 'pr-1')).toMatchObject({ code: 0, stdout: expect.stringContaining('0 databases dropped.') });
  expect(await drop('--older-than', '2 weeks')).toMatchObject({ code: 2, stderr: expect.stringContaining('--older-than takes a time such as 14d') });
  expect(await drop()).toMatchObject({ code: 2 });
});

test('a template with sessions is named with what to do, and a database that was to be replaced stays', async () => {
  await load('pr-1');
  await load('pr-2', '--seed', '7');
  const { rows } = await at.client.query<{ template: string }>(`SELECT substring(shobj_description(oid, 'pg_database') from 'seedbed_tpl_[0-9a-f]+') AS template FROM pg_database WHERE datname = 'pr-1'`); // prettier-ignore
  const { template } = rows[0]!;
  await at.client.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS true`);
  await using _session = await inside(template);
  const refused = await load('pr-2', '--replace');
  expect([refused.code, refused.stderr]).toEqual([5, expect.stringMatching(new RegExp(`Nothing is copied: ${template} has sessions: \\d+ .* Postgres copies only a database without sessions: end them, and run the command again\\. SELECT pg_terminate_backend`))]); // prettier-ignore
  await using kept = await inside('pr-2');
  expect(await rowsOf(kept, 'id', 'customers')).toHaveLength(40);
});

test('five templates are kept, a failed load leaves none, and one that a killed load left is made anew', async () => {
  for (const seed of ['1', '2', '3', '4', '5']) expect(await load('pr-1', '--seed', seed, '--replace')).toMatchObject({ code: 0 });
  expect(await load('pr-1', '--seed', '6', '--replace')).toMatchObject({ stdout: expect.stringContaining('1 older template dropped: 5 are kept') });
  expect(await databases()).toEqual(['pr-1', ...Array.from({ length: 5 }, () => 'seedbed_tpl')]);
  await writeFile(join(folder, 'schema.sql'), `${SCHEMA} DO $$ BEGIN IF current_database() LIKE 'seedbed_tpl%' THEN RAISE 'not here'; END IF; END $$;`);
  expect(await load('pr-9')).toMatchObject({ code: 3, stderr: expect.stringContaining('not here') });
  expect(await databases()).toEqual(['pr-1', ...Array.from({ length: 5 }, () => 'seedbed_tpl')]);
  await writeFile(join(folder, 'schema.sql'), SCHEMA);
  // What a killed process leaves: a template that says that it is being loaded.
  await at.client.query(`DO $$ BEGIN EXECUTE (SELECT string_agg(format('COMMENT ON DATABASE %I IS %L', datname, replace(shobj_description(oid, 'pg_database'), '"kind":"template"', '"kind":"loading"')), ';') FROM pg_database WHERE datname LIKE 'seedbed_tpl%'); END $$`); // prettier-ignore
  expect(await load('pr-2', '--seed', '6')).toMatchObject({ code: 0, stdout: expect.stringContaining('80 rows in 2 of 2 tables') });
});

test('databases that a killed load left without a mark are listed, dropped by name or age, and loaded anew', async () => {
  await load('pr-1');
  const template = (await run('databases', at.url)).stdout.match(/seedbed_tpl_[0-9a-f]{16}/)![0];
  // Killed between CREATE DATABASE and the comment.
  const left = 'seedbed_new_0123456789abcdef';
  await at.client.query(`CREATE DATABASE ${left}`);
  await at.client.query(`COMMENT ON DATABASE ${template} IS NULL`);
  // What others named so has another form, or a comment.
  await at.client.query(`CREATE DATABASE seedbed_new_idea`);
  expect((await run('databases', at.url)).stdout).toMatch(new RegExp(`^${left} +\\(left by a killed load\\).*\\?$`, 'm'));
  expect((await run('databases', at.url)).stdout).not.toContain('seedbed_new_idea');
  expect(await drop('--database', left)).toMatchObject({ code: 0, stdout: expect.stringContaining(`${left}: left by a killed load`) });
  expect(await load('pr-2')).toMatchObject({ code: 0, stdout: expect.stringContaining('80 rows in 2 of 2 tables') });
  await at.client.query(`CREATE DATABASE ${left}`);
  expect((await drop('--older-than', '14d')).stdout).toMatch(new RegExp(`${left}: left[^]*1 database dropped`));
  expect(await drop('--database', 'seedbed_new_idea')).toMatchObject({ code: 5 });
  await at.client.query(`DROP DATABASE seedbed_new_idea`);
});

test('a blueprint that infer wrote loads where a trigger fills a table that numbers its rows', async () => {
  const events = `CREATE TABLE orders (id serial PRIMARY KEY, status text NOT NULL CHECK (status IN ('open', 'paid')), placed_at timestamptz NOT NULL);
    CREATE TABLE order_events (id bigserial PRIMARY KEY, order_id integer NOT NULL REFERENCES orders, event text NOT NULL);
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.status = 'paid' THEN INSERT INTO order_events (order_id, event) VALUES (NEW.id, 'paid'); END IF; RETURN NEW; END $$;
    CREATE TRIGGER note AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note();`;
  await writeFile(join(folder, 'events.sql'), events);
  expect(await run('infer', 'events.sql', '--out', 'events.json')).toMatchObject({ code: 0 });
  expect(await run('load', 'events.json', '--schema', 'events.sql', '--create', '--url', at.url)).toMatchObject({ code: 0 });
  const { rows } = await at.client.query(`SELECT (SELECT count(*) FROM order_events) = (SELECT count(*) FROM orders WHERE status = 'paid') AS same`);
  expect(rows).toEqual([{ same: true }]);
});

test('two loads of one revision at once load one template', async () => {
  const both = await Promise.all([load('pr-1', '--json'), load('pr-2', '--json')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.map(({ stdout }) => JSON.parse(stdout).tables !== undefined).toSorted()).toEqual([false, true]);
  expect(await databases()).toEqual(['pr-1', 'pr-2', 'seedbed_tpl']);
});

test('the lock says the same whether a database is loaded or copied, and --dry-run says which it would be', async () => {
  const dry = await load('pr-1', '--dry-run', '--json');
  expect(JSON.parse(dry.stdout)).toMatchObject({ dry: true, rows: 80, database: { name: 'pr-1', made: 'copied' } });
  expect(await databases()).toEqual([]);
  await load('pr-1', '--lock');
  const text = await readFile(join(folder, 'seedbed.lock'), 'utf8');
  await rm(join(folder, 'seedbed.lock'));
  expect(await load('pr-2', '--dry-run')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Database pr-2 would be made from the template seedbed_tpl_\w+, which is there\.\nNothing was changed\.\n$/) }); // prettier-ignore
  await load('pr-2', '--lock');
  expect(await readFile(join(folder, 'seedbed.lock'), 'utf8')).toBe(text);
  // Without --lock it stays that of another database.
  await load('pr-5', '--seed', '11');
  expect(await readFile(join(folder, 'seedbed.lock'), 'utf8')).toBe(text);
  await drop('--database', 'pr-5');
  expect(await load('pr-3', '--frozen-lock')).toMatchObject({ code: 0 });
  expect(await load('pr-4', '--frozen-lock', '--seed', '9')).toMatchObject({ code: 6 });
  expect(await databases()).toEqual(['pr-1', 'pr-2', 'pr-3', 'seedbed_tpl', 'seedbed_tpl']);
});
