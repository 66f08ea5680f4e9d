import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Artifact, Manifest, Run } from '@seedbed/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkSigner } from '../../src/modules/artifacts/link-signer.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';
import { gist, send, type Answer } from '../support/send.ts';

const KEY = 'b'.repeat(64);
const signer = linkSigner(Buffer.from(KEY, 'hex'));
let server: RunningServer;
let control: Client;
let folder: string;
let datasetId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-exports-'));
  server = await startServer({ SEEDBED_ARTIFACTS: folder, SEEDBED_SECRET_KEY: KEY });
  control = new Client(server.controlConnection);
  await control.connect();
  const rows = { users: 3_000, orders: 5_000, order_items: 9_000 };
  datasetId = (await call('POST', '/datasets', { name: 'Shop', ddl: SMALL_DDL, rows })).body.dataset.id;
});
afterAll(async () => {
  await control.end();
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send(server.baseUrl, method, `/api/v1${path}`, body, headers);
const bytesAt = async (path: string, headers: Record<string, string> = {}): Promise<{ status: number; headers: Headers; bytes: Buffer }> => {
  const answer = await fetch(path.startsWith('http') ? path : `${server.baseUrl}/api/v1${path}`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function ended(id: string): Promise<Run> {
  for (;;) {
    const { body } = await call('GET', `/runs/${id}`);
    if (['succeeded', 'failed', 'cancelled'].includes(body.state)) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function exported(files: object, rows?: unknown): Promise<Run> {
  const { status, body } = await call('POST', '/runs', { kind: 'export', datasetId, files, ...(rows === undefined ? {} : { rows }) });
  expect([status, body.detail, body.errors]).toEqual([202, undefined, undefined]);
  const run = await ended(body.id);
  expect([run.state, run.error]).toEqual(['succeeded', null]);
  return run;
}

const named = ({ artifacts }: Run, name: string): Artifact => artifacts.find((one) => one.name === name)!;

test.each([
  ['csv', 'deflate', ''],
  ['ndjson', 'gzip', ''],
  ['json', 'zstd', ''],
  ['copy', 'none', ''],
  ['copy-binary', 'deflate', ''],
  ['parquet', 'zstd', ''],
  ['xlsx', 'deflate', ''],
  ['sql', 'deflate', 'abc123'],
])('P15: an export as %s, %s, equals the archive of a download byte for byte', async (format, compress, key) => {
  const run = await exported({ format, compress, ...(key && { restrict_key: key }) });
  expect(run).toMatchObject({ kind: 'export', mode: null, target: `shop.${format}.zip`, rowsDone: 17_000 });
  expect(run.artifacts.map(({ name }) => name)).toEqual([`shop.${format}.zip`, 'manifest.json']);
  const downloaded = await bytesAt(`/datasets/${datasetId}/download?format=${format}&compress=${compress}${key && `&restrict_key=${key}`}`);
  const [archive] = run.artifacts;
  const fetched = await bytesAt(`/artifacts/${archive!.id}`);
  expect([archive!.sha256, sha256(fetched.bytes), archive!.bytes]).toEqual([sha256(downloaded.bytes), sha256(downloaded.bytes), downloaded.bytes.length]);
});

test('single files: large tables in several, which joined equal the one file; the manifest lists all', async () => {
  const run = await exported({ format: 'csv', package: 'files', rowsPerFile: 2_000, tables: ['users', 'orders'] });
  const manifest = JSON.parse((await bytesAt(`/artifacts/${named(run, 'manifest.json').id}`)).bytes.toString()) as Manifest;
  expect(manifest.files.map(({ file, rows }) => [file, rows])).toEqual([
    ['public.users.00001-of-00002.csv', 1_500],
    ['public.users.00002-of-00002.csv', 1_500],
    ['public.orders.00001-of-00003.csv', 1_666],
    ['public.orders.00002-of-00003.csv', 1_667],
    ['public.orders.00003-of-00003.csv', 1_667],
  ]);
  const { body: revision } = await call('GET', `/datasets/${datasetId}/revisions/1`);
  expect(manifest).toMatchObject({ blueprint: revision.sha256, seed: 42, rows: 8_000, format: 'csv', compression: 'none' });
  for (const table of ['users', 'orders']) {
    const pieces: Buffer[] = [];
    for (const { file, bytes, sha256: listed } of manifest.files.filter(({ table: of }) => of === `public.${table}`)) {
      const artifact = named(run, file);
      const got = await bytesAt(`/artifacts/${artifact.id}`);
      expect([artifact.bytes, artifact.sha256, sha256(got.bytes)]).toEqual([bytes, listed, listed]);
      pieces.push(got.bytes);
    }
    expect(Buffer.concat(pieces).equals((await bytesAt(`/datasets/${datasetId}/tables/${table}/download`)).bytes)).toBe(true);
  }
  // Only downloadable files are kept.
  expect(readdirSync(join(folder, run.id)).toSorted()).toEqual(['file-0', 'file-1', 'file-2', 'file-3', 'file-4', 'manifest']);
});

test('a range of rows, other row counts, and errors reported before anything starts', async () => {
  const run = await exported({ format: 'ndjson', package: 'files', from: 11, to: 20 }, { users: 100, '*': 50 });
  expect(run.tables.map(({ rowsDone }) => rowsDone)).toEqual([10, 10, 10]);
  const refused = async (body: object): Promise<unknown> => gist(await call('POST', '/runs', { datasetId, kind: 'export', ...body }));
  expect(await refused({})).toEqual({ type: 'invalid-request', status: 400, at: ['/files'] });
  expect(await refused({ files: { format: 'csv' }, mode: 'empty' })).toEqual({ type: 'invalid-request', status: 400, at: ['/mode'] });
  expect(await refused({ kind: 'load', address: 'postgres://a@b/c', files: { format: 'csv' } })).toEqual({
    type: 'invalid-request',
    status: 400,
    at: ['/files'],
  });
  expect(await refused({ files: { format: 'csv', package: 'files', compress: 'deflate' } })).toMatchObject({ at: ['/files/compress'] });
  expect(await refused({ files: { format: 'csv', restrict_key: 'a' } })).toMatchObject({ at: ['/files/restrict_key'] });
  expect(await refused({ files: { format: 'csv', tables: ['nowhere'] } })).toMatchObject({ type: 'not-found', status: 404 });
  const ddl = 'CREATE TABLE drops (n bigint NOT NULL)';
  const sea = { kind: 'export', datasetId: (await call('POST', '/datasets', { name: 'Sea', ddl, rows: 1 })).body.dataset.id, rows: 9e15 };
  expect(gist(await call('POST', '/runs', { ...sea, files: { format: 'csv' } }))).toMatchObject({ type: 'too-large', status: 413 });
  // Checks the free disk space first.
  const vast = await call('POST', '/runs', { ...sea, files: { format: 'csv', rowsPerFile: 1e12 } });
  expect(gist(vast)).toMatchObject({ type: 'storage-full', status: 507 });
  expect(vast.body.detail).toMatch(/needs about [\d,]+ MiB .* has [\d,]+ MiB free\. Use fewer rows/);
});

test('sec-T17, sec-T18: a signed address works for its own file, until it expires; ids are looked up, never used as paths', async () => {
  const { artifacts } = await exported({ format: 'csv' });
  const [{ id, sha256: sum }, other] = artifacts as [Artifact, Artifact];
  const { status, body: link } = await call('POST', `/artifacts/${id}/link`, { seconds: 3_600 });
  expect([status, Math.abs(Date.parse(link.expiresAt) - Date.now() - 3_600_000) < 60_000]).toEqual([200, true]);
  expect(link.url.startsWith(server.baseUrl)).toBe(true);
  expect(sha256((await bytesAt(link.url)).bytes)).toBe(sum);
  const { searchParams } = new URL(link.url);
  const [expires, signature] = [searchParams.get('expires')!, searchParams.get('signature')!];
  const changed = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  const at = async (file: string, query: object): Promise<number> =>
    (await call('GET', `/artifacts/${file}/file?${new URLSearchParams(query as Record<string, string>)}`)).status;
  expect(await at(id, { expires, signature: changed })).toBe(404);
  expect(await at(id, { expires: String(Number(expires) + 1), signature })).toBe(404);
  expect(await at(other.id, { expires, signature })).toBe(404);
  expect(await at(id, { expires, signature: signature.slice(1) })).toBe(400);
  expect(await at(id, { expires: '1', signature: signer.sign(id, 1) })).toBe(410);
  for (const evil of ['..', '../../etc/passwd', '%2e%2e%2fsecret.key', `${id}/../x`, 'archive', '\0', 'x'.repeat(900)])
    expect([400, 404]).toContain((await call('GET', `/artifacts/${encodeURIComponent(evil)}`)).status);
  // Days later none of it remains.
  await control.query(`UPDATE runs SET finished_at = now() - interval '8 days' WHERE id = $1`, [artifacts[0]!.runId]);
  await control.query(`UPDATE artifacts SET expires_at = now() - interval '1 day' WHERE run_id = $1`, [artifacts[0]!.runId]);
  expect([(await call('GET', `/artifacts/${id}`)).status, await at(id, { expires, signature })]).toEqual([410, 410]);
  await server.services.sweep();
  expect(existsSync(join(folder, artifacts[0]!.runId))).toBe(false);
});

test('exports are deleted with their dataset', async () => {
  const made = (await call('POST', '/datasets', { name: 'Goes', ddl: SMALL_DDL, rows: 5 })).body.dataset.id;
  const run = await ended((await call('POST', '/runs', { kind: 'export', datasetId: made, files: { format: 'json' } })).body.id);
  await call('PATCH', `/datasets/${made}`, { archived: true });
  expect((await call('DELETE', `/datasets/${made}`)).status).toBe(204);
  expect([(await call('GET', `/artifacts/${run.artifacts[0]!.id}`)).status, existsSync(join(folder, run.id))]).toEqual([404, true]);
  await server.services.sweep();
  expect(existsSync(join(folder, run.id))).toBe(false);
});

test('an artifact is downloaded in ranges, and never opened by a browser', async () => {
  const { artifacts } = await exported({ format: 'csv' });
  const [{ id, sha256: sum, bytes }] = artifacts as [Artifact];
  const whole = await bytesAt(`/artifacts/${id}`);
  expect(
    Object.fromEntries(
      ['content-disposition', 'content-security-policy', 'x-content-type-options', 'content-length', 'etag'].map((name) => [name, whole.headers.get(name)]),
    ),
  ).toEqual({
    'content-disposition': `attachment; filename="shop.csv.zip"; filename*=UTF-8''shop.csv.zip`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'content-length': String(bytes),
    etag: `"${sum}"`,
  });
  const pieces = [
    await bytesAt(`/artifacts/${id}`, { range: 'bytes=0-999' }),
    await bytesAt(`/artifacts/${id}`, { range: 'bytes=1000-', 'if-range': `"${sum}"` }),
  ];
  expect(pieces.map(({ status, headers }) => [status, headers.get('content-range')])).toEqual([
    [206, `bytes 0-999/${bytes}`],
    [206, `bytes 1000-${bytes - 1}/${bytes}`],
  ]);
  expect(sha256(Buffer.concat(pieces.map((piece) => piece.bytes)))).toBe(sum);
  expect((await bytesAt(`/artifacts/${id}`, { range: 'bytes=-5' })).bytes.equals(whole.bytes.subarray(-5))).toBe(true);
  expect((await bytesAt(`/artifacts/${id}`, { range: 'bytes=5-', 'if-range': '"another"' })).status).toBe(200);
  expect(gist(await call('GET', `/artifacts/${id}`, undefined, { range: `bytes=${bytes}-` }))).toMatchObject({ type: 'range-not-satisfiable', status: 416 });
  expect(existsSync(join(folder, artifacts[0]!.runId, 'archive'))).toBe(true);
});
