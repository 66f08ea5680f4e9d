import { randomUUID } from 'node:crypto';
import type { GrowthEvent } from '@seedbed/contract';
import { openCompute } from '@seedbed/runner/compute';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gist, send, type Answer } from '../support/send.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send(server.baseUrl, method, `/api/v1${path}`, body, headers);
const create = async (body: object): Promise<string> => (await call('POST', '/datasets', body)).body.dataset.id;
const patch = (id: string, tag: string, value: unknown) =>
  call('POST', `/datasets/${id}/revisions`, { patch: [{ op: 'replace', path: '/seed', value }] }, { 'if-match': tag });

test('a dataset from DDL, from a blueprint and blank', async () => {
  const made = await call('POST', '/datasets', { name: 'From DDL', ddl: SMALL_DDL, rows: 7 });
  expect(made.status).toBe(201);
  expect(made.headers.get('etag')).toBe('"1"');
  expect(made.headers.get('location')).toBe(`/api/v1/datasets/${made.body.dataset.id}`);
  expect(made.body.dataset).toMatchObject({
    name: 'From DDL',
    slug: 'from-ddl',
    source: 'ddl',
    revision: 1,
    tables: 3,
    createdBy: 'Local owner',
    proof: null,
    lastRun: null,
    archivedAt: null,
  });
  const { body: revision } = await call('GET', `/datasets/${made.body.dataset.id}/revisions/current`);
  expect(revision.blueprint.referenceDate).toBe(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));

  const copy = await call('POST', '/datasets', { name: 'Copy', blueprint: revision.blueprint });
  expect(copy.body.dataset).toMatchObject({ source: 'blueprint', tables: 3, rows: made.body.dataset.rows });
  expect((await call('GET', `/datasets/${copy.body.dataset.id}/revisions/1`)).body.sha256).toBe(revision.sha256);
  expect(gist(await call('GET', `/datasets/${copy.body.dataset.id}/ddl`))).toMatchObject({ type: 'not-found' });

  expect((await call('POST', '/datasets', {})).body.dataset).toMatchObject({ name: 'Untitled', source: 'blank', tables: 0, rows: 0 });
  expect((await call('POST', '/datasets', {})).body.dataset).toMatchObject({ name: 'Untitled 2', slug: 'untitled-2' });
});

test('a dataset from DDL of SQLite reports what it leaves out, and runs nothing else of the script', async () => {
  const ddl = `ATTACH DATABASE '/nowhere/at/all.db' AS out;
    CREATE TABLE users (id INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL UNIQUE, is_active BOOLEAN NOT NULL DEFAULT 1);
    CREATE TABLE notes (user_id INT NOT NULL REFERENCES users, line INT, text TEXT NOT NULL CHECK (hex(text) <> ''), PRIMARY KEY (user_id, line));`;
  const made = await call('POST', '/datasets', { name: 'From SQLite', ddl, rows: 9 });
  expect([made.status, made.body.dataset]).toEqual([201, expect.objectContaining({ source: 'ddl', tables: 2, rows: 18 })]);
  expect(made.body.diagnostics.filter(({ level }: { level: string }) => level === 'warning')).toEqual([
    expect.objectContaining({ code: 'notice', message: expect.stringContaining("CHECK (hex(text) <> '') of notes is left out") }),
  ]);
  const proof = await call('POST', `/datasets/${made.body.dataset.id}/prove`);
  expect(proof.body.byTable.every(({ accepted }: { accepted: boolean }) => accepted)).toBe(true);
  expect(gist(await call('POST', '/datasets', { name: 'Broken', ddl: 'CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT,)' }))).toMatchObject({
    type: 'invalid-ddl',
  });
});

