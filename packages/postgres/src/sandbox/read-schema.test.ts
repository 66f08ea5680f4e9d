import { describe, expect, test } from 'vitest';
import type { Problem } from '@seedbed/contract';
import { testServer } from '../../test/support/cluster.ts';
import { connect } from '../sql/connect.ts';
import type { ThrowawayServer } from './open-sandbox.ts';
import { loadCatalog } from './load-catalog.ts';
import { loadSchema, readSchemaFromDdl } from './read-schema.ts';
import { schemaCache } from './schema-cache.ts';

const read = (ddl: string) => readSchemaFromDdl(ddl, testServer());
const refusal = (ddl: string): Promise<Problem> =>
  read(ddl).then(
    () => {
      throw new Error('it was taken');
    },
    (error: Problem) => error,
  );

async function databases(): Promise<string[]> {
  await using client = await connect(testServer().connection);
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'sandbox%' union all select rolname from pg_roles where rolname like 'sandbox%' order by name`,
  );
  return rows.map((row) => row.name);
}

describe('statements that need a superuser or another language are left out, and the rest is read', () => {
  test('clauses without an effect on rows: LEAKPROOF, tablespaces', async () => {
    const { tables, functions } = await read(`
      create function small(n int) returns boolean language sql immutable leakproof as $$ select n < 10 -- leakproof $$;
      create table a (id int primary key using index tablespace fast, n int check (small(n))) tablespace "Fast One";
      create index on a (n) tablespace fast;`);
    expect(tables.map(({ name, checks }) => [name, checks.length])).toEqual([['a', 1]]);
    expect(Object.keys(functions)).toHaveLength(1);
  });

  test('grants and owners inside a block, for roles that are not there', async () => {
    const { tables } = await read(`
      do $$ begin
        if not exists (select from pg_class where relname = 'a') then
          -- for everybody
          create table a (id int primary key); grant select on a to readers; alter table a owner to "The Owner";
        else
          revoke all on a from readers;
        end if;
        execute format('grant select on %I to readers', 'a');
      end $$;
      alter table a add n int;`);
    expect(tables.map(({ name, columns }) => [name, columns.length])).toEqual([['a', 2]]);
  });

  test('an index whose function finds its own functions by the search_path, which Postgres 17 and later do not use there', async () => {
    const { tables, notices } = await read(`
      create table a (id int primary key, n int);
      create function twice(n int) returns int language sql immutable as 'select 2 * n';
      create function fourfold(n int) returns int language sql immutable as 'select twice(twice(n))';
      create index by_n on a (fourfold(n));
      create table b (id int primary key);`);
    expect(tables.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(notices).toMatchObject([{ place: 'line 5', level: 'warning', message: expect.stringContaining('left out, since it decides nothing of the rows') }]);
  });

  test('statements of their own kind: operator classes and casts, and what uses them', async () => {
    const { tables, notices } = await read(`
      create type mood as enum ('good', 'bad');
      create cast (mood as int) without function;
      create operator class odd_ops for type int using btree as operator 1 <, operator 3 =, function 1 btint4cmp(int, int);
      create table a (id int primary key, n int, mood mood);
      create index by_n on a (n odd_ops);`);
    expect(tables.map(({ name }) => name)).toEqual(['a']);
    expect(notices.map(({ message }) => message).join()).toMatch(/superuser/);
  });

  test('triggers and CHECKs with functions in a language that is not available', async () => {
    const { tables, notices } = await read(`
      create function tidy() returns trigger language plperlu as 'return;';
      create function fits(text) returns boolean language plpython3u as 'return True';
      create table a (id int primary key, name text check (fits(name)));
      create trigger tidy before insert on a for each row execute function tidy();`);
    expect(tables.map(({ name, triggers, checks }) => [name, triggers.length, checks.length])).toEqual([['a', 1, 1]]);
    expect(notices.map(({ message }) => message).join()).toMatch(/plperlu.*plpython3u/);
  });
});

describe('a refused script', () => {
  test("Postgres' own words, with line, column and SQLSTATE", async () => {
    const problem = await refusal(`create table a (\n  x int,\n  y nosuchtype\n);`);
    expect(problem.type).toBe('invalid-ddl');
    expect(problem.message).toBe('type "nosuchtype" does not exist (line 3, column 5)');
    expect(problem.facts).toMatchObject({ line: 3, column: 5, sqlstate: '42704' });
  });

  test.each([
    ['create table a (\n  id int primary key,\n  b int references nope (id)\n);', 3, 20],
    ['create table c (x int);\ncreate table a (\n  b int,\n  -- é references nope\n  foreign key (b)\n    references "nope"\n);', 6, 16],
  ])('a table that is missing is shown where the statement refers to it: %s', async (ddl, line, column) => {
    expect((await refusal(ddl)).facts).toMatchObject({ line, column });
  });

  test('a syntax error after multi-byte letters', async () => {
    const problem = await refusal(`-- é漢😀\ncreate table "é漢😀" (x int);\ncreate table é (y int,, z int);`);
    expect(problem.facts).toMatchObject({ line: 3, column: 23, sqlstate: '42601' });
  });

  test('an error without a place points at its statement', async () => {
    const problem = await refusal(`create table a (x int);\n\n  -- again\n  create table a (x int);`);
    expect(problem.facts).toMatchObject({ line: 4, column: 3, sqlstate: '42P07' });
  });

  test.each([
    ['create table a (id uuid default uuid_generate_v4())', 'uuid-ossp'],
    ['create table a (x citext)', 'citext'],
    ['create table a (x public.vector(3))', 'vector'],
    ['create table a (x text); create index on a using gin (x gin_trgm_ops)', 'pg_trgm'],
    ['create table a (x int, exclude using gist (x with =))', 'btree_gist'],
  ])('%s: the missing extension is named', async (ddl, extension) => {
    expect((await refusal(ddl)).message).toContain(`CREATE EXTENSION "${extension}"`);
  });

  test('17 MiB are too large', async () => {
    expect((await refusal('-'.repeat(17 * 1024 * 1024))).type).toBe('too-large');
  });

  test('its database and its role are dropped afterwards', async () => {
    const before = await databases();
    await refusal('create table a (x nosuchtype)');
    expect(await databases()).toEqual(before);
  });
});

test('an empty script is an empty catalog', async () => {
  expect((await read('')).tables).toEqual([]);
  expect((await read('-- later')).tables).toEqual([]);
});

describe('dump contents other than the schema are skipped and reported', () => {
  test('owners, privileges, roles, rows, psql commands', async () => {
    const catalog = await read(`\\restrict k
      SET statement_timeout = 0; SET default_tablespace = ''; SELECT pg_catalog.set_config('search_path', '', false);
      CREATE ROLE app; CREATE DATABASE shop; CREATE SCHEMA sales AUTHORIZATION app; ALTER SCHEMA sales OWNER TO app;
      CREATE TABLE sales.a (id int primary key); ALTER TABLE sales.a OWNER TO app; GRANT SELECT ON sales.a TO app;
      ALTER TABLE sales.a ENABLE ROW LEVEL SECURITY; CREATE POLICY mine ON sales.a TO app USING (id > 0); CREATE POLICY all_of_them ON sales.a USING (id > 0);
      COPY sales.a (id) FROM stdin;\n1\n2\n\\.\nINSERT INTO sales.a VALUES (3);
      COMMENT ON TABLE sales.a IS 'kept'; COMMENT ON EXTENSION plpgsql IS 'left';
      \\unrestrict k`);
    expect(catalog.tables.map((table) => `${table.schema}.${table.name}: ${table.comment}`)).toEqual(['sales.a: kept']);
    expect(catalog.tables[0]!.policies?.map(({ name, roles }) => [name, roles])).toEqual([
      ['all_of_them', undefined],
      ['mine', ['app']],
    ]);
    const reported = catalog.notices.map((notice) => notice.message).join('\n');
    for (const word of ['privileges', 'databases', 'rows in the script', 'COPY', 'comments']) expect(reported).toContain(word);
  });

  test('a script that starts by dropping the schema public creates it again', async () => {
    const catalog = await read('DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE a (id serial PRIMARY KEY);');
    expect(catalog.tables.map((table) => `${table.schema}.${table.name}`)).toEqual(['public.a']);
  });

  test('its own transaction, with statements left out, works', async () => {
    const catalog = await read(`BEGIN; CREATE TABLE a (x int); CREATE POLICY p ON a TO nobody_here USING (true); CREATE TABLE b (y int); COMMIT;`);
    expect(catalog.tables.map((table) => table.name)).toEqual(['a', 'b']);
  });

  test('settings of the database are read under any database name', async () => {
    const catalog = await read(`CREATE SCHEMA app; ALTER DATABASE "my shop" SET search_path TO app, public; ALTER DATABASE shop SET app.tenant = 7;
      DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET work_mem = ''8MB''', current_database()); END $$`);
    expect(catalog.settings).toEqual([
      { name: 'search_path', value: 'app, public' },
      { name: 'app.tenant', value: '7' },
      { name: 'work_mem', value: '8MB' },
    ]);
  });
});

describe('missing extensions', () => {
  const ddl = `CREATE EXTENSION postgis; CREATE EXTENSION vector WITH SCHEMA ext; CREATE EXTENSION pg_uuidv7; BEGIN;
    CREATE TABLE a (id uuid PRIMARY KEY DEFAULT uuid_generate_v7(), spot geography( Point, 4326 ), any_shape geometry, near ext.vector(3)[],
      x float8, y float8, CHECK (st_srid(any_shape) = 4326), CHECK (st_isvalid(any_shape)), made geometry(Point,4326) GENERATED ALWAYS AS (st_makepoint(x, y)) STORED);
    COMMIT; CREATE INDEX ON a USING gist (spot);`;

  test('a function of theirs has the type of what it is compared with, also one of several words', async () => {
    const { tables } = await read(`CREATE EXTENSION postgis;
      CREATE TABLE sites (id int PRIMARY KEY, spot geometry(PointZ,4326), seen timestamptz,
        CHECK (st_x(st_centroid(spot)) >= '-180'::double precision AND st_timeof(spot) < seen));
      CREATE TABLE visits (id int PRIMARY KEY, site_id int NOT NULL REFERENCES sites);`);
    expect(tables.map(({ name, checks, foreignKeys }) => [name, checks.length, foreignKeys.length])).toEqual([
      ['sites', 1, 0],
      ['visits', 0, 1],
    ]);
  });

  test('their types keep their names, and their functions do not exclude a table', async () => {
    const catalog = await read(ddl);
    const types = Object.fromEntries(catalog.tables[0]!.columns.map((column) => [column.name, column.type]));
    expect(types).toMatchObject({
      spot: 'public.geography(Point,4326)',
      any_shape: 'public.geometry',
      near: 'ext.vector(3)[]',
      made: 'public.geometry(Point,4326)',
    });
    expect(catalog.types).toEqual({
      'public.geography': { kind: 'extension', extension: 'postgis', name: 'geography' },
      'public.geometry': { kind: 'extension', extension: 'postgis', name: 'geometry' },
      'ext.vector': { kind: 'extension', extension: 'vector', name: 'vector' },
    });
    expect(catalog.tables[0]!.checks).toHaveLength(2);
    expect(catalog.notices.map((notice) => notice.place)).toEqual(expect.arrayContaining(['extension postgis', 'extension vector', 'extension pg_uuidv7']));
  });

  test('created from its catalog, the table accepts rows', async () => {
    await using made = (
      await loadCatalog(
        {
          ...(await read(ddl)),
          extensions: [
            { name: 'postgis', schema: 'public', version: '3.5' },
            { name: 'vector', schema: 'ext', version: '0.8' },
          ],
        },
        testServer(),
      )
    ).sandbox;
    await using client = await connect(made.owner);
    await client.query(`INSERT INTO a (id, spot, near) VALUES ('0190a9f0-0000-7000-8000-000000000000', 'SRID=4326;POINT(1 2)', '{"[1,2,3]"}')`);
    expect((await client.query('SELECT spot FROM a')).rows).toEqual([{ spot: 'SRID=4326;POINT(1 2)' }]);
  });
});

describe('extensions', () => {
  test('of contrib, in a schema of their own', async () => {
    const catalog = await read(`CREATE SCHEMA ext; CREATE EXTENSION citext WITH SCHEMA ext; CREATE EXTENSION IF NOT EXISTS "uuid-ossp";
      CREATE TABLE a (id uuid primary key default uuid_generate_v4(), mail ext.citext)`);
    expect(catalog.extensions.map((each) => `${each.schema}.${each.name}`)).toEqual(['ext.citext', 'public.uuid-ossp']);
    expect(catalog.types['ext.citext']).toEqual({ kind: 'extension', extension: 'citext', name: 'citext' });
    expect(catalog.tables).toHaveLength(1);
  });

  test('missing ones: what needs more of them than types and functions is left out, the rest is read', async () => {
    const catalog = await read(`CREATE EXTENSION vector; CREATE EXTENSION postgis;
      CREATE TABLE places (id int primary key, embedding public.vector(1536), at geometry(Point, 4326) NOT NULL, "more" vector[]);
      CREATE INDEX ON places USING ivfflat (embedding); CREATE FUNCTION near(g geometry) RETURNS int LANGUAGE sql AS 'select 1'; CREATE TABLE b (x int);`);
    expect(catalog.tables.map((table) => table.name)).toEqual(['b', 'places']);
    expect(catalog.tables[1]!.columns.map((column) => column.type)).toEqual([
      'integer',
      'public.vector(1536)',
      'public.geometry(Point,4326)',
      'public.vector[]',
    ]);
    expect(catalog.notices.map((notice) => notice.place)).toEqual(expect.arrayContaining(['extension vector', 'extension postgis']));
  });

  test('a table that refers to one of a missing extension is named in a warning', async () => {
    const { tables, notices } = await read(`CREATE EXTENSION postgis; CREATE TABLE a (srid int PRIMARY KEY REFERENCES spatial_ref_sys (srid));
      CREATE TABLE b (id int PRIMARY KEY);`);
    expect(tables.map(({ name }) => name)).toEqual(['b']);
    expect(notices.filter(({ level }) => level === 'warning')).toMatchObject([
      { place: 'line 1', message: expect.stringMatching(/"spatial_ref_sys" does not exist\. Its table gets no rows$/) },
    ]);
  });

  test('types of PostGIS have the names that PostGIS gives them, in whatever letters the script writes them', async () => {
    const catalog =
      await read(`CREATE EXTENSION postgis; CREATE TABLE places (a geometry('POINT', 2056), b geometry(curvepolygonz, 2056), c geometry('MultiLineStringZM'),
      d geography(point), e geometry(geometry, 0), f geometry('Geometry', '4326'), g geometry(Tin, 4326)[]);`);
    expect(catalog.tables[0]!.columns.map((column) => column.type.replace('public.', ''))).toEqual([
      'geometry(Point,2056)',
      'geometry(CurvePolygonZ,2056)',
      'geometry(MultiLineStringZM)',
      'geography(Point,4326)',
      'geometry',
      'geometry(Geometry,4326)',
      'geometry(Tin,4326)[]',
    ]);
  });

  test('a C function of a contrib library becomes a call of the extension’s own', async () => {
    const loaded = await loadSchema(
      `CREATE EXTENSION unaccent; CREATE FUNCTION fold(regdictionary, text) RETURNS text LANGUAGE c IMMUTABLE STRICT AS '$libdir/unaccent', 'unaccent_dict';
      CREATE TABLE a (x text); CREATE INDEX ON a (fold('unaccent', x));`,
      testServer(),
    );
    await using client = await connect(loaded.sandbox.owner);
    expect((await client.query(`select fold('unaccent', 'Ångström') as folded`)).rows).toEqual([{ folded: 'Angstrom' }]);
    await client.end();
    await loaded.sandbox[Symbol.asyncDispose]();
  });
});

describe('schemas that are cached', () => {
  const ddl = 'create table kept (id int primary key)';
  const nameOf = async (server: ThrowawayServer, text = ddl): Promise<string> => {
    const { sandbox } = await loadSchema(text, server);
    const { database } = sandbox.owner;
    await sandbox[Symbol.asyncDispose]();
    return database;
  };

  test('the next caller gets the same database; two concurrent callers get two', async () => {
    const server = { ...testServer(), schemas: schemaCache(2) };
    const first = await nameOf(server);
    expect(await nameOf(server)).toBe(first);
    const [one, two] = [await loadSchema(ddl, server), await loadSchema(ddl, server)];
    expect(one.sandbox.owner.database).toBe(first);
    expect(two.sandbox.owner.database).not.toBe(first);
    expect(two.catalog).toEqual(one.catalog);
    await one.sandbox[Symbol.asyncDispose]();
    await two.sandbox[Symbol.asyncDispose]();
    for (const other of ['select 1', 'select 2']) await nameOf(server, other);
    expect(await nameOf(server)).not.toBe(first);
    expect(await databases()).not.toContain(first);
  });

  test('a database in use is not given to another', async () => {
    const server = { ...testServer(), schemas: schemaCache(2) };
    const { sandbox } = await loadSchema(ddl, server);
    const client = await connect(sandbox.owner);
    await client.query('begin; insert into kept values (1)');
    await sandbox[Symbol.asyncDispose]();
    expect(await nameOf(server)).not.toBe(sandbox.owner.database);
  });
});

describe('rows that the script inserts', () => {
  const content = async (script: string) => {
    const { tables } = await readSchemaFromDdl(script, testServer());
    return Object.fromEntries(tables.map((table) => [table.name, table.content?.rows]));
  };

  test('are the content of their tables, whole and as text, and the tables are empty again', async () => {
    const script = `CREATE TABLE status (id int PRIMARY KEY, name text, closed boolean, since date, twice int GENERATED ALWAYS AS (id * 2) STORED);
      INSERT INTO status (id, name, closed, since) VALUES (1, 'open', false, '2020-01-02'), (5, 'won''t do', true, NULL);
      INSERT INTO nowhere VALUES (1); CREATE TABLE other (id int); ALTER TABLE status ADD rank int; UPDATE status SET rank = id; ALTER TABLE status ALTER rank SET NOT NULL;`;
    expect(await content(script)).toEqual({
      status: [
        ['1', 'open', 'false', '2020-01-02', '1'],
        ['5', "won't do", 'true', null, '5'],
      ],
      other: undefined,
    });
    const { sandbox } = await loadSchema(script, testServer());
    await using client = await connect(sandbox.owner);
    expect((await client.query('select count(*)::int as n from status')).rows).toEqual([{ n: 0 }]);
    await client.end();
    await sandbox[Symbol.asyncDispose]();
  });

  test('are too many for a list: the table counts as without them', async () => {
    expect(await content(`CREATE TABLE many (id int); INSERT INTO many VALUES ${Array.from({ length: 501 }, (_, i) => `(${i})`).join(', ')};`)).toEqual({
      many: undefined,
    });
  });

  test('block a later statement that needs other rows: the script is read without them', async () => {
    const script = `CREATE TABLE a (id int); INSERT INTO a VALUES (1); ALTER TABLE a ADD b int; WITH x AS (SELECT 2) UPDATE a SET b = 2; ALTER TABLE a ALTER b SET NOT NULL;`;
    expect(await content(script)).toEqual({ a: undefined });
  });
});
