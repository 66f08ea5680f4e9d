import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { openRunner, type LoadReport, type Runner } from '../src/index.ts';

let server: TargetServer;
let runner: Runner;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function fill(target: Target, ddl: string): Promise<LoadReport> {
  const { blueprint } = await runner.inferDdl(ddl, { rows: 60, repair: true });
  return runner.load(blueprint, target.url, { create: ddl });
}

const objects = async ({ client }: Target): Promise<number> =>
  (await client.query<{ n: number }>(`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`)).rows[0]!.n;

/** Each needs something that only a superuser has, unless it is done in another way. */
const SCHEMAS: Readonly<Record<string, string>> = {
  'row security that is forced, over a setting that nobody made': `
    create table tenants (id int primary key, name text not null);
    create table notes (id serial primary key, tenant_id int not null references tenants, body text);
    alter table notes enable row level security; alter table notes force row level security;
    create policy own on notes using (tenant_id = current_setting('app.tenant')::int)`,
  'a function that is leakproof, an index in a tablespace, and code that wants the rows of the script': `
    create table servers (id int primary key, name text); insert into servers values (0, 'here');
    create table modules (id int primary key, server_id int not null references servers);
    create function small(n int) returns boolean language sql immutable leakproof as 'select n < 1000';
    create index on modules (server_id) tablespace fast; alter table modules add check (small(id));
    create function activate(n int) returns void language sql as 'insert into public.modules values (n, 0)'; select activate(7)`,
  'rows that the table’s code wants one after the other': `
    create table nodes (id int primary key, parent_id int references nodes, name text not null);
    create function newest() returns trigger language plpgsql as $$ declare later bigint; begin
      execute 'select count(*) from no' || 'des where id > $1' into later using new.id; if later > 0 then raise exception 'not the newest: %', new.id; end if; return null; end $$;
    create trigger newest after insert on nodes for each row execute function newest()`,
  'tables without a column that could be sent': `
    create table ticks (); create table answers (answer int generated always as (42) stored)`,
  'references in a circle': `
    create table a (id int primary key, b_id int not null); create table b (id int primary key, a_id int not null references a);
    alter table a add foreign key (b_id) references b`,
  'a reference that is checked at the end, and a trigger that waits for it': `
    create table a (id int primary key, parent int references a deferrable initially deferred);
    create function look() returns trigger language plpgsql as $$ begin perform 1 from a where id = new.id; return null; end $$;
    create constraint trigger looked after insert on a deferrable initially deferred for each row execute function look()`,
  'identities, a shared sequence, and a trigger that draws from it': `
    create sequence numbers; create table a (id bigint generated always as identity primary key, n bigint not null default nextval('numbers') unique);
    create table b (id bigint primary key default nextval('numbers'), note text);
    create function draw() returns trigger language plpgsql as $$ begin new.note := new.note || nextval('numbers'); return new; end $$;
    create trigger drawn before insert on b for each row execute function draw()`,
  'an extension that its owner may make, settings of the database, and roles that are not there': `
    create extension citext; create schema app authorization somebody; alter database shop set search_path to app, public; alter database shop set app.key = 'x';
    create table app.a (id uuid primary key default gen_random_uuid(), mail citext not null unique); alter table app.a owner to somebody; grant select on app.a to somebody`,
};

test.each(Object.entries(SCHEMAS))('an owner without other rights fills %s', async (_, ddl) => {
  await using target = await server.freshTarget('plain');
  const report = await fill(target, ddl);
  expect(report.tables.filter((table) => table.rows === 0)).toEqual([]);
  expect((await target.client.query('select rolsuper, rolbypassrls from pg_roles where rolname = $1', [target.connection.user])).rows).toEqual([
    { rolsuper: false, rolbypassrls: false },
  ]);
});

test('an extension that needs a superuser: the error has the statement, and nothing is left; once it exists, the load succeeds', async () => {
  const ddl = `create table places (id int primary key, lat float8 not null check (lat between -90 and 90), lon float8 not null check (lon between -180 and 180));
    create extension cube; create extension earthdistance; create index near on places using gist (ll_to_earth(lat, lon));`;
  await using target = await server.freshTarget('plain');
  const refused = (await fill(target, ddl).catch((error: unknown) => error)) as { facts: { statement: string } };
  expect(refused).toMatchObject({ type: 'target-mismatch', facts: { statement: 'CREATE EXTENSION IF NOT EXISTS "earthdistance" CASCADE;' } });
  expect(await objects(target)).toBe(0);
  await target.client.query(refused.facts.statement);
  expect((await fill(target, ddl)).rows).toBe(60);
});

test('objects that no grant allows are left out with a note, including dependent indexes: operator classes and families, casts', async () => {
  const ddl = `
    create type build as (epoch int, label text);
    create function build_below(a build, b build) returns boolean language sql immutable as $$ select (a).epoch < (b).epoch $$;
    create function build_same(a build, b build) returns boolean language sql immutable as $$ select (a).epoch = (b).epoch $$;
    create function build_order(a build, b build) returns int language sql immutable as $$ select sign((a).epoch - (b).epoch)::int $$;
    create operator < (leftarg = build, rightarg = build, procedure = build_below);
    create operator = (leftarg = build, rightarg = build, procedure = build_same);
    create operator family build_family using btree;
    create operator class build_ops default for type build using btree family build_family as operator 1 <, operator 3 =, function 1 build_order(build, build);
    create type mood as enum ('good', 'bad');
    create cast (mood as int) without function;
    create table packages (id int primary key, name text not null, version build);
    create index by_version on packages (version build_ops);
    create index by_name on packages (name);`;
  await using target = await server.freshTarget('plain');
  const report = await fill(target, ddl);
  expect(report.rows).toBe(60);
  const notes = report.diagnostics.filter(({ code }) => code === 'statement-left-out').map(({ message }) => message.replace(/"[^"]*"/g, '…'));
  expect(notes).toEqual([
    'The statement at line 8 was left out: must be superuser to create an operator family.',
    'The statement at line 9 was left out: must be superuser to create an operator class.',
    'The statement at line 11 was left out: must be superuser to create a cast WITHOUT FUNCTION.',
    'The statement at line 13 was left out: it uses what only a superuser can create: operator class … does not exist for access method ….',
  ]);
  expect((await target.client.query(`select indexname from pg_indexes where schemaname = 'public' order by 1`)).rows.map(({ indexname }) => indexname)).toEqual(
    ['by_name', 'packages_pkey'],
  );
});

test('a load that fails at its last key leaves no schema', async () => {
  const ddl = `create table a (id int primary key, n int not null); create table b (id int primary key, a_id int not null references a)`;
  const { blueprint } = await runner.inferDdl(ddl, { rows: 20 });
  const broken = {
    ...blueprint,
    relations: [],
    tables: blueprint.tables.map((table) =>
      table.name === 'b'
        ? {
            ...table,
            columns: table.columns.map((each) => (each.name === 'a_id' ? { ...each, generator: { kind: 'constant', parameters: { value: 999 } } } : each)),
          }
        : table,
    ),
  };
  await using target = await server.freshTarget('plain');
  await expect(runner.load(broken, target.url, { create: ddl })).rejects.toMatchObject({ type: 'load-rejected', facts: { sqlstate: '23503' } });
  expect(await objects(target)).toBe(0);
});
