import { request } from 'node:http';
import { emptyBlueprint } from '@seedbed/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gist, send, type Answer } from '../support/send.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
let id: string;
beforeAll(async () => {
  server = await startServer();
  const { body } = await call('POST', '/datasets', { name: 'Bad input', ddl: SMALL_DDL, rows: 10 });
  id = body.dataset.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send(server.baseUrl, method, `/api/v1${path}`, body, headers);
const rows = (more: string) => call('GET', `/datasets/${id}/tables/users${more}`);

/** The trailers, which `fetch` does not show. */
function trailersOf(body: object): Promise<NodeJS.Dict<string>> {
  return new Promise((resolve, reject) => {
    const url = `${server.baseUrl}/api/v1/generate`;
    const asking = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
      answer.resume().on('end', () => resolve({ ...answer.trailers }));
    });
    asking.on('error', reject).end(JSON.stringify(body));
  });
}

describe('DDL', () => {
  test('with a syntax error: Postgres’ own message with line and column', async () => {
    const answer = await call('POST', '/infer', { ddl: 'CREATE TABLE a (id int);\nCREATE TABEL b (id int);\n' });
    expect(gist(answer)).toMatchObject({ type: 'invalid-ddl', status: 422 });
    expect(answer.body).toMatchObject({ line: 2, column: 8, sqlstate: '42601' });
    expect(answer.body.detail).toContain('syntax error at or near "TABEL"');
  });

  test('that Postgres refuses for its meaning', async () => {
    const answer = await call('POST', '/infer', { ddl: 'CREATE TABLE a (id int REFERENCES nowhere);' });
    expect(gist(answer)).toMatchObject({ type: 'invalid-ddl', status: 422 });
    expect(answer.body.detail).toContain('relation "nowhere" does not exist');
  });

  test('sec-T23: with constants beyond every type', async () => {
    const ddl = 'CREATE TABLE a (n bigint CHECK (n <= 99999999999999999999999999999999999999)); CREATE TABLE b (x numeric(1000,999) CHECK (x > 1e999));';
    const answer = await call('POST', '/infer', { ddl });
    expect([answer.status, answer.body.tables?.length ?? answer.body.blueprint?.tables.length]).toEqual([200, 2]);
  });

  test('of 20 MiB', async () => {
    const answer = await call('POST', '/infer', { ddl: `-- ${'x'.repeat(20 * 1024 * 1024)}` });
    expect(gist(answer)).toMatchObject({ type: 'too-large', status: 413 });
    expect(answer.body.detail).toContain('16 MiB');
  });

  test('of 60 MiB, over the limit of a body', async () => {
    const answer = await call('POST', '/infer', { ddl: 'x'.repeat(60 * 1024 * 1024) });
    expect(gist(answer)).toMatchObject({ type: 'too-large', status: 413 });
  });

  test('sec-T7: that runs a program, reads a file, or changes the server', async () => {
    for (const ddl of [
      "CREATE TABLE a (t text); COPY a FROM PROGRAM 'id';",
      "COPY (SELECT 1) TO PROGRAM 'touch /tmp/pwned';",
      "CREATE TABLE a (t text DEFAULT pg_read_file('/etc/passwd')); INSERT INTO a DEFAULT VALUES;",
      "ALTER SYSTEM SET archive_command = 'id';",
      'CREATE ROLE boss SUPERUSER;',
      "CREATE FUNCTION f() RETURNS int LANGUAGE plpython3u AS 'return 1';",
      "DO $$ BEGIN EXECUTE 'COPY (SELECT 1) TO PROGRAM ''id'''; END $$;",
    ]) {
      const answer = await call('POST', '/infer', { ddl });
      // Rejected with a reason; or, if Postgres would do nothing harmful with it, accepted without being run.
      if (answer.status !== 200) expect([ddl, gist(answer).type]).toEqual([ddl, 'invalid-ddl']);
      expect([ddl, answer.status]).not.toEqual([ddl, 500]);
    }
    const program = await call('POST', '/infer', { ddl: "CREATE TABLE a (t text); COPY a FROM PROGRAM 'id';" });
    // It is left out, and a note names it.
    expect([program.status, program.body.diagnostics]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining('PROGRAM') })]),
    ]);
  });

  test('with a NUL in it, empty, or missing', async () => {
    expect(gist(await call('POST', '/infer', { ddl: 'CREATE TABLE a\u0000 (id int)' }))).toMatchObject({ type: 'invalid-ddl' });
    expect(gist(await call('POST', '/infer', { ddl: '' }))).toEqual({ type: 'invalid-request', status: 400, at: ['/ddl'] });
    expect(gist(await call('POST', '/infer', {}))).toEqual({ type: 'invalid-request', status: 400, at: [''] });
    expect(gist(await call('POST', '/infer', { ddl: 'x', template: 'shop' }))).toEqual({ type: 'invalid-request', status: 400, at: ['/ddl', '/template'] });
  });
});

