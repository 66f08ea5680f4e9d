import { expect, test } from 'vitest';
import { freshDatabase, testServer } from '../../test/support/cluster.ts';
import { introspect } from '../introspect/introspect.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import { readSchemaFromDdl } from '../sandbox/read-schema.ts';
import { connect } from '../sql/connect.ts';
import { createSchema, createSchemaHere } from './create-schema.ts';
import { mustBeKeptFirst, readSchemaScript } from './schema-script.ts';

const tablesOf = async (client: Parameters<typeof introspect>[0]): Promise<string[]> =>
  (await introspect(client)).tables.map((table) => `${table.schema}.${table.name}`);

test('a whole dump: without its rows, owners and transactions, and the session is reset', async () => {
  await using db = await freshDatabase();
  await createSchema(
    db.client,
    `\\restrict x
    SELECT pg_catalog.set_config('search_path', '', false); BEGIN; CREATE SCHEMA app AUTHORIZATION somebody; COMMIT;
    CREATE EXTENSION IF NOT EXISTS citext WITH SCHEMA app; CREATE TABLE app.a (id int PRIMARY KEY, mail app.citext); ALTER TABLE app.a OWNER TO somebody;
    COPY app.a (id) FROM stdin;\n1\n\\.\nINSERT INTO app.a VALUES (2); CREATE INDEX CONCURRENTLY by_mail ON app.a (mail);
    ALTER TABLE app.a ENABLE ROW LEVEL SECURITY; CREATE POLICY p ON app.a TO somebody USING (true); ALTER DATABASE shop SET search_path TO app, public;
    \\unrestrict x`,
  );
  expect(await tablesOf(db.client)).toEqual(['app.a']);
  expect((await db.client.query('select count(*)::int as n from app.a')).rows).toEqual([{ n: 0 }]);
  expect((await db.client.query('show search_path')).rows).toEqual([{ search_path: '"$user", public' }]);
  await using later = await connect(db.connection);
  expect((await later.query('show search_path')).rows).toEqual([{ search_path: 'app, public' }]);
});

test('all or nothing: an error in the last statement leaves no table', async () => {
  await using db = await freshDatabase();
  await expect(createSchema(db.client, 'create table a (x int);\ncreate table b (y nosuchtype)')).rejects.toMatchObject({
    type: 'invalid-ddl',
    facts: { line: 2, sqlstate: '42704' },
  });
  expect(await tablesOf(db.client)).toEqual([]);
});

test('the search_path of the database does not redirect the tables', async () => {
  await using db = await freshDatabase('create schema a');
  await db.client.query(`do $$ begin execute format('alter database %I set search_path = a, public', current_database()); end $$`);
  await using client = await connect(db.connection);
  await createSchema(client, 'create table customer (id int)');
  expect(await tablesOf(client)).toEqual(['public.customer']);
  expect((await client.query('show search_path')).rows).toEqual([{ search_path: 'a, public' }]);
});

test('rows that a block of the script makes are changed by the script before a constraint needs it', async () => {
  await using db = await freshDatabase();
  await createSchema(
    db.client,
    `CREATE TABLE a (id serial PRIMARY KEY, mail text NOT NULL, url text);
    DO $$ BEGIN INSERT INTO a (mail) VALUES ('x@example.com'), ('y@example.com'); END $$;
    DELETE FROM a WHERE mail LIKE 'y%'; UPDATE a SET url = 'u' WHERE url IS NULL; UPDATE a SET id = (SELECT id FROM a, a AS b);
    ALTER TABLE a ALTER COLUMN url SET NOT NULL, ADD CHECK (mail LIKE 'x%')`,
  );
  expect((await db.client.query('select mail, url from a')).rows).toEqual([{ mail: 'x@example.com', url: 'u' }]);
});

test('the script does not change rows that the database had before', async () => {
  await using db = await freshDatabase(`create table a (id int); insert into a values (1)`);
  await createSchema(db.client, 'create table b (id int); update a set id = 2; delete from a');
  expect((await db.client.query('select id from a')).rows).toEqual([{ id: 1 }]);
});

test('an index is dropped in the transaction, whatever the script says', async () => {
  await using db = await freshDatabase();
  await createSchema(db.client, 'create table a (id int); create index concurrently i on a (id); drop index concurrently if exists i');
  expect((await db.client.query(`select to_regclass('i') as index`)).rows).toEqual([{ index: null }]);
});

