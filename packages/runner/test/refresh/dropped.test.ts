import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { openRunner, type Runner } from '../../src/index.ts';
import { withoutMoves } from '../../src/loaded/refresh/without-moves.ts';

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

type Project = AsyncDisposable & { readonly at: Target; readonly blueprint: Blueprint; apply(sql: string): Promise<unknown> };

/** A database with the rows of a blueprint that `edit` changes. */
async function loaded(ddl: string, rows: Record<string, number>, edit: (blueprint: Blueprint) => void = () => {}): Promise<Project> {
  const { blueprint } = await runner.inferDdl(ddl, { rows, repair: true });
  edit(blueprint);
  const at = await server.freshTarget('plain');
  const apply = (sql: string) => at.client.query(`set role ${at.connection.user}; ${sql}; reset role`);
  await apply(ddl);
  await runner.load(blueprint, at.url);
  return { at, blueprint, apply, [Symbol.asyncDispose]: () => at[Symbol.asyncDispose]() };
}

/** How many rows of each table a blueprint finds again: it is asked for a column that is added to all. */
async function foundBy({ at, apply }: Project, blueprint: Blueprint): Promise<Record<string, string>> {
  await apply(blueprint.tables.map(({ name }) => `alter table ${name} add column seen text`).join('; '));
  const { tables } = await runner.refresh(blueprint, at.url, { dry: true });
  await apply(blueprint.tables.map(({ name }) => `alter table ${name} drop column seen`).join('; '));
  return Object.fromEntries(tables.map(({ table, ours, made }) => [table, `${ours} of ${made}`]));
}

const moves = (report: Awaited<ReturnType<Runner['refresh']>>) => report.diagnostics.filter(({ code }) => code === 'made-otherwise');
const columnOf = (blueprint: Blueprint, table: string, column: string) =>
  blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!;

const TRIPS = `
  create table routes (id int primary key, name text not null, price numeric(10,2) not null);
  create table buses (id int primary key, route_id int not null references routes, plate text not null unique);
  create table trips (id int primary key, route_id int not null references routes, bus_id int references buses, code text not null unique, fare numeric(10,2) not null, note text);`;

/** A fare that is made from the route, and a bus of the same route. */
function fromRoute(blueprint: Blueprint): void {
  columnOf(blueprint, 'trips', 'fare').generator = { kind: 'expression', parameters: { expression: 'route.price * 2' } };
  const [route, bus] = ['routes', 'buses'].map((parent) =>
    blueprint.relations.find(({ from, to }) => from.table === 'public.trips' && to.table === `public.${parent}`)!,
  );
  route!.name = 'by_route';
  Object.assign(bus!, { within: 'by_route', scope: 'public.routes' });
}

test('a table that is dropped with the references to it goes on to decide the rows that were made from it', async () => {
  await using project = await loaded(TRIPS, { routes: 20, buses: 60, trips: 400 }, fromRoute);
  const { at, blueprint, apply } = project;
  await apply('alter table trips drop column route_id; alter table buses drop column route_id; drop table routes; alter table trips add column remark text');
  const report = await runner.refresh(blueprint, at.url);
  expect(report.tables).toMatchObject([{ table: 'public.trips', ours: 400 }]);
  expect(moves(report)).toEqual([]);
  expect(report.changes.find(({ kind, what }) => kind === 'gone' && what === 'table')!.message).toMatch(/keeps it under “droppedTables”/);
  expect(report.blueprint.tables.map(({ name }) => name).sort()).toEqual(['buses', 'trips']);
  expect(report.blueprint.droppedTables!.map(({ name }) => name)).toEqual(['routes']);
  expect(await foundBy(project, report.blueprint)).toEqual({ 'public.buses': '60 of 60', 'public.trips': '400 of 400' });
  // It is sent nowhere, and a load of a new database makes the same rows.
  await using twin = await server.freshTarget('plain');
  await twin.client.query(
    `set role ${twin.connection.user}; ${TRIPS} alter table trips drop column route_id, add column remark text; alter table buses drop column route_id; drop table routes; reset role`,
  );
  const load = await runner.load(report.blueprint, twin.url);
  expect(load.tables.map(({ table }) => table).sort()).toEqual(['public.buses', 'public.trips']);
  const rows = (client: typeof at.client) => client.query(`select id, bus_id, code, fare from trips order by id`).then(({ rows: all }) => all as unknown[]);
  expect(await rows(twin.client)).toEqual(await rows(at.client));
  // Created again, with the references, it has the rows that others were made from.
  await apply(`create table routes (id int primary key, name text not null, price numeric(10,2) not null);
    alter table trips add column route_id int references routes; alter table buses add column route_id int references routes`);
  const again = await runner.refresh(report.blueprint, at.url);
  expect(again.filled).toEqual([{ table: 'public.routes', rows: 20 }]);
  expect(again.blueprint).not.toHaveProperty('dropped');
  expect(again.blueprint).not.toHaveProperty('droppedTables');
  const { rows: priced } = await at.client.query<{ n: number }>(
    `select count(*)::int as n from trips join routes r on r.id = route_id where fare = r.price * 2`,
  );
  expect(priced[0]!.n).toBe(400);
  expect((await runner.refresh(again.blueprint, at.url)).changes).toEqual([]);
});