describe('names that do not exist', () => {
  test('an unknown table, column, relation, revision, dataset, template', async () => {
    expect(gist(await call('GET', `/datasets/${id}/tables/nowhere/rows`))).toMatchObject({ type: 'not-found', status: 404 });
    expect(gist(await rows('/columns/nowhere/distribution'))).toMatchObject({ type: 'not-found' });
    expect(gist(await rows('/rows/1/nowhere'))).toMatchObject({ type: 'not-found' });
    expect(gist(await call('GET', `/datasets/${id}/revisions/9`))).toMatchObject({ type: 'not-found' });
    expect(gist(await call('GET', '/datasets/019a9e5c-5c1e-7b7a-9d43-0c9a52a1f3d1'))).toMatchObject({ type: 'not-found' });
    expect(gist(await call('POST', '/datasets', { template: 'nowhere' }))).toEqual({ type: 'not-found', status: 404, at: ['/template'] });
    expect(gist(await call('GET', '/nowhere'))).toMatchObject({ type: 'not-found' });
  });

  test('a table is found in any letter case if only one matches; otherwise the answer lists the candidates', async () => {
    const { body } = await call('POST', '/datasets', { ddl: 'CREATE TABLE "User" (id int PRIMARY KEY); CREATE TABLE post (id int PRIMARY KEY);', rows: 5 });
    const at = `/datasets/${body.dataset.id}/tables`;
    for (const name of ['public.User', 'public.user', 'user', 'PUBLIC.USER', 'public.%22User%22']) {
      expect([name, (await call('GET', `${at}/${name}/rows?limit=1`)).body.table]).toEqual([name, 'public."User"']);
    }
    const absent = await call('GET', `${at}/public.posts/rows`);
    expect([absent.status, absent.body.detail]).toEqual([404, 'There is no table public.posts. Is it public.post?']);
  });

  test('a revision that no dataset can have', async () => {
    const statusOf = async (method: string, path: string, body?: unknown) => [path, gist(await call(method, path, body)).status];
    for (const number of [2_147_483_648, 9_999_999_999, 99_999_999_999]) {
      const one = `/datasets/${id}/revisions/${number}`;
      expect(await statusOf('GET', one)).toEqual([one, 400]);
      const page = `/datasets/${id}/revisions?cursor=${number}`;
      expect(await statusOf('GET', page)).toEqual([page, 400]);
      expect(await statusOf('POST', '/runs', { datasetId: id, revision: number, kind: 'export', files: { format: 'csv' } })).toEqual(['/runs', 400]);
    }
  });

  test('rows after the last, row 0 and row 2^53', async () => {
    expect((await rows('/rows?offset=10')).body.rows).toEqual([]);
    expect((await rows('/rows?offset=9007199254740991')).body.rows).toEqual([]);
    expect(gist(await rows('/rows/11'))).toMatchObject({ type: 'not-found', status: 404 });
    expect(gist(await rows('/rows/9007199254740991'))).toMatchObject({ type: 'not-found', status: 404 });
    expect(gist(await rows('/rows/9007199254740992'))).toEqual({ type: 'invalid-request', status: 400, at: ['/path/number'] });
    expect(gist(await rows('/rows/0'))).toEqual({ type: 'invalid-request', status: 400, at: ['/path/number'] });
    expect(gist(await rows('/rows?limit=1001'))).toEqual({ type: 'invalid-request', status: 400, at: ['/query/limit'] });
    expect(gist(await rows('/download?from=5&to=4'))).toEqual({ type: 'invalid-request', status: 400, at: ['/query/to'] });
    expect(gist(await rows('/download?from=11'))).toMatchObject({ type: 'not-found' });
  });
});