test('a dataset can be created from a Prisma schema or DBML; for schema code the answer names the command that generates DDL', async () => {
  const prisma =
    'datasource db {\n  provider = "mysql"\n}\nmodel User {\n  id String @id @default(cuid(2))\n  posts Post[]\n}\nmodel Post {\n  id Int @id @default(autoincrement())\n  user User @relation(fields: [userId], references: [id])\n  userId String\n}';
  const made = await call('POST', '/datasets', { name: 'From Prisma', ddl: prisma, rows: 9 });
  expect([made.status, made.body.dataset]).toEqual([201, expect.objectContaining({ source: 'ddl', tables: 2, rows: 18 })]);
  expect(made.body.diagnostics).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'schema-read', message: 'Prisma schema: 2 tables' }),
      expect.objectContaining({ code: 'files-not-read', message: 'its provider is mysql: read as tables of Postgres, with the nearest types' }),
    ]),
  );
  const dbml = await call('POST', '/datasets', { name: 'From DBML', ddl: 'Table a {\n  id int [pk]\n}\nTable b {\n  a_id int [ref: > a.id]\n}', rows: 9 });
  expect([dbml.status, dbml.body.dataset]).toEqual([201, expect.objectContaining({ source: 'ddl', tables: 2 })]);
  expect(gist(await call('POST', '/datasets', { name: 'Broken', ddl: 'model User {\n  id Int @id\n  name Text\n}' }))).toMatchObject({ type: 'invalid-ddl' });
  const code = await call('POST', '/datasets', { name: 'Code', ddl: "export const users = pgTable('users', {});" });
  expect([code.status, JSON.stringify(code.body)]).toEqual([400, expect.stringContaining('npx drizzle-kit export > schema.sql')]);
});

test('a dataset from a database is proved by what was read from it, without DDL', async () => {
  await using target = await server.targets.freshTarget();
  await target.client.query(SMALL_DDL);
  const made = await call('POST', '/datasets', { name: 'From a database', address: target.url, rows: 20 });
  expect([made.status, made.body.dataset.source]).toEqual([201, 'connection']);
  await target.client.query('DROP TABLE order_items, orders, users');
  const proof = await call('POST', `/datasets/${made.body.dataset.id}/prove`);
  expect(proof.status).toBe(200);
  expect(proof.body.byTable.map(({ table, accepted }: { table: string; accepted: boolean }) => [table, accepted]).toSorted()).toEqual([
    ['public.order_items', true],
    ['public.orders', true],
    ['public.users', true],
  ]);
});

