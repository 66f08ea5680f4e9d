import { afterAll, beforeAll, expect, test } from 'vitest';
import { gist, send, type Answer } from '../support/send.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send(server.baseUrl, method, `/api/v1${path}`, body, headers);

const DDL = `
  CREATE TABLE users (id bigint PRIMARY KEY, email text NOT NULL UNIQUE, name text NOT NULL, age integer CHECK (age BETWEEN 18 AND 99));
  CREATE TABLE orders (id bigint PRIMARY KEY, user_id bigint NOT NULL REFERENCES users, total numeric(10,2) NOT NULL, placed_at timestamptz NOT NULL, note text);
  CREATE TABLE colours (id integer PRIMARY KEY, name text NOT NULL);`;
/**
 * An added column, a removed one, a changed condition, an added table that refers to an existing one, a removed table.
 */
const ALTERED = `
  ALTER TABLE users ADD COLUMN phone text, DROP CONSTRAINT users_age_check, ADD CONSTRAINT users_age_check CHECK (age BETWEEN 30 AND 40);
  ALTER TABLE orders DROP COLUMN note;
  CREATE TABLE parcels (id bigint PRIMARY KEY, order_id bigint NOT NULL REFERENCES orders, weight integer NOT NULL CHECK (weight > 0));
  DROP TABLE colours;`;

test('explains a column read from DDL or a database, with later edits, and refuses without a schema', async () => {
  const { body } = await call('POST', '/datasets', { name: 'Explained', ddl: DDL, rows: 20 });
  const at = `/datasets/${body.dataset.id}`;
  const age = (await call('GET', `${at}/explain?column=users.age`)).body;
  expect(age).toMatchObject({ table: 'public.users', column: 'age', source: 'universal' });
  expect(age.evidence).toContainEqual(expect.objectContaining({ kind: 'check', name: 'users_age_check' }));

  const blueprint = (await call('GET', `${at}/revisions/current`)).body.blueprint;
  const table = blueprint.tables.findIndex((each: any) => each.name === 'users');
  const column = blueprint.tables[table].columns.findIndex((each: any) => each.name === 'name');
  const path = `/tables/${table}/columns/${column}`;
  const patch = [
    { op: 'replace', path: `${path}/generator`, value: { kind: 'person.lastName' } },
    { op: 'remove', path: `${path}/because` },
  ];
  expect((await call('POST', `${at}/revisions`, { patch }, { 'if-match': '"1"' })).status).toBe(201);
  expect((await call('GET', `${at}/explain?column=public.users.name`)).body).toMatchObject({ source: 'edited', generator: { kind: 'person.lastName' } });
  expect((await call('GET', `${at}/explain?column=public.users.name&revision=1`)).body).toMatchObject({ source: 'universal' });
  expect(gist(await call('GET', `${at}/explain?column=users.nobody`))).toMatchObject({ status: 404 });

  await using target = await server.targets.freshTarget();
  await target.client.query(DDL);
  const read = (await call('POST', '/datasets', { name: 'Read', address: target.url, rows: 20 })).body.dataset.id;
  expect((await call('GET', `/datasets/${read}/explain?column=orders.user_id`)).body).toMatchObject({ generator: null, because: { code: 'relation' } });
  const alone = (await call('POST', '/datasets', { name: 'Alone', blueprint })).body.dataset.id;
  expect((await call('GET', `/datasets/${alone}/explain?column=users.name`)).status).toBe(404);
});

test('reviews a column: its rows, and valid alternatives with other values in the same rows, with and without a schema', async () => {
  const ddl = 'CREATE TABLE hulls (hid bigint PRIMARY KEY, zz text NOT NULL, kd char(2) NOT NULL, uux boolean NOT NULL);';
  const { body } = await call('POST', '/datasets', { name: 'Reviewed', ddl, rows: 2_000 });
  const at = `/datasets/${body.dataset.id}`;
  const { rows } = (await call('GET', `${at}/tables/hulls/rows?limit=60`)).body as { rows: string[][] };
  const zz = (await call('GET', `${at}/review?column=public.hulls.zz`)).body;
  expect(zz).toMatchObject({ column: 'zz', why: 'found', decision: { column: 'zz' } });
  expect(zz.rows).toHaveLength(5);
  expect(zz.values).toEqual(zz.rows.map((row: number) => rows[row - 1]![1]));
  expect(zz.columns.map((each: any) => [each.name, each.values])).toEqual(
    ['zz', 'hid', 'kd', 'uux'].map((name, i) => [name, zz.rows.map((row: number) => rows[row - 1]![[1, 0, 2, 3][i]!])]),
  );
  expect(zz.alternatives).toHaveLength(3);
  for (const each of zz.alternatives) {
    expect(each).toMatchObject({ title: expect.any(String), says: expect.any(String) });
    expect(each.values).toHaveLength(5);
    expect(each.values).not.toEqual(zz.values);
  }
  const flag = (await call('GET', `${at}/review?column=hulls.uux`)).body;
  expect(flag.alternatives[0].shares).toMatch(/ in \d+ of 1,000/);

  const { blueprint } = (await call('GET', `${at}/revisions/current`)).body;
  const alone = (await call('POST', '/datasets', { name: 'Reviewed alone', blueprint })).body.dataset.id;
  expect((await call('GET', `/datasets/${alone}/review?column=hulls.zz`)).body).toMatchObject({ decision: null, why: 'found', values: zz.values });
  expect(gist(await call('GET', `${at}/review?column=hulls.nobody`))).toMatchObject({ status: 404 });
});

