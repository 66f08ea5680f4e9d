import { LIMITS, readingOf, type SchemaReading } from '@seedbed/contract';
import { MIGRATED_TABLES, MIGRATION_FOLDERS, zipOf } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gist, send, type Answer } from '../support/send.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

type Files = Readonly<Record<string, string>>;
const call = (path: string, body: unknown): Promise<Answer> => send(server.baseUrl, 'POST', `/api/v1${path}`, body);
const listed = (files: Files) => Object.entries(files).map(([path, text]) => ({ path, text }));
const zipped = (files: Files) => zipOf(Object.entries(files).map(([name, content]) => ({ name, content })));
async function sendZip(path: string, bytes: Uint8Array): Promise<Answer> {
  const response = await fetch(`${server.baseUrl}/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/zip' }, body: bytes as never });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const tablesOf = async (id: string): Promise<string[]> => {
  const { body } = await send(server.baseUrl, 'GET', `/api/v1/datasets/${id}/revisions/current`);
  return body.blueprint.tables.map(({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`).toSorted();
};
const PRISMA: Files = {
  'shop-main/prisma/migrations/20240101000000_init/migration.sql': 'CREATE TABLE "User" (id serial PRIMARY KEY, email text NOT NULL UNIQUE);',
  'shop-main/prisma/migrations/20240201000000_posts/migration.sql': 'CREATE TABLE "Post" (id serial PRIMARY KEY, "authorId" int NOT NULL REFERENCES "User");',
  'shop-main/prisma/migrations/migration_lock.toml': 'provider = "postgresql"',
  'shop-main/src/index.ts': 'export {}',
};
const SUMMARY = 'Prisma migrations in shop-main/prisma/migrations: 2 files';

test.each(MIGRATION_FOLDERS)('migrations of $tool become a blueprint, as files and as a ZIP file', async ({ files }) => {
  const sent = await call('/infer', { files: listed(files), rows: 5 });
  const zip = await sendZip('/infer?rows=5', zipped(files));
  expect([sent.status, zip.status]).toEqual([200, 200]);
  expect(zip.body).toEqual(sent.body);
  const tables = sent.body.blueprint.tables as { schema: string; name: string; columns: { name: string }[] }[];
  expect(Object.fromEntries(tables.map(({ schema, name, columns }) => [`${schema}.${name}`, columns.map((column) => column.name)]))).toEqual(MIGRATED_TABLES);
});

test('a dataset from a ZIP file says how it was read, and keeps the DDL', async () => {
  const made = await sendZip('/datasets?name=From%20a%20ZIP&rows=7&seed=7', zipped(PRISMA));
  expect([made.status, made.body.dataset]).toEqual([201, expect.objectContaining({ name: 'From a ZIP', source: 'ddl', tables: 2, rows: 14 })]);
  expect(made.body.diagnostics).toContainEqual(expect.objectContaining({ code: 'schema-read', message: SUMMARY }));
  const { id } = made.body.dataset;
  expect(await tablesOf(id)).toEqual(['public.Post', 'public.User']);
  expect((await send(server.baseUrl, 'GET', `/api/v1/datasets/${id}/revisions/current`)).body.blueprint.seed).toBe(7);
  expect((await send(server.baseUrl, 'GET', `/api/v1/datasets/${id}/ddl`)).body.ddl).toContain(
    '-- seedbed:file shop-main/prisma/migrations/20240101000000_init',
  );
  expect((await call(`/datasets/${id}/prove`, {})).body.ok).toBe(true);

  const changed = { ...PRISMA, 'shop-main/prisma/migrations/20240301000000_born/migration.sql': 'ALTER TABLE "User" ADD COLUMN born date;' };
  const drift = await call(`/datasets/${id}/drift`, { files: listed(changed) });
  expect(drift.body.changes).toMatchObject([{ kind: 'new', table: 'public."User"', name: 'born' }]);
  const accepted = await send(server.baseUrl, 'POST', `/api/v1/datasets/${id}/drift/accept`, { files: listed(changed) }, { 'if-match': '*' });
  expect(accepted.status).toBe(201);
  expect((await send(server.baseUrl, 'GET', `/api/v1/datasets/${id}/ddl`)).body.ddl).toContain('ADD COLUMN born');
});