test('a block that commits in steps, and an extension that the script drops first, are no obstacle for the owner of a database', async () => {
  await using sandbox = await openSandbox(testServer());
  await using client = await connect(sandbox.owner);
  await using superuser = await connect({ ...testServer().connection, database: sandbox.owner.database });
  await superuser.query('create extension hstore');
  const reported = await createSchema(
    client,
    `drop extension if exists hstore; create extension hstore; create table a (id int, x hstore);
    do $$ begin for i in 1..2 loop update a set id = 1; -- commit;
      if i > 0 then commit; end if; end loop; execute 'create table b (id int)'; commit; end $$;`,
  );
  expect(reported.map(({ code }) => code)).toEqual(['words-left-out']);
  expect(await tablesOf(client)).toEqual(['public.a', 'public.b']);
});

test('existing objects are reported', async () => {
  await using db = await freshDatabase('create table a (x int)');
  await expect(createSchema(db.client, 'create table a (x int)')).rejects.toMatchObject({
    type: 'target-mismatch',
    message: expect.stringContaining('"a" already exists'),
  });
});

test('an extension that needs a superuser: the error has the statement to run', async () => {
  await using sandbox = await openSandbox(testServer());
  await using client = await connect(sandbox.owner);
  await expect(
    createSchema(client, 'create table b (x int); create extension pgstattuple; create schema geo; create extension earthdistance schema geo'),
  ).rejects.toMatchObject({
    type: 'target-mismatch',
    facts: {
      extensions: ['earthdistance', 'pgstattuple'],
      statement: `CREATE SCHEMA IF NOT EXISTS "geo" AUTHORIZATION "${sandbox.owner.user}"; CREATE EXTENSION IF NOT EXISTS "earthdistance" SCHEMA "geo" CASCADE; CREATE EXTENSION IF NOT EXISTS "pgstattuple" CASCADE;`,
    },
  });
  await expect(createSchema(client, 'create extension nosuchthing')).rejects.toMatchObject({ type: 'target-mismatch', facts: { extensions: ['nosuchthing'] } });
  await createSchema(client, 'create extension citext; create table a (x citext)');
  expect(await tablesOf(client)).toEqual(['public.a']);
});

test('a database setting that needs a superuser is left out and reported; this session has it', async () => {
  await using sandbox = await openSandbox(testServer());
  await using client = await connect(sandbox.owner);
  const schema = await readSchemaScript(`alter database shop set app.secret = 'x'; create table a (x int)`);
  await client.query('BEGIN');
  const diagnostics = await createSchemaHere(client, schema);
  expect(diagnostics).toMatchObject([{ code: 'setting-left-out', mend: expect.stringContaining(`SET "app"."secret" TO 'x'`) }]);
  expect((await client.query('show app.secret')).rows).toEqual([{ 'app.secret': 'x' }]);
});

test('settings that the script makes for the database apply to this session immediately', async () => {
  await using sandbox = await openSandbox(testServer());
  await using client = await connect(sandbox.owner);
  const schema = await readSchemaScript(
    `create schema music; create table music.a (x int); do $$ begin execute format('alter database %I set search_path = music, public', current_database()); end $$`,
  );
  await client.query('BEGIN');
  await createSchemaHere(client, schema);
  expect((await client.query('show search_path')).rows).toEqual([{ search_path: 'music, public' }]);
});

test('labels that cannot be part of CREATE TYPE are committed before rows', async () => {
  const kept = async (changes: string) => mustBeKeptFirst(await readSchemaScript(`create type mood as enum ('sad'); ${changes} create table a (m mood)`));
  expect(await kept('')).toBe(false);
  expect(await kept(`alter type mood add value 'happy';`)).toBe(false);
  expect(await kept(`alter type mood rename value 'sad' to 'low';`)).toBe(false);
  expect(await kept(`alter type mood rename value 'sad' to 'low'; alter type mood add value 'happy';`)).toBe(true);
  expect(await kept(`do $$ begin if true then alter type mood add value if not exists 'happy'; end if; end $$;`)).toBe(true);
  expect(await kept(`do $$ begin alter type mood rename value 'sad' to 'low'; end $$;`)).toBe(false);
  const migrate = (change: string) => `create function migrate() returns void as $$ begin ${change} end; $$ language plpgsql; select migrate();`;
  expect(await kept(migrate(`alter type mood add value 'happy' after 'sad';`))).toBe(true);
  expect(await kept(migrate(`perform 1;`))).toBe(false);
});