describe('bodies', () => {
  test('unknown members are always refused, never ignored', async () => {
    expect(gist(await call('POST', '/infer', { ddl: SMALL_DDL, rowz: 5 }))).toEqual({ type: 'invalid-request', status: 400, at: ['/rowz'] });
    expect(gist(await call('POST', '/datasets', { name: 'x', colour: 'red' }))).toEqual({ type: 'invalid-request', status: 400, at: ['/colour'] });
    expect(gist(await rows('/rows?ofset=5'))).toEqual({ type: 'invalid-request', status: 400, at: ['/query/ofset'] });
    const blueprint = { ...emptyBlueprint(), tables: [{ schema: 'public', name: 'a', columns: [{ name: 'id', type: 'bigint', generatr: {} }] }] };
    expect(gist(await call('POST', '/generate', { blueprint }))).toEqual({
      type: 'invalid-request',
      status: 400,
      at: ['/blueprint/tables/0/columns/0/generatr'],
    });
  });

  test('numbers are not parsed from strings, and every error is reported', async () => {
    const answer = await call('POST', '/generate', { ddl: 5, rows: '5', format: 'xml' });
    expect(gist(answer)).toEqual({ type: 'invalid-request', status: 400, at: expect.arrayContaining(['/ddl', '/rows', '/format']) });
    expect(answer.body.errors).toContainEqual({
      pointer: '/format',
      message: 'must be "csv", "ndjson", "json", "sql", "copy", "copy-binary", "parquet" or "xlsx"',
    });
  });

  test('that are no JSON, nest too deep, or touch prototypes', async () => {
    expect(gist(await call('POST', '/datasets', '{'))).toMatchObject({ type: 'invalid-request', status: 400 });
    expect(gist(await call('POST', '/datasets', '[]'))).toMatchObject({ type: 'invalid-request', status: 400 });
    expect(gist(await call('POST', '/datasets', 'null'))).toMatchObject({ type: 'invalid-request', status: 400 });
    expect(gist(await call('POST', '/datasets', `{"name": ${'['.repeat(100_000)}`))).toMatchObject({ type: 'invalid-request', status: 400 });
    expect(gist(await call('POST', '/datasets', '{"__proto__": {"name": "x"}}'))).toMatchObject({ type: 'invalid-request', status: 400 });
    expect(gist(await call('POST', '/datasets', '{"constructor": {"prototype": {"a": 1}}}'))).toMatchObject({ type: 'invalid-request', status: 400 });
  });

  test('sec-T25: a malformed Content-Type does not bypass the checks', async () => {
    for (const type of [
      'application/json\tx',
      'application/json; charset',
      'application/json;',
      'APPLICATION/JSON',
      'application/json, text/plain',
      ' application/json',
    ]) {
      const { status } = await call('POST', '/datasets', '{"colour": "red"}', { 'content-type': type });
      expect([type, [400, 415].includes(status)]).toEqual([type, true]);
    }
  });

  test('a schema of several tables needs the name of one', async () => {
    const answer = await call('POST', '/generate', { ddl: SMALL_DDL, rows: 3 });
    expect(gist(answer)).toEqual({ type: 'invalid-request', status: 400, at: ['/table'] });
    expect(answer.body.detail).toContain('public.users');
    const sql = await call('POST', '/generate', { ddl: SMALL_DDL, rows: 3, format: 'sql' });
    for (const table of ['users', 'orders', 'order_items']) expect(sql.body).toMatch(new RegExp(`INSERT INTO .*${table}`));
  });

  test('more rows than an answer may have', async () => {
    expect(gist(await call('POST', '/generate', { ddl: SMALL_DDL, table: 'users', rows: 10_000_001 }))).toMatchObject({ type: 'too-large', status: 413 });
    const part = await call('POST', '/generate', { ddl: SMALL_DDL, table: 'users', rows: 9_000_000_000, from: 8_999_999_999, format: 'csv' });
    expect([part.status, part.body.trim().split('\n').length]).toEqual([200, 3]);
  });

  test('a request for too few rows is refused, or says where the next page starts', async () => {
    const ddl = "create table codes (code char(2) primary key check (code ~ '^[A-Z]{2}$'));";
    const refused = await call('POST', '/generate', { ddl, rows: 5_000_000, format: 'csv' });
    expect(gist(refused)).toEqual({ type: 'unsatisfiable', status: 422, at: ['/rows'] });
    expect(refused.body).toMatchObject({ table: 'public.codes', asked: 5_000_000, largest: 676, detail: expect.stringContaining('"cap": true') });
    expect(gist(await call('POST', '/generate', { ddl, rows: { codes: 677 } }))).toMatchObject({ type: 'unsatisfiable' });
    const capped = await call('POST', '/generate', { ddl, rows: 5_000_000, format: 'csv', cap: true });
    expect([capped.status, capped.headers.get('seedbed-shortened'), capped.body.trim().split('\n').length]).toEqual([200, 'public.codes=676/5000000', 677]);
    expect(await trailersOf({ ddl, rows: 5_000_000, cap: true })).toEqual({ 'seedbed-rows': '676' });
    expect((await call('POST', '/generate', { ddl, rows: 676 })).headers.get('seedbed-shortened')).toBeNull();
    // No count was requested: the default fits the limit.
    expect((await call('POST', '/generate', { ddl })).status).toBe(200);
    const [table] = (await call('POST', '/infer', { ddl })).body.blueprint.tables;
    const blueprint = { ...emptyBlueprint(), tables: [{ ...table, rows: 1_000 }] };
    expect(gist(await call('POST', '/generate', { blueprint }))).toMatchObject({ type: 'unsatisfiable', status: 422 });
  });

  test('an inconsistent blueprint: the answer names the places', async () => {
    const blueprint = {
      ...emptyBlueprint(),
      tables: [{ schema: 'public', name: 'a', rows: 5, columns: [{ name: 'id', type: 'bigint', generator: { kind: 'no.such' } }] }],
    };
    const answer = await call('POST', '/generate', { blueprint });
    expect(gist(answer)).toMatchObject({ type: 'invalid-blueprint', status: 422, at: [expect.stringContaining('/tables/0/columns/0/generator')] });
    const long = { ...emptyBlueprint(), tables: [{ schema: 'public', name: 'ä'.repeat(32), rows: 5, columns: [] }] };
    expect(gist(await call('POST', '/generate', { blueprint: long }))).toEqual({ type: 'invalid-blueprint', status: 422, at: ['/tables/0/name'] });
  });
});

test('half a surrogate pair, which no database stores, is refused anywhere; a whole pair is accepted', async () => {
  const parts = { host: '127.0.0.1', user: 'ana', name: 'half' };
  for (const database of ['a\ud800', '\udc00b', '\ud800\ud800']) {
    const answer = await call('POST', '/connections', { ...parts, database });
    expect(gist(answer)).toMatchObject({ type: 'invalid-request', status: 400 });
    expect(answer.body.detail).toContain('a lone surrogate: \\u');
  }
  expect((await call('POST', '/connections', { ...parts, database: 'shop\u{1f331}' })).status).toBe(201);
});

test('every type of problem has its page', async () => {
  const answer = await send(server.baseUrl, 'GET', '/docs/errors/invalid-ddl');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('Postgres refuses the DDL');
  expect(gist(await send(server.baseUrl, 'GET', '/docs/errors/nonsense'))).toMatchObject({ type: 'not-found' });
});