test('without a name, and as events', async () => {
  const response = await fetch(`${server.baseUrl}/api/v1/datasets/events?prove=later`, {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: zipped(PRISMA) as never,
  });
  expect(await response.text()).toMatch(/event: dataset\ndata: .*"name":"Uploaded schema"/);
});

test('what was read is shown before anything runs, and its DDL gives the same result as the files', async () => {
  const { status, body } = await sendZip('/read-schema', zipped(PRISMA));
  const reading = body as SchemaReading;
  expect([status, { ...reading, ddl: '' }]).toEqual([
    200,
    {
      tool: 'Prisma',
      summary: SUMMARY,
      files: Object.keys(PRISMA).filter((path) => path.endsWith('.sql')),
      notes: [],
      ddl: '',
    },
  ]);
  expect((await call('/read-schema', { files: listed(PRISMA) })).body).toEqual(reading);
  expect(readingOf(reading.ddl)).toEqual({ summary: SUMMARY, notes: [], dialect: 'postgres' });
  const [byText, byFiles] = [await call('/infer', { ddl: reading.ddl, rows: 5 }), await call('/infer', { files: listed(PRISMA), rows: 5 })];
  expect(byText.body).toEqual(byFiles.body);
});

test('migrations for SQLite are read by SQLite’s rules, in both ways', async () => {
  const files = {
    'migrations/1_a/migration.sql': 'CREATE TABLE a (id INTEGER PRIMARY KEY, at DATETIME NOT NULL);',
    'migrations/migration_lock.toml': 'provider = "sqlite"',
  };
  const { body: reading } = await call('/read-schema', { files: listed(files) });
  const [byText, byFiles] = [await call('/infer', { ddl: reading.ddl, rows: 5 }), await call('/infer', { files: listed(files), rows: 5 })];
  expect(byFiles.body.blueprint.tables[0].columns.map(({ type }: { type: string }) => type)).toEqual(['bigint', 'timestamp without time zone']);
  expect(byText.body.blueprint).toEqual(byFiles.body.blueprint);
});

test('schema.prisma and DBML among files', async () => {
  const prisma = { 'app/schema.prisma': 'model User {\n  id String @id @default(cuid())\n}', 'app/package.json': '{}' };
  expect((await call('/infer', { files: listed(prisma) })).body.diagnostics).toContainEqual(
    expect.objectContaining({ message: 'Prisma schema app/schema.prisma: 1 table' }),
  );
  expect((await sendZip('/infer', zipped({ 'shop.dbml': 'Table a {\n  id int [pk]\n}' }))).body.blueprint.tables).toMatchObject([{ name: 'a' }]);
});

test('a failing migration is named with its line and what to do', async () => {
  const failing = { ...PRISMA, 'shop-main/prisma/migrations/20240301000000_typo/migration.sql': '-- a\nALTER TABLE "Posts"\n  ADD COLUMN x int;' };
  for (const answer of [await sendZip('/datasets', zipped(failing)), await call('/datasets', { files: listed(failing) })]) {
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      type: '/docs/errors/invalid-ddl',
      detail: expect.stringMatching(
        /^relation "Posts" does not exist \(shop-main\/prisma\/migrations\/20240301000000_typo\/migration\.sql, line 2, column 1\)\. No migration before it/,
      ),
      file: 'shop-main/prisma/migrations/20240301000000_typo/migration.sql',
      fileLine: 2,
    });
  }
  const cut = await call('/infer', { files: [{ path: 'a/001_a.sql', text: 'CREATE TABLE a (id int);\n\0CREATE TABLE b (id int);' }] });
  expect([cut.status, cut.body]).toEqual([
    422,
    expect.objectContaining({ file: 'a/001_a.sql', fileLine: 2, detail: expect.stringContaining('a/001_a.sql, line 2, contains a NUL') }),
  ]);
  const typo = await call('/infer', { files: [{ path: 'a/schema.prisma', text: 'model User {\n  id Int @id\n  name Txt\n}' }] });
  expect([typo.status, typo.body]).toEqual([
    422,
    expect.objectContaining({ detail: expect.stringContaining('a/schema.prisma, line 3'), file: 'a/schema.prisma', fileLine: 3 }),
  ]);
});