test('a background proof continues when its caller leaves, can be followed, and is stopped by id', async () => {
  const real = openCompute();
  let held = Promise.withResolvers<void>();
  const prove: typeof real.prove = async (blueprint, options, signal) => {
    const stopped = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => stopped.reject(signal.reason as Error));
    await Promise.race([held.promise, stopped.promise]);
    return real.prove(blueprint, options, signal);
  };
  await using own = await startServer({}, { ...real, prove });
  const ask = (method: string, path: string, body?: unknown) => send(own.baseUrl, method, `/api/v1/datasets${path}`, body);
  const id = (await ask('POST', '', { name: 'Left alone', ddl: SMALL_DDL, prove: 'later' })).body.dataset.id as string;
  const underway = async () => (await ask('GET', `/${id}/prove`)).body.proving as { revision: number } | null;
  /** An answer that ends before a proof is running tells why there is none. */
  const untilUnderway = async (answer: Promise<string>) => {
    const ended = answer.then((text) => Promise.reject(new Error(text)));
    while ((await Promise.race([underway(), ended])) === null) await new Promise((resolve) => setTimeout(resolve, 50));
    ended.catch(() => null);
  };
  const begin = (signal: AbortSignal | null) =>
    fetch(`${own.baseUrl}/api/v1/datasets/${id}/prove/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ background: true }),
      signal,
    }).then((response) => response.text());

  const leaving = new AbortController();
  await untilUnderway(begin(leaving.signal));
  expect(await underway()).toMatchObject({ revision: 1 });
  leaving.abort();
  const followed = begin(null);
  held.resolve();
  expect(await followed).toContain('event: proof');
  expect((await ask('GET', `/${id}`)).body).toMatchObject({ proof: { ok: true } });
  expect(await underway()).toBeNull();

  const changed = await send(
    own.baseUrl,
    'POST',
    `/api/v1/datasets/${id}/revisions`,
    { patch: [{ op: 'replace', path: '/seed', value: 7 }] },
    { 'if-match': '"1"' },
  );
  expect(changed.status).toBe(201);
  held = Promise.withResolvers<void>();
  const stopped = begin(null);
  await untilUnderway(stopped);
  expect((await ask('DELETE', `/${id}/prove`)).status).toBe(204);
  expect(await stopped).toContain('The proof was stopped.');
  expect(await underway()).toBeNull();
  expect((await ask('GET', `/${id}`)).body).toMatchObject({ proof: null, lastProof: { revision: 1 } });
});

test('a dataset names the revision that was last proved, also after edits', async () => {
  const id = await create({ name: 'Changed since', ddl: SMALL_DDL, rows: 5 });
  const stored = async () => {
    const { proof, lastProof } = (await call('GET', `/datasets/${id}`)).body;
    return { proof, lastProof };
  };
  expect(await stored()).toEqual({ proof: null, lastProof: null });
  const { body: found } = await call('POST', `/datasets/${id}/prove`);
  const { ok, tablesAccepted, tables, tablesEmpty, constraintsAccepted, constraints, at, rows } = found;
  const proof = { ok, tablesAccepted, tables, tablesEmpty, constraintsAccepted, constraints, at };
  expect(tablesEmpty).toBe(0);
  expect(await stored()).toEqual({ proof, lastProof: { revision: 1, rows, asked: rows, ...proof } });
  expect((await patch(id, '"1"', 7)).status).toBe(201);
  expect(await stored()).toEqual({ proof: null, lastProof: { revision: 1, rows, asked: rows, ...proof } });
  // Lists contain the same.
  const { body: list } = await call('GET', '/datasets?search=Changed+since');
  expect(list.items).toMatchObject([{ id, proof: null, lastProof: { revision: 1, rows } }]);
  // An older revision that is proved again is not the newest that was proved.
  const { body: second } = await call('POST', `/datasets/${id}/prove`);
  await call('POST', `/datasets/${id}/prove`, { revision: 1, again: true });
  expect((await stored()).lastProof).toMatchObject({ revision: 2, at: second.at });
});

test('a blueprint that was proved is proved again after an undo or a restore, although other revisions were proved since', async () => {
  const id = await create({ name: 'There and back', ddl: SMALL_DDL, rows: 5 });
  const { body: first } = await call('POST', `/datasets/${id}/prove`);
  expect((await patch(id, '"1"', 7)).status).toBe(201);
  await call('POST', `/datasets/${id}/prove`);
  const { blueprint } = (await call('GET', `/datasets/${id}/revisions/1`)).body;
  const back = await call('POST', `/datasets/${id}/revisions`, { blueprint, message: 'Restored revision 1' }, { 'if-match': '"2"' });
  expect([back.status, back.body.number]).toEqual([201, 3]);
  const { proof, lastProof } = (await call('GET', `/datasets/${id}`)).body;
  expect([proof?.at, lastProof]).toMatchObject([first.at, { revision: 1, at: first.at }]);
  expect((await call('GET', '/datasets?search=There+and+back')).body.items).toMatchObject([{ proof: { at: first.at } }]);
  // It is not tried again, and its page of problems has the proof.
  expect((await call('POST', `/datasets/${id}/prove`)).body.at).toBe(first.at);
  expect((await call('GET', `/datasets/${id}/proof?revision=3`)).body.at).toBe(first.at);
});

test('a dataset created before its proof has the inferred blueprint, and is then repaired to the same as the other', async () => {
  const ddl = `CREATE TABLE posts (id int PRIMARY KEY, kind text NOT NULL);
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'closed'; END $$;
    CREATE TRIGGER t BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION refuse();
    CREATE TABLE readers (id int PRIMARY KEY, name text NOT NULL);`;
  const blueprintOf = async (id: string) => (await call('GET', `/datasets/${id}/revisions/1`)).body.blueprint;
  const first = await create({ name: 'Proved first', ddl });
  const later = await create({ name: 'Proved later', ddl, prove: 'later' });
  expect((await call('GET', `/datasets/${later}`)).body).toMatchObject({ tables: 2, proof: null, revision: 1 });
  expect(await blueprintOf(later)).not.toEqual(await blueprintOf(first));
  const repaired = await call('POST', `/datasets/${later}/repair`, {});
  expect(repaired.status).toBe(200);
  expect(repaired.body.blueprint).toEqual(await blueprintOf(first));
  expect(repaired.body.diagnostics.map(({ table }: { table: string }) => table)).toContain('public.posts');
  // It is reported, not stored.
  expect((await call('GET', `/datasets/${later}`)).body.revision).toBe(1);
});

test('DDL without a table creates no dataset, and the answer says why', async () => {
  for (const ddl of ['-- nothing yet', 'select 1;', "create type mood as enum ('calm');"])
    expect(gist(await call('POST', '/datasets', { ddl }))).toMatchObject({ type: 'invalid-ddl', status: 422 });
  await using target = await server.targets.freshTarget();
  const empty = await call('POST', '/datasets', { address: target.url });
  expect([empty.status, empty.body.detail]).toEqual([404, expect.stringContaining('There is no table in target_')]);
});

test('names are unique in any letter case, and a refusal names the member', async () => {
  const id = await create({ name: 'Größe & Co' });
  expect((await call('GET', `/datasets/${id}`)).body.slug).toBe('grosse-co');
  expect(gist(await call('POST', '/datasets', { name: 'GRÖSSE & CO' }))).toEqual({ type: 'conflict', status: 409, at: ['/name'] });
  const other = await create({ name: 'Another' });
  expect(gist(await call('PATCH', `/datasets/${other}`, { name: 'größe & co' }))).toEqual({ type: 'conflict', status: 409, at: ['/name'] });
  expect(gist(await call('PATCH', `/datasets/${other}`, { name: '   ' }))).toEqual({ type: 'invalid-request', status: 400, at: ['/name'] });
  expect(gist(await call('PATCH', `/datasets/${other}`, { name: 'a\u0000b' }))).toEqual({ type: 'invalid-request', status: 400, at: ['/name'] });
  expect((await call('PATCH', `/datasets/${other}`, { name: ' Renamed ' })).body).toMatchObject({ name: 'Renamed', slug: 'renamed' });
});

test('a dataset streams its tables as they are read, and errors are problem documents before and after the first of them', async () => {
  const reported = async (ddl: string) => {
    const answer = await fetch(`${server.baseUrl}/api/v1/datasets/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ddl, prove: 'later' }),
    });
    const text = await answer.text();
    return { status: answer.status, text, events: [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as GrowthEvent) };
  };
  const parts = 'create table "Told one" (id int primary key); create table told.parts (id int, at date) partition by range (at);';
  const { events } = await reported(
    `create schema told; ${parts} create table told.p1 partition of told.parts for values from ('2020-01-01') to ('2030-01-01');`,
  );
  expect(events.slice(0, 2)).toEqual([
    { kind: 'made', table: '"Told one"', done: 1, total: 2 },
    { kind: 'made', table: 'told.parts', done: 2, total: 2 },
  ]);
  expect(events[2]).toMatchObject({
    kind: 'read',
    tables: [
      { schema: 'public', name: 'Told one', columns: [{ name: 'id', type: 'integer' }] },
      { schema: 'told', name: 'parts', columns: [{ name: 'id' }, { name: 'at' }] },
    ],
  });
  expect(events.slice(3, 5)).toEqual([1, 2].map((done) => ({ kind: 'chosen', done, total: 2 })));
  expect(events[5]).toMatchObject({ kind: 'dataset', created: { dataset: { tables: 2, source: 'ddl', proof: null } } });

  const refused = await reported('create table a (id bigin);');
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([422, { type: '/docs/errors/invalid-ddl', line: 1, column: 20 }]);
  const later = await reported('create table a (id int);\ncreate table b (id bigin);');
  expect(later.events).toMatchObject([
    { kind: 'made', table: 'a' },
    { kind: 'problem', problem: { type: '/docs/errors/invalid-ddl', line: 2 } },
  ]);
});