test('lists what agrees in the rows of a table, counted; its patch is one revision that switches it off', async () => {
  const ddl = `CREATE TABLE halls (id bigint PRIMARY KEY, shows_count int NOT NULL, opens_at timestamptz NOT NULL, shuts_at timestamptz NOT NULL, CONSTRAINT halls_open CHECK (shuts_at > opens_at));
    CREATE TABLE shows (id bigint PRIMARY KEY, hall_id bigint NOT NULL REFERENCES halls);`;
  const { body } = await call('POST', '/datasets', { name: 'Agreeing', ddl, rows: 40 });
  const at = `/datasets/${body.dataset.id}`;
  const listed = await call('GET', `${at}/tables/halls/agreements`);
  expect(listed.body).toMatchObject({ table: 'public.halls' });
  const named = (answer: typeof listed, name: string) => answer.body.items.find((each: { name: string }) => each.name === name);
  expect(named(listed, 'shows_count.count')).toMatchObject({
    says: 'shows_count is the number of rows of shows that refer to the row.',
    statement: 'shows_count == count(shows)',
    holds: { of: 40, hold: 40 },
  });
  expect(named(listed, 'halls_open.check').off).toEqual({ demanded: 'the CHECK halls_open demands it' });
  expect((await call('GET', `${at}/explain?column=halls.shows_count`)).body.agreements).toEqual([
    { name: 'shows_count.count', says: 'shows_count is the number of rows of shows that refer to the row.' },
  ]);
  const { patch } = named(listed, 'shows_count.count').off;
  expect((await call('POST', `${at}/revisions`, { patch }, { 'if-match': '"1"' })).status).toBe(201);
  expect(named(await call('GET', `${at}/tables/halls/agreements`), 'shows_count.count')).toBeUndefined();
  expect(named(await call('GET', `${at}/tables/halls/agreements?revision=1`), 'shows_count.count')).toBeDefined();
  // A patch of an older revision does not meet another column by accident.
  const stale = patch.map((step: { op: string }) => (step.op === 'test' ? { ...step, value: 'another' } : step));
  expect((await call('POST', `${at}/revisions`, { patch: stale }, { 'if-match': '"2"' })).status).toBe(409);
  expect((await call('GET', `${at}/tables/nowhere/agreements`)).status).toBe(404);
});

test('ALTER TABLE in a database: changes are listed, accepted in one step, and all other values keep their bytes', async () => {
  await using target = await server.targets.freshTarget();
  await target.client.query(DDL);
  const { body } = await call('POST', '/datasets', { name: 'Drifting', address: target.url, rows: 300 });
  const at = `/datasets/${body.dataset.id}`;
  const csv = async (table: string, columns: string): Promise<string[]> => {
    const lines: string[] = (await call('GET', `${at}/tables/${table}/download?format=csv`)).body.trim().split('\n');
    const names = lines[0]!.split(',');
    return lines.map((line) =>
      columns
        .split(' ')
        .map((name) => line.split(',')[names.indexOf(name)])
        .join(),
    );
  };
  const before = [await csv('public.users', 'id email name'), await csv('public.orders', 'id user_id total placed_at')];

  expect((await call('POST', `${at}/drift`, { address: target.url })).body).toMatchObject({ revision: 1, changes: [], identicalColumns: 11 });

  await target.client.query(ALTERED);
  const found = (await call('POST', `${at}/drift`, { address: target.url })).body;
  expect(found.changes.map((change: any) => [change.kind, change.what, change.table, change.name ?? '']).toSorted()).toEqual([
    ['changed', 'check', 'public.users', 'users_age_check'],
    ['changed', 'column', 'public.users', 'age'],
    ['gone', 'column', 'public.orders', 'note'],
    ['gone', 'table', 'public.colours', ''],
    ['new', 'column', 'public.users', 'phone'],
    ['new', 'relation', 'public.parcels', 'parcels_order_id_fkey'],
    ['new', 'table', 'public.parcels', ''],
  ]);

  const accepted = await call('POST', `${at}/drift/accept`, { address: target.url, sha256: found.sha256 }, { 'if-match': '"1"' });
  expect([accepted.status, accepted.body.number, accepted.headers.get('etag'), accepted.body.sha256]).toEqual([201, 2, '"2"', found.sha256]);
  expect(accepted.body.message).toMatch(/^Schema changed: /);
  expect([await csv('public.users', 'id email name'), await csv('public.orders', 'id user_id total placed_at')]).toEqual(before);
  const ages = (await csv('public.users', 'age'))
    .slice(1)
    .filter((age) => age !== '')
    .map(Number);
  expect(ages.length).toBeGreaterThan(0);
  expect(ages.filter((age) => age < 30 || age > 40)).toEqual([]);

  expect((await call('POST', `${at}/drift`, { address: target.url })).body.changes).toEqual([]);
  const proof = (await call('POST', `${at}/prove`, {})).body;
  expect(proof).toMatchObject({ ok: true, tables: 3 });
});