test('several schemas: the answer lists them, and path chooses one', async () => {
  const files = {
    'api/prisma/migrations/1_a/migration.sql': 'CREATE TABLE a (id int);',
    'web/prisma/migrations/1_b/migration.sql': 'CREATE TABLE b (id int);',
  };
  const several = await sendZip('/read-schema', zipped(files));
  expect([several.status, several.body.found]).toEqual([400, ['api/prisma/migrations', 'web/prisma/migrations']]);
  expect((await sendZip('/read-schema?path=web/prisma/migrations', zipped(files))).body.summary).toContain('Prisma migrations');
  expect((await call('/infer', { files: listed(files), path: 'web/prisma/migrations' })).body.blueprint.tables).toMatchObject([{ name: 'b' }]);
});

test('paths that leave the archive, archives over the limit, and bodies of another kind', async () => {
  const A = 'CREATE TABLE a (id int);';
  expect(gist(await call('/infer', { files: [{ path: '../a.sql', text: A }] }))).toEqual({ type: 'invalid-request', status: 400, at: ['/files/0/path'] });
  expect(gist(await sendZip('/infer', zipOf([{ name: '../../a.sql', content: A }])))).toMatchObject({ type: 'invalid-request', status: 400 });
  const large = zipOf([{ name: 'a.sql', content: ' '.repeat(LIMITS.schemaFiles.bytes + 1) }]);
  expect(large.length).toBeLessThan(40_000);
  expect(gist(await sendZip('/infer', large))).toMatchObject({ type: 'too-large', status: 413 });
  const much = { 'a/001_a.sql': `-- ${'x'.repeat(LIMITS.ddlBytes)}`, 'a/002_b.sql': A };
  expect(gist(await sendZip('/infer', zipped(much)))).toMatchObject({ type: 'too-large', status: 413 });
  expect(gist(await sendZip('/infer', Buffer.alloc(40 * 1024 * 1024)))).toMatchObject({ type: 'too-large', status: 413 });
  expect(gist(await sendZip('/infer', Buffer.from('no archive')))).toMatchObject({ type: 'invalid-request', status: 400 });
  expect((await sendZip('/infer', zipOf([]))).body.detail).toContain('holds no file of a schema');
  expect(gist(await sendZip('/connections', zipped(PRISMA)))).toMatchObject({ type: 'unsupported-media-type', status: 415 });
  expect(gist(await sendZip('/infer?nme=x', zipped(PRISMA)))).toMatchObject({ type: 'invalid-request', at: ['/query/nme'] });
  expect(gist(await call('/infer', { files: listed(PRISMA), ddl: A }))).toMatchObject({ at: ['/ddl', '/files'] });
  expect(gist(await call('/infer', { ddl: A, path: 'a' }))).toMatchObject({ at: ['/path'] });
  expect(gist(await call('/read-schema', {}))).toMatchObject({ type: 'invalid-request', at: ['/files'] });
});

test('DDL of MySQL and migrations for it are read by MySQL’s rules', async () => {
  const ddl = 'CREATE TABLE `a` (`id` int unsigned NOT NULL AUTO_INCREMENT, `open` tinyint(1) NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB;';
  const types = (body: { blueprint: { tables: { columns: { type: string }[] }[] } }) => body.blueprint.tables[0]!.columns.map(({ type }) => type);
  const files = { 'migrations/1_a/migration.sql': ddl, 'migrations/migration_lock.toml': 'provider = "mysql"' };
  expect(types((await call('/infer', { ddl, rows: 5 })).body as never)).toEqual(['bigint', 'boolean']);
  expect(types((await call('/infer', { files: listed(files), rows: 5 })).body as never)).toEqual(['bigint', 'boolean']);
});