test('a revision is saved against the one that was edited; a second editor learns who was first', async () => {
  const id = await create({ name: 'Edited' });
  expect(gist(await call('POST', `/datasets/${id}/revisions`, { patch: [] }))).toEqual({ type: 'invalid-request', status: 400, at: ['/header/if-match'] });
  const second = await patch(id, '"1"', 'autumn');
  expect([second.status, second.headers.get('etag'), second.body.message]).toEqual([201, '"2"', 'seed 42 → autumn']);

  const late = await patch(id, '"1"', 'winter');
  expect(gist(late)).toMatchObject({ type: 'precondition-failed', status: 412 });
  expect(late.body).toMatchObject({ revision: 2, author: 'Local owner' });
  expect((await patch(id, '*', 'winter')).body).toMatchObject({ number: 3 });

  // The same content again is no new revision.
  expect((await patch(id, '"3"', 'winter')).body).toMatchObject({ number: 3 });
  const list = await call('GET', `/datasets/${id}/revisions?limit=2`);
  expect(list.body.items.map((item: { number: number }) => item.number)).toEqual([3, 2]);
  const rest = await call('GET', `/datasets/${id}/revisions?limit=2&cursor=${list.body.next_cursor}`);
  expect([rest.body.items.length, rest.body.next_cursor]).toEqual([1, null]);
  const { body } = await call('GET', `/datasets/${id}/diff?a=1&b=3`);
  expect(body.changes).toEqual([{ kind: 'changed', member: 'seed', before: 42, after: 'winter', text: 'seed 42 → winter' }]);
});

