import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { readZip } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countingCompute } from '../support/counting-compute.ts';
import { send } from '../support/send.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';

const MANY = 9_000_000_000;
let server: RunningServer;
let dataset: string;
let path: string;
const counting = countingCompute();
beforeAll(async () => {
  server = await startServer({}, counting.compute);
  const { body } = await send(server.baseUrl, 'POST', '/api/v1/datasets', { name: 'Endless', ddl: SMALL_DDL, rows: MANY });
  dataset = `/api/v1/datasets/${body.dataset.id}`;
  path = `${dataset}/tables/users`;
});
afterAll(() => server[Symbol.asyncDispose]());

/** Opens a download that would take hours, reads its beginning, and returns a way to disconnect. */
function openDownload(what = `${path}/download?format=csv`): Promise<{ leave(): void; read: () => number }> {
  return new Promise((resolve, reject) => {
    const call = request(`${server.baseUrl}${what}`, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', () => undefined);
      response.once('data', () => resolve({ leave: () => call.destroy(), read: () => bytes }));
    });
    call.on('error', reject);
    call.end();
  });
}

/** Chunks generated in this time. */
async function made(milliseconds: number): Promise<number> {
  const before = counting.chunks();
  await sleep(milliseconds);
  return counting.chunks() - before;
}

test.each(['a table', 'an archive'])('a download stops when its caller disconnects: %s', async (what) => {
  const download = await openDownload(what === 'a table' ? undefined : `${dataset}/download?compress=none`);
  expect(counting.open()).toBe(1);
  while ((await made(50)) === 0);
  download.leave();
  for (let waited = 0; counting.open() > 0 && waited < 60_000; waited += 10) await sleep(10);
  expect(counting.open()).toBe(0);
  expect(await made(200)).toBe(0);
});

test('slots are returned: eight downloads run, the ninth is refused with Retry-After, and succeeds after one ends', async () => {
  const downloads = await Promise.all(Array.from({ length: 8 }, () => openDownload()));
  const ninth = await send(server.baseUrl, 'GET', `${path}/download`);
  expect([ninth.status, ninth.body.type, ninth.headers.get('retry-after')]).toEqual([503, '/docs/errors/overloaded', '1']);
  // Eight parallel streams, and the event loop still responds, while all of them are open.
  expect((await send(server.baseUrl, 'GET', '/health')).status).toBe(200);
  expect(counting.open()).toBe(8);
  for (const { leave } of downloads) leave();
  for (let waited = 0; counting.open() > 0 && waited < 60_000; waited += 10) await sleep(10);
  expect((await send(server.baseUrl, 'GET', `${path}/download?to=3`)).status).toBe(200);
});

test('P10: a reader that does not read pauses the producer and uses no memory', async () => {
  const call = request(`${server.baseUrl}${path}/download?format=csv`);
  call.end();
  const response = await new Promise<import('node:http').IncomingMessage>((resolve) => call.once('response', resolve));
  response.pause();
  response.on('error', () => undefined);
  // A generator that waited for its turn on a busy machine is not blocked yet; one that never blocks generates chunks
  // for hours.
  let before: number;
  do before = process.memoryUsage().rss;
  while ((await made(1_500)) > 0);
  expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024);
  call.destroy();
});

test('P10: a reader of an archive at 64 KB a second adds less than 32 MiB', async () => {
  const call = request(`${server.baseUrl}${dataset}/download?format=ndjson&compress=none`);
  call.end();
  const response = await new Promise<import('node:http').IncomingMessage>((resolve) => call.once('response', resolve));
  response.on('error', () => undefined);
  response.pause();
  let before: number | undefined;
  let read = 0;
  for (let second = 0; second < 6; second++) {
    for (let taken = 0; taken < 64 * 1024;) {
      const piece = response.read() as Buffer | null;
      if (piece) taken += piece.length;
      else await sleep(10);
      read += piece?.length ?? 0;
    }
    await sleep(300);
    // The first megabyte may be in socket buffers.
    before ??= process.memoryUsage().rss;
  }
  expect(read).toBeGreaterThan(6 * 64 * 1024);
  expect(process.memoryUsage().rss - before!).toBeLessThan(32 * 1024 * 1024);
  call.destroy();
});