test('a plain owner skips clauses that need a superuser, and code that needs the rows of the script is left out; both are reported', async () => {
  await using sandbox = await openSandbox(testServer());
  await using client = await connect(sandbox.owner);
  const reported = await createSchema(
    client,
    `create table servers (id int primary key); insert into servers values (0);
    create table modules (server int not null references servers, name text);
    create function small(n int) returns boolean language sql immutable leakproof as 'select n < 10';
    create function activate(text) returns void language sql as 'insert into public.modules values (0, $1)';
    select activate('stats');
    alter table modules disable trigger all;
    alter table modules enable trigger all;
    do $$ begin if true then create table more (id int); grant select on more to nobody, "No.One"; -- and
      /* its owner */ alter table more owner to "No.One"; execute 'grant select on more to nobody'; end if; end $$;
    create function few() returns bigint language sql set temp_file_limit to '1kB' as 'select 1';`,
  );
  expect(reported.map(({ code, message }) => [code, /line (\d+)/.exec(message)?.[1]])).toEqual([
    ['words-left-out', '3'],
    ['statement-left-out', '5'],
    ['words-left-out', '6'],
    ['words-left-out', '7'],
    ['words-left-out', '8'],
    ['statement-left-out', '10'],
  ]);
  expect(await tablesOf(client)).toEqual(['public.modules', 'public.more', 'public.servers']);
});

/** What psql survives is left out, where the schema is read and in a target. */
const AS_PSQL_TAKES_IT = String.raw`\set ON_ERROR_STOP off
DROP TABLE t, u;
DROP FUNCTION f(int) CASCADE;
ALTER TABLE t DROP CONSTRAINT c, DROP CONSTRAINT d;
ALTER SYSTEM SET work_mem = '8MB';
SELECT pg_reload_conf();
SELECT 3 AS parts, current_setting('server_version_num')::int > 1 AS new \gset
\if :new
CREATE TABLE t (id int PRIMARY KEY, name text COLLATE pg_catalog."tlh_KX.utf8", n int DEFAULT :parts);
\else
CREATE TABLE old (id int);
\endif
SELECT format('CREATE TABLE part_%s (LIKE t)', i) FROM generate_series(1, :parts) i
\gexec
SELECT 'GRANT ALL ON t TO nobody_here' \gexec
CREATE COLLATION klingon (provider = libc, locale = 'tlh_KX.utf8');
CREATE VIEW v AS SELECT * FROM t ORDER BY name COLLATE klingon;
COMMENT ON COLLATION klingon IS 'kept';
ALTER TABLE t ENABLE ROW LEVEL SECURITY;
CREATE POLICY p ON t TO nobody_here USING (true);
COMMENT ON POLICY p ON t IS 'who may';
ALTER POLICY p ON t RENAME TO q;
DROP POLICY q ON t;
COPY t FROM '/srv/t.csv' WITH (FORMAT csv);
COPY t FROM PROGRAM 'cat /srv/t.csv';
\copy t FROM 't.csv'
`;

test('a script as psql takes it makes the same tables where it is read and in a target', async () => {
  const tables = ['public.part_1', 'public.part_2', 'public.part_3', 'public.t'];
  const catalog = await readSchemaFromDdl(AS_PSQL_TAKES_IT, testServer());
  expect(catalog.tables.map(({ schema, name }) => `${schema}.${name}`)).toEqual(tables);
  expect(catalog.tables.at(-1)!.columns).toMatchObject([{ name: 'id' }, { name: 'name' }, { name: 'n', default: '3' }]);
  const notes = catalog.notices.map(({ place, message }) => `${place}: ${message}`).join('\n');
  for (const part of [
    'line 2: left out, since there is nothing to drop',
    'line 5: ALTER SYSTEM',
    'line 9: the collation tlh_KX.utf8',
    'line 24: COPY with a file',
    'line 25: COPY … PROGRAM',
    'line 26: the psql command \\copy',
  ])
    expect(notes).toContain(part);

  await using db = await freshDatabase();
  const diagnostics = await createSchema(db.client, AS_PSQL_TAKES_IT);
  expect(await tablesOf(db.client)).toEqual(tables);
  const reported = diagnostics.map(({ message }) => message).join('\n');
  for (const part of [
    'line 9 was run without words',
    'line 16 makes a collation of ICU',
    'line 20: left out, for the role "nobody_here"',
    'line 21 was left out: it uses what was left out before it',
  ])
    expect(reported).toContain(part);
});