test('changes of an outdated schema or revision are refused', async () => {
  const { body } = await call('POST', '/datasets', { name: 'Stale', ddl: DDL, rows: 20 });
  const at = `/datasets/${body.dataset.id}`;
  const wider = DDL.replace('name text NOT NULL, age', 'name text NOT NULL, phone text, age');
  const { sha256 } = (await call('POST', `${at}/drift`, { ddl: wider })).body;
  const widest = wider.replace('phone text', 'phone text, street text');
  expect(gist(await call('POST', `${at}/drift/accept`, { ddl: widest, sha256 }, { 'if-match': '"1"' }))).toMatchObject({ type: 'precondition-failed' });
  expect((await call('POST', `${at}/drift/accept`, { ddl: wider, sha256 }, { 'if-match': '"1"' })).status).toBe(201);
  expect(gist(await call('POST', `${at}/drift/accept`, { ddl: widest }, { 'if-match': '"1"' }))).toMatchObject({ type: 'precondition-failed' });
  expect((await call('GET', `${at}/ddl`)).body.ddl).toBe(wider);
  expect(gist(await call('POST', `${at}/drift`, { ddl: 'CREATE TABLE' }))).toMatchObject({ type: 'invalid-ddl' });
  expect(gist(await call('POST', `${at}/drift`, {}))).toMatchObject({ type: 'invalid-request' });
});