test('a dataset is one archive: tables in order, a correct manifest, and the rows of each download', async () => {
  const parameters = 'rows=30,order_items=70&format=ndjson';
  const answer = await fetch(`${server.baseUrl}${dataset}/download?${parameters}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    200,
    'application/zip',
    `attachment; filename="endless.ndjson.zip"; filename*=UTF-8''endless.ndjson.zip`,
  ]);
  const entries = await readZip(new Uint8Array(await answer.arrayBuffer()));
  expect(entries.map(({ name }) => name)).toEqual(['public.users.ndjson', 'public.orders.ndjson', 'public.order_items.ndjson', 'manifest.json']);
  const manifest = JSON.parse(entries[3]!.bytes.toString());
  expect(manifest.files.map((file: { rows: number }) => file.rows)).toEqual([30, 30, 70]);
  for (const [i, file] of manifest.files.entries()) {
    expect([file.file, file.bytes, file.sha256]).toEqual([
      entries[i]!.name,
      entries[i]!.bytes.length,
      createHash('sha256').update(entries[i]!.bytes).digest('hex'),
    ]);
    expect(entries[i]!.bytes.toString().trimEnd().split('\n')).toHaveLength(file.rows);
  }
  // With the stored counts the manifest names the stored revision.
  const { body: stored } = await send(server.baseUrl, 'GET', `${dataset}/revisions/1`);
  const tables = stored.blueprint.tables.map((table: object) => ({ ...table, rows: 3 }));
  const { body: few } = await send(server.baseUrl, 'POST', '/api/v1/datasets', { name: 'Few', blueprint: { ...stored.blueprint, tables } });
  const part = await fetch(`${server.baseUrl}/api/v1/datasets/${few.dataset.id}/download?tables=users,public.orders&compress=gzip`);
  const files = await readZip(new Uint8Array(await part.arrayBuffer()));
  expect(files.map(({ name }) => name)).toEqual(['public.users.csv.gz', 'public.orders.csv.gz', 'manifest.json']);
  const { body: first } = await send(server.baseUrl, 'GET', `/api/v1/datasets/${few.dataset.id}/revisions/1`);
  expect(JSON.parse(files[2]!.bytes.toString()).blueprint).toBe(first.sha256);
});

test('a dataset as SQL is a bundle with its schema, and a table may be a workbook or a compressed file', async () => {
  const get = async (query: string) => fetch(`${server.baseUrl}${query}`);
  const bundle = await readZip(new Uint8Array(await (await get(`${dataset}/download?rows=9&format=sql&statements=insert&restrict_key=none`)).arrayBuffer()));
  expect(bundle.map(({ name }) => name)).toEqual([
    'schema.sql',
    'before.sql',
    '0001-public.users.sql',
    '0002-public.orders.sql',
    '0003-public.order_items.sql',
    'after.sql',
    'load.psql',
    'manifest.json',
  ]);
  expect(bundle[0]!.bytes.toString()).toContain('CREATE TABLE users');
  expect(bundle[2]!.bytes.toString()).toContain('INSERT INTO "public"."users"');
  const sheet = await get(`${path}/download?format=xlsx&to=5`);
  expect(sheet.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect((await readZip(new Uint8Array(await sheet.arrayBuffer()))).map(({ name }) => name)).toContain('xl/worksheets/sheet1.xml');
  const whole = await send(server.baseUrl, 'GET', `${path}/download?format=xlsx`);
  expect([whole.status, whole.body.type, whole.body.limit]).toEqual([413, '/docs/errors/too-large', 1_048_575]);
  const packed = await get(`${path}/download?compress=gzip&to=3`);
  expect([packed.headers.get('content-type'), packed.headers.get('content-disposition')]).toEqual([
    'application/gzip',
    `attachment; filename="public.users.csv.gz"; filename*=UTF-8''public.users.csv.gz`,
  ]);
  expect(gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString()).toBe((await send<string>(server.baseUrl, 'GET', `${path}/download?to=3`)).body);
});

test('an impossible archive is refused before it starts', async () => {
  for (const [query, status, type] of [
    ['tables=nowhere', 404, 'not-found'],
    ['rows=nowhere=3', 400, 'invalid-request'],
    ['rows=many', 400, 'invalid-request'],
    ['format=docx', 400, 'invalid-request'],
    ['format=sql&compress=gzip', 400, 'invalid-request'],
    ['statements=copy', 400, 'invalid-request'],
    ['format=csv&restrict_key=none', 400, 'invalid-request'],
  ] as const) {
    const answer = await send(server.baseUrl, 'GET', `${dataset}/download?${query}`);
    expect([query, answer.status, answer.body.type]).toEqual([query, status, `/docs/errors/${type}`]);
  }
});

test('JSON is compressed for a client that accepts it, whichever way it is generated', async () => {
  for (const place of ['/openapi.json', '/api/v1/packs', `${path}/rows`]) {
    const [plain, small] = await Promise.all(['identity', 'gzip'].map((coding) => fetch(server.baseUrl + place, { headers: { 'accept-encoding': coding } })));
    expect([place, plain!.headers.get('content-encoding'), small!.headers.get('content-encoding')]).toEqual([place, null, 'gzip']);
    expect([plain!.headers.get('vary'), small!.headers.get('vary')]).toEqual(['accept-encoding', 'accept-encoding']);
    expect(await small!.text()).toBe(await plain!.text());
  }
});

test('a download is a file with a name, an exact range, and the same bytes as the rows', async () => {
  const first = MANY - 2;
  const csv = await send<string>(server.baseUrl, 'GET', `${path}/download?format=csv&from=${first}&to=${MANY}`);
  expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="public.users.csv"; filename*=UTF-8''public.users.csv`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  const lines = csv.body.trim().split('\n').slice(1);
  const page = await send(server.baseUrl, 'GET', `${path}/rows?offset=${first - 1}&limit=3`);
  expect(lines.map((line) => line.split(',')[0])).toEqual(page.body.rows.map((row: string[]) => row[0]));
  expect(lines).toHaveLength(3);
  const part = await send<string>(server.baseUrl, 'GET', `${path}/download?format=ndjson&from=${first}&to=${first}`);
  expect(JSON.parse(part.body)).toMatchObject({ id: Number(page.body.rows[0][0]) });
});

test('an error before the first byte is a problem document, not a broken stream', async () => {
  const answer = await send(server.baseUrl, 'GET', `${path.replace('users', 'nowhere')}/download`);
  expect([answer.status, answer.body.type]).toEqual([404, '/docs/errors/not-found']);
});