test('a revision can be named, and keeps its content', async () => {
  const id = await create({ name: 'Named' });
  const { body: saved } = await patch(id, '"1"', 'autumn');
  const named = await call('PATCH', `/datasets/${id}/revisions/2`, { message: 'As shown in March' });
  expect(named.body).toEqual({ number: 2, sha256: saved.sha256, message: 'As shown in March', author: saved.author, at: saved.at, wish: null });
  expect((await call('GET', `/datasets/${id}/revisions/2`)).body).toEqual({ ...saved, message: 'As shown in March' });
  expect((await call('GET', `/datasets/${id}/revisions`)).body.items.map((item: { message: string }) => item.message)).toEqual([
    'As shown in March',
    expect.any(String),
  ]);
  expect(gist(await call('PATCH', `/datasets/${id}/revisions/2`, { message: '  ' }))).toEqual({ type: 'invalid-request', status: 400, at: ['/message'] });
  expect(gist(await call('PATCH', `/datasets/${id}/revisions/9`, { message: 'None' }))).toMatchObject({ type: 'not-found', status: 404 });
});

test('PATCH and DELETE honour If-Match: a caller with an older revision changes nothing', async () => {
  const id = await create({ name: 'Matched' });
  const path = `/datasets/${id}`;
  await patch(id, '"1"', 7);
  const late = await call('PATCH', path, { name: 'Late' }, { 'if-match': '"1"' });
  expect(gist(late)).toMatchObject({ type: 'precondition-failed', status: 412 });
  expect(late.body).toMatchObject({ revision: 2, author: 'Local owner' });
  expect((await call('GET', path)).body.name).toBe('Matched');
  const done = await call('PATCH', path, { archived: true }, { 'if-match': '"2"' });
  expect([done.status, done.headers.get('etag')]).toEqual([200, '"2"']);
  expect((await call('PATCH', path, { description: 'any' }, { 'if-match': '*' })).status).toBe(200);
  expect(gist(await call('PATCH', path, {}, { 'if-match': 'W/"2"' }))).toEqual({ type: 'invalid-request', status: 400, at: ['/header/if-match'] });
  expect(gist(await call('PATCH', path, {}, { 'if-match': '"1"' }))).toMatchObject({ status: 412 });
  expect(gist(await call('DELETE', path, undefined, { 'if-match': '"1"' }))).toMatchObject({ status: 412 });
  expect((await call('DELETE', path, undefined, { 'if-match': '"2"' })).status).toBe(204);
  expect(gist(await call('PATCH', path, {}, { 'if-match': '"2"' }))).toMatchObject({ type: 'not-found' });
});

test('an empty patch creates no revision and is not an edit', async () => {
  for (const source of [{ ddl: SMALL_DDL }, { template: 'shop' }, {}]) {
    const { body } = await call('POST', '/datasets', source);
    const { id, updatedAt } = body.dataset;
    const same = await call('POST', `/datasets/${id}/revisions`, { patch: [] }, { 'if-match': '"1"' });
    expect([same.status, same.body.number]).toEqual([201, 1]);
    const tested = await call(
      'POST',
      `/datasets/${id}/revisions`,
      { patch: [{ op: 'test', path: '/format', value: 1 }], message: 'Nothing' },
      { 'if-match': '*' },
    );
    expect(tested.body).toMatchObject({ number: 1, message: expect.stringMatching(/^(Made from|Started)/) });
    expect((await call('GET', `/datasets/${id}/revisions`)).body.items).toHaveLength(1);
    expect((await call('PATCH', `/datasets/${id}`, {})).body.updatedAt).toBe(updatedAt);
  }
});

test('of fifty simultaneous saves against one revision exactly one succeeds', async () => {
  const id = await create({ name: 'Raced' });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => patch(id, '"1"', at + 100)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(49);
  expect((await call('GET', `/datasets/${id}`)).body.revision).toBe(2);
});