test('children that are dropped go on to decide what counts them', async () => {
  await using project = await loaded(
    `create table carts (id int primary key, token uuid not null unique, items int not null);
     create table lines (id int primary key, cart_id int not null references carts, quantity int not null check (quantity between 1 and 9));`,
    { carts: 100, lines: 400 },
    (blueprint) => {
      columnOf(blueprint, 'carts', 'items').generator = { kind: 'expression', parameters: { expression: 'sum(lines, quantity)' } };
    },
  );
  await project.apply('drop table lines; alter table carts add column note text');
  const report = await runner.refresh(project.blueprint, project.at.url);
  expect(report.tables).toMatchObject([{ ours: 100 }]);
  expect(moves(report)).toEqual([]);
  expect(await foundBy(project, report.blueprint)).toEqual({ 'public.carts': '100 of 100' });
});

const PEOPLE = `create table people (id int primary key, first_name text not null, last_name text not null, city text, email text not null unique);`;

test.each([
  ['its type', 'text', 'city'],
  ['another type', 'int', 'city'],
  ['a part of others', 'text', 'first_name'],
  ['another type, a part of others', 'date', 'first_name'],
])('a column that a migration drops and adds again is filled (%s)', async (_what, type, column) => {
  await using project = await loaded(PEOPLE, { people: 150 });
  const { at, blueprint, apply } = project;
  await apply(`alter table people drop column ${column}; alter table people add column ${column} ${type}`);
  const report = await runner.refresh(blueprint, at.url);
  expect(report.tables).toMatchObject([{ ours: 150, columns: [{ column }] }]);
  expect(report.tables[0]!.columns[0]!.filled).toBeGreaterThan(60);
  expect(moves(report)).toEqual([]);
  expect(await foundBy(project, report.blueprint)).toEqual({ 'public.people': '150 of 150' });
  expect((await runner.refresh(report.blueprint, at.url)).changes).toEqual([]);
});

test('a column that somebody cleared stays clear', async () => {
  await using project = await loaded(PEOPLE, { people: 150 });
  await project.apply('update people set city = null');
  const report = await runner.refresh(project.blueprint, project.at.url);
  expect([report.changes, report.tables]).toEqual([[], []]);
  // Behind a lost column as well: it is at its own place.
  await project.apply('alter table people drop column first_name');
  expect((await runner.refresh(project.blueprint, project.at.url)).tables.flatMap(({ columns }) => columns)).toEqual([]);
});

test.each([
  ['its type', 'text'],
  ['another type', 'int'],
])('a column that comes back later is filled, and what was made from it stays (%s)', async (_what, type) => {
  await using project = await loaded(PEOPLE, { people: 150 });
  const { at, blueprint, apply } = project;
  await apply('alter table people drop column first_name');
  const first = await runner.refresh(blueprint, at.url);
  await apply(`alter table people add column first_name ${type}`);
  const report = await runner.refresh(first.blueprint, at.url);
  expect(report.tables[0]!.columns).toMatchObject([{ column: 'first_name' }]);
  expect(report.tables[0]!.columns[0]!.filled).toBeGreaterThan(60);
  expect(moves(report)).toEqual([]);
  expect(await foundBy(project, report.blueprint)).toEqual({ 'public.people': '150 of 150' });
});