test('a blank dataset grows by statements, table by table; existing values keep their bytes, and all of it is proved', async () => {
  const { body } = await call('POST', '/datasets', { name: 'By hand' });
  const at = `/datasets/${body.dataset.id}`;
  const say = async (revision: number, statements: string) => call('POST', `${at}/drift/accept`, { statements }, { 'if-match': `"${revision}"` });
  const made = await say(1, 'CREATE TABLE public.people (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, email text NOT NULL UNIQUE);');
  expect([made.status, made.body.blueprint.tables[0].columns[1].generator.kind]).toEqual([201, 'internet.email']);
  const emails = (await call('GET', `${at}/tables/public.people/download?format=csv`)).body;
  const visits = `CREATE TABLE public.visits (id bigint PRIMARY KEY, person_id bigint NOT NULL REFERENCES public.people, at timestamptz NOT NULL);
    ALTER TABLE public.people ADD COLUMN city text;`;
  const wider = await say(2, visits);
  expect(wider.body.blueprint.relations.map((relation: any) => [relation.from.table, relation.to.table])).toEqual([['public.visits', 'public.people']]);
  const again: string = (await call('GET', `${at}/tables/public.people/download?format=csv`)).body;
  expect(
    again
      .split('\n')
      .map((line) => line.replace(/,[^,]*$/, ''))
      .join('\n'),
  ).toBe(emails);
  expect((await call('POST', `${at}/prove`, {})).body).toMatchObject({ ok: true, tables: 2 });
  // Lines count in the statements, without the stored schema before them.
  expect((await say(3, 'ALTER TABLE public.people\n  ADD COLUMN x nothing;')).body).toMatchObject({ type: '/docs/errors/invalid-ddl', line: 2 });
  // What Postgres refuses changes nothing, also where a whole schema would be read without it.
  const nothing = await say(3, '-- no such constraint\nALTER TABLE public.people DROP CONSTRAINT people_email_chek;');
  expect(nothing.body).toMatchObject({
    type: '/docs/errors/invalid-ddl',
    line: 2,
    detail: expect.stringMatching(/"people_email_chek".* does not exist \(line 2,/),
  });
  expect((await call('GET', `${at}/revisions/current`)).body.number).toBe(3);
  expect((await say(3, 'DROP TABLE public.visits; DROP TABLE public.people;')).body.blueprint.tables).toEqual([]);

  await using target = await server.targets.freshTarget();
  await target.client.query(DDL);
  const read = `/datasets/${(await call('POST', '/datasets', { name: 'Read and changed', address: target.url, rows: 20 })).body.dataset.id}`;
  const change = { statements: 'ALTER TABLE public.users ADD COLUMN phone text;' };
  expect((await call('POST', `${read}/drift`, change)).body.changes).toMatchObject([{ kind: 'new', what: 'column', name: 'phone' }]);
  const alone = (await call('POST', '/datasets', { name: 'Schemaless', blueprint: wider.body.blueprint })).body.dataset.id;
  expect(gist(await call('POST', `/datasets/${alone}/drift`, change))).toMatchObject({ type: 'conflict' });
});

test('a proved revision is answered at once; after an edit only its tables are loaded again', async () => {
  const { body } = await call('POST', '/datasets', { name: 'Proved', ddl: DDL, rows: 50 });
  const at = `/datasets/${body.dataset.id}`;
  const first = (await call('POST', `${at}/prove`, {})).body;
  expect(first.summary).toMatch(/^3 tables, \d+ constraints: /);
  expect((await call('POST', `${at}/prove`, {})).body).toEqual(first);
  expect((await call('POST', `${at}/prove`, { again: true })).body.byTable.some((table: any) => table.reused)).toBe(false);
  const { body: revision } = await call('GET', `${at}/revisions/current`);
  const colours = revision.blueprint.tables.findIndex((table: any) => table.name === 'colours');
  await call('POST', `${at}/revisions`, { patch: [{ op: 'replace', path: `/tables/${colours}/rows`, value: 3 }] }, { 'if-match': '"1"' });
  const next = (await call('POST', `${at}/prove`, {})).body;
  expect(next.byTable.map((table: any) => [table.table, table.rows, table.reused ?? false])).toEqual([
    ['public.colours', 3, false],
    ['public.orders', 50, true],
    ['public.users', 50, true],
  ]);
});

test('a migration is rehearsed over the schema of a dataset, of a text, or of a database', async () => {
  const datasetId = (await call('POST', '/datasets', { name: 'Rehearsed', ddl: DDL, rows: 20 })).body.dataset.id;
  const migration =
    '-- seedbed:file 7.sql\nALTER TABLE users ADD COLUMN phone text;\n-- seedbed:file 8.sql\n\nALTER TABLE users ALTER COLUMN age SET NOT NULL;';
  const found = (await call('POST', '/rehearsals', { datasetId, migration, measureSeconds: 0 })).body;
  expect(found).toMatchObject({
    statements: [
      { number: 1, line: 1, file: '7.sql' },
      { number: 2, line: 2, file: '8.sql' },
    ],
    tables: 3,
    measured: { sizes: [1_000] },
  });
  const fails = { kind: 'fails', statement: 2, table: 'public.users', column: 'age', counterexample: { rows: 1 } };
  expect(found.findings).toContainEqual(expect.objectContaining({ ...fails, counterexample: expect.objectContaining({ rows: 1 }) }));
  expect((await call('POST', '/rehearsals', { ddl: DDL, migration: 'ALTER TABLE users ADD COLUMN phone text', edge: 0 })).body.findings).toEqual([]);

  await using target = await server.targets.freshTarget();
  await target.client.query(DDL);
  const { findings } = (await call('POST', '/rehearsals', { address: target.url, migration: 'ALTER TABLE users DROP COLUMN fax', edge: 0 })).body;
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'fails', statement: 1, sqlstate: '42703' }));
  expect((await target.client.query('SELECT count(*)::int AS n FROM users')).rows).toEqual([{ n: 0 }]);

  expect(gist(await call('POST', '/rehearsals', { ddl: DDL, migration: 'ALTER TABEL users' }))).toMatchObject({ status: 422 });
  expect(gist(await call('POST', '/rehearsals', { ddl: DDL, datasetId, migration }))).toMatchObject({ status: 400 });
  expect(gist(await call('POST', '/rehearsals/events', { migration }))).toMatchObject({ status: 400 });
  const { blueprint } = (await call('GET', `/datasets/${datasetId}/revisions/current`)).body;
  const bare = (await call('POST', '/datasets', { name: 'Without a schema', blueprint })).body.dataset.id;
  expect(gist(await call('POST', '/rehearsals', { datasetId: bare, migration }))).toMatchObject({ status: 409 });
});