test('a patch that makes the blueprint invalid is refused whole, with the place', async () => {
  const id = await create({ name: 'Patched', ddl: SMALL_DDL });
  const send_ = (steps: unknown[]) => call('POST', `/datasets/${id}/revisions`, { patch: steps }, { 'if-match': '"1"' });
  expect(
    gist(
      await send_([
        { op: 'replace', path: '/seed', value: 1 },
        { op: 'remove', path: '/nowhere' },
      ]),
    ),
  ).toEqual({ type: 'invalid-request', status: 400, at: ['/patch/1'] });
  expect(gist(await send_([{ op: 'add', path: '/tables/0/surprise', value: 1 }]))).toEqual({
    type: 'invalid-blueprint',
    status: 422,
    at: ['/tables/0/surprise'],
  });
  expect(gist(await send_([{ op: 'test', path: '/seed', value: 'other' }]))).toMatchObject({ type: 'conflict', status: 409 });
  expect(gist(await send_([{ op: 'explode', path: '/' }]))).toMatchObject({ type: 'invalid-request', status: 400 });
  expect((await call('GET', `/datasets/${id}`)).body.revision).toBe(1);
});

test('the current revision is sent once: If-None-Match is answered with 304', async () => {
  const id = await create({ name: 'Cached' });
  const first = await call('GET', `/datasets/${id}/revisions/current`);
  const again = await call('GET', `/datasets/${id}/revisions/current`, undefined, { 'if-none-match': first.headers.get('etag')! });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('lists are paged without losing or repeating an entry, and searched', async () => {
  for (let at = 0; at < 7; at++) await create({ name: `Paged_${at}` });
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: Answer = await call('GET', `/datasets?limit=3&search=PAGED_${cursor && `&cursor=${cursor}`}`);
    names.push(...body.items.map((item: { name: string }) => item.name));
    cursor = body.next_cursor;
  }
  expect(names).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `Paged_${at}`));
  expect(gist(await call('GET', '/datasets?cursor=nonsense'))).toEqual({ type: 'invalid-request', status: 400, at: ['/query/cursor'] });
  expect((await call('GET', '/datasets?search=%25')).body.items).toEqual([]);
});

test('a copy starts with the current revision, and then changes independently', async () => {
  const { dataset } = (await call('POST', '/datasets', { name: 'Original', ddl: 'create table a (id int primary key);' })).body;
  const { blueprint } = (await call('GET', `/datasets/${dataset.id}/revisions/current`)).body;
  const edited = { ...blueprint, seed: 7 };
  expect((await call('POST', `/datasets/${dataset.id}/revisions`, { blueprint: edited }, { 'if-match': '"1"' })).status).toBe(201);
  const copy = await call('POST', `/datasets/${dataset.id}/duplicate`, {});
  expect(copy).toMatchObject({
    status: 201,
    body: { name: 'Original 2', slug: 'original-2', source: 'ddl', revision: 1, tables: 1, proof: null, archivedAt: null },
  });
  const first = (await call('GET', `/datasets/${copy.body.id}/revisions/1`)).body;
  expect(first).toMatchObject({ blueprint: edited, message: 'Copy of Original, revision 2' });
  expect((await call('GET', `/datasets/${copy.body.id}/ddl`)).body).toEqual((await call('GET', `/datasets/${dataset.id}/ddl`)).body);
  expect(await call('POST', `/datasets/${dataset.id}/duplicate`, { name: 'original' })).toMatchObject({
    status: 409,
    body: { errors: [{ pointer: '/name' }] },
  });
  expect((await call('POST', `/datasets/${copy.body.id}/revisions`, { blueprint }, { 'if-match': '"1"' })).status).toBe(201);
  expect((await call('GET', `/datasets/${dataset.id}`)).body.revision).toBe(2);
  expect((await call('POST', `/datasets/${randomUUID()}/duplicate`, {})).status).toBe(404);
});

test('only an archived dataset can be deleted, and then it is gone', async () => {
  const id = await create({ name: 'Temporary' });
  expect(gist(await call('DELETE', `/datasets/${id}`))).toMatchObject({ type: 'conflict', status: 409 });
  expect((await call('PATCH', `/datasets/${id}`, { archived: true })).body.archivedAt).not.toBeNull();
  // Nothing is saved into an archived dataset.
  const { blueprint } = (await call('GET', `/datasets/${id}/revisions/1`)).body;
  const late = await call('POST', `/datasets/${id}/revisions`, { blueprint: { ...blueprint, seed: 7 } }, { 'if-match': '"1"' });
  expect(gist(late)).toMatchObject({ type: 'conflict', status: 409 });
  expect((await call('GET', '/datasets?search=Temporary')).body.items).toEqual([]);
  expect((await call('GET', '/datasets?search=Temporary&archived=true')).body.items).toHaveLength(1);
  expect((await call('DELETE', `/datasets/${id}`)).status).toBe(204);
  expect(gist(await call('GET', `/datasets/${id}/revisions/1`))).toMatchObject({ type: 'not-found' });
});