test('a rename is followed although what the column was made from goes in the same migration', async () => {
  await using project = await loaded(PEOPLE, { people: 150 });
  const { at, blueprint, apply } = project;
  await apply('alter table people rename column email to mail; alter table people drop column first_name; alter table people add column phone text');
  const report = await runner.refresh(blueprint, at.url);
  expect(report.changes.map(({ message }) => message)).toContain('public.people.email is mail now; its values stay those of the blueprint.');
  expect(report.tables).toMatchObject([{ ours: 150, columns: [{ column: 'phone' }] }]);
  expect(moves(report)).toEqual([]);
  expect(await foundBy(project, report.blueprint)).toEqual({ 'public.people': '150 of 150' });
});

test('a table that a migration filled keeps its rows where it is, and a new load makes its rows', { timeout: 240_000 }, async () => {
  const ddl = `
    create table owners (id int primary key, name text not null, street text not null, city text not null);
    create table tags (id int primary key, label text not null unique);
    create table tag_owners (id int primary key, tag_id int not null references tags, owner_id int not null references owners, unique (tag_id, owner_id));`;
  await using project = await loaded(ddl, { owners: 60, tags: 10, tag_owners: 90 });
  const { at, blueprint, apply } = project;
  const migration = `
    create table addresses (id int generated by default as identity primary key, owner_id int not null unique references owners, street text not null, city text not null);
    insert into addresses (owner_id, street, city) select id, street, city from owners;
    alter table owners drop column street, drop column city;
    alter table tags rename to labels;
    alter table tag_owners rename to label_owners;
    alter table label_owners rename column tag_id to label_id;`;
  await apply(migration);
  const report = await runner.refresh(blueprint, at.url);
  expect(report.left).toMatchObject([{ table: 'public.addresses', why: 'it holds 60 rows already' }]);
  expect(report.changes.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('public.tag_owners is public.label_owners now'),
      expect.stringContaining('label_owners.tag_id is label_id now'),
    ]),
  );
  const table = (name: string) => report.blueprint.tables.find((each) => each.name === name)!;
  expect([table('addresses').ofMigration, table('addresses').mode, table('label_owners').drawnAs]).toEqual([true, undefined, 'tag_owners']);
  await using twin = await server.freshTarget('plain');
  await twin.client.query(`set role ${twin.connection.user}; ${ddl}${migration} truncate addresses restart identity; reset role`);
  await runner.load(report.blueprint, twin.url);
  const counts = 'select (select count(*)::int from addresses) as addresses, (select count(*)::int from label_owners) as links';
  expect((await twin.client.query(counts)).rows).toEqual([{ addresses: 60, links: 90 }]);
  // Where the migration filled it, it is neither compared nor filled again.
  expect(await runner.status(report.blueprint, at.url)).toMatchObject({ clean: true, others: [] });
  expect(await runner.status(report.blueprint, twin.url)).toMatchObject({ clean: true });
  await apply('alter table addresses add column country text; alter table owners add column phone text');
  const next = await runner.refresh(report.blueprint, at.url);
  expect(next.left).toMatchObject([{ table: 'public.addresses', column: 'country', why: 'a migration filled this table' }]);
  expect(next.blueprint.tables.find(({ name }) => name === 'addresses')).toMatchObject({ ofMigration: true });
  expect(next.blueprint.tables.find(({ name }) => name === 'addresses')).not.toHaveProperty('mode');
});

test('rows that a new key moves late in a table, and in those that refer to it, are found: no status takes them for edits', async () => {
  const ddl = `create table boards (id int primary key, opened date not null);
    create table notes (id int primary key, board_id int not null references boards, seen_on date not null)`;
  const { blueprint: stored } = await runner.inferDdl(ddl, { rows: { boards: 900, notes: 900 } });
  const by = (expression: string) => ({ kind: 'expression', parameters: { expression } });
  columnOf(stored, 'boards', 'opened').generator = by('addDays(today, -row)');
  columnOf(stored, 'notes', 'seen_on').generator = by('boards.opened');
  const moved = structuredClone(stored);
  columnOf(moved, 'boards', 'opened').generator = by('row < 850 ? addDays(today, -row) : addDays(today, -row - 1)');
  const found = await withoutMoves(stored, await compileBlueprint(stored), moved);
  expect(found.moved).toMatchObject([
    { table: 'public.boards', columns: ['opened'], compared: 900 },
    { table: 'public.notes', columns: ['seen_on'], compared: 900 },
  ]);
});
