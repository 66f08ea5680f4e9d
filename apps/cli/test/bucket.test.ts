import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DuckDBInstance } from '@duckdb/node-api';
import { openS3Front, openS3Server, type S3Act, type S3Front, type S3Request, type S3Server } from '@seedbed/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const DDL = `
CREATE TABLE kinds (id int PRIMARY KEY, name text NOT NULL UNIQUE);
CREATE TABLE "Big Events" (
  id bigint PRIMARY KEY, kind_id int NOT NULL REFERENCES kinds, at timestamptz NOT NULL, note text NOT NULL, remark text NOT NULL, address text NOT NULL
);
CREATE TABLE last (id int PRIMARY KEY);`;
/** For the events table: three upload parts of the smallest size that S3 accepts, the last one shorter. */
const ROWS = 'kinds=20,Big Events=100000,last=5';
const EVENTS = 'public.Big%20Events.csv';

let folder: string;
let store: S3Server;
let front: S3Front;
let client: S3Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-bucket-'));
  await writeFile(join(folder, 'big.sql'), DDL);
  store = await openS3Server();
  front = await openS3Front(store.endpoint);
  const { endpoint, accessKeyId, secretAccessKey } = store;
  client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
  expect(await seedbed(['generate', 'big.sql', '--rows', ROWS, '--out', 'here'], { cwd: folder })).toMatchObject({ code: 0 });
});
afterAll(async () => {
  client.destroy();
  await front[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  front.act = () => undefined;
  front.requests.length = 0;
});

const environment = () => ({
  AWS_ENDPOINT_URL_S3: front.endpoint,
  AWS_ACCESS_KEY_ID: store.accessKeyId,
  AWS_SECRET_ACCESS_KEY: store.secretAccessKey,
  SEEDBED_S3_PART_MIB: '5',
});
const generate = (out: string, more: string[] = [], env: Record<string, string> = {}) =>
  seedbed(['generate', 'big.sql', '--rows', ROWS, '--out', out, ...more], { cwd: folder, env: { ...environment(), ...env } });
const keys = async (prefix = ''): Promise<string[]> =>
  ((await client.send(new ListObjectsV2Command({ Bucket: store.bucket, Prefix: prefix }))).Contents ?? []).map(({ Key }) => Key!.slice(prefix.length));
const read = async (key: string) =>
  Buffer.from(await (await client.send(new GetObjectCommand({ Bucket: store.bucket, Key: key }))).Body!.transformToByteArray());
const isPart = ({ method, url }: S3Request, number: number) => method === 'PUT' && url.includes(`partNumber=${number}&`);
const puts = () => front.requests.filter(({ method }) => method === 'PUT');

/** Everything below the prefix equals the folder, to the byte; there are no partial files anywhere. */
async function expectWhole(prefix: string, local = 'here'): Promise<void> {
  const names = (await readdir(join(folder, local))).toSorted();
  expect((await keys(prefix)).toSorted()).toEqual(names);
  for (const name of names) expect((await read(`${prefix}${name}`)).equals(await readFile(join(folder, local, name))), name).toBe(true);
  expect(store.openUploads()).toEqual([]);
}

test('a bucket gets the same bytes as a folder, each part with its SHA-256, and the manifest last', async () => {
  const { code, stderr } = await generate('s3://seedbed/a/whole');
  expect([code, stderr]).toEqual([0, expect.stringContaining(`${EVENTS}  100,000 rows in `)]);
  await expectWhole('a/whole/');
  expect(puts().filter(({ url }) => url.includes('partNumber='))).toHaveLength(3);
  for (const { headers } of puts()) expect(headers['x-amz-checksum-sha256']).toMatch(/^[\w+/]{43}=$/);
  expect(puts().at(-1)!.url).toMatch(/manifest\.json\?/);
  expect(await generate('s3://seedbed/a/whole/', ['--json'])).toMatchObject({ code: 0, stderr: '' });
  await expectWhole('a/whole/');
});

test('a store that is busy, slow, cuts connections and loses answers gets the same bytes', async () => {
  const met = new Set<string>();
  const once = (name: string) => !met.has(name) && met.add(name);
  front.act = (request) => {
    if (isPart(request, 1) && once('busy')) return { status: 503, code: 'SlowDown' };
    if (isPart(request, 1) && once('cut')) return 'cut';
    if (isPart(request, 2) && once('corrupt')) return 'corrupt';
    if (isPart(request, 2) && once('slow')) return new Promise((resolve) => setTimeout(resolve, 300));
    if (isPart(request, 3) && once('lost part')) return 'cut-answer';
    return request.method === 'POST' && request.url.includes('uploadId=') && once('lost end') ? 'cut-answer' : undefined;
  };
  const { code, stderr } = await generate('s3://seedbed/hostile');
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('left')]);
  expect([...met].toSorted()).toEqual(['busy', 'corrupt', 'cut', 'lost end', 'lost part', 'slow']);
  await expectWhole('hostile/');
});

test('--resume regenerates changed files, and all files for another seed', async () => {
  const breaking = (request: S3Request): S3Act => (isPart(request, 2) ? { status: 403, code: 'AccessDenied' } : undefined);
  front.act = breaking;
  expect(await generate('s3://seedbed/again')).toMatchObject({
    code: 5,
    stderr: expect.stringContaining('AccessDenied (403). These credentials may not do that there'),
  });
  expect((await keys('again/')).toSorted()).toEqual(['manifest.json.part', 'public.kinds.csv']);
  front.act = () => undefined;
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const kinds = await read('again/public.kinds.csv');
  await client.send(new PutObjectCommand({ Bucket: store.bucket, Key: 'again/public.kinds.csv', Body: Buffer.from(kinds.toString().toUpperCase()) }));
  const again = await generate('s3://seedbed/again', ['--resume']);
  expect([again.code, again.stderr]).toEqual([0, expect.not.stringContaining('kept')]);
  await expectWhole('again/');
  front.act = breaking;
  await generate('s3://seedbed/again');
  expect(await keys('again/')).not.toContain('manifest.json');
  front.act = () => undefined;
  expect((await generate('s3://seedbed/again', ['--resume', '--seed', '7'])).stderr).toContain(
    'another schema, seed, version or options: every file is made again',
  );
});

test('Ctrl-C ends the upload: no partial file is left, complete files are listed, and --resume generates the rest', async () => {
  front.act = (request) => {
    if (!isPart(request, 1)) return undefined;
    // Never answered: the waiting command is stopped anyway.
    process.emit('SIGINT');
    return new Promise(() => undefined);
  };
  const { code, stderr } = await generate('s3://seedbed/stopped');
  expect(code).toBe(130);
  expect(stderr).toContain(
    'seedbed: interrupted; 1 file is complete in s3://seedbed/stopped; nothing is left of the unfinished one. Run the same command with --resume to make the rest',
  );
  expect([store.openUploads(), (await keys('stopped/')).toSorted()]).toEqual([[], ['manifest.json.part', 'public.kinds.csv']]);
  front.act = () => undefined;
  expect((await generate('s3://seedbed/stopped', ['--resume'])).code).toBe(0);
  await expectWhole('stopped/');
});

test('an upload that the store cannot abort is named, with the command that aborts it', async () => {
  front.act = (request) => {
    if (isPart(request, 1)) process.emit('SIGINT');
    return request.method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : undefined;
  };
  const { code, stderr } = await generate('s3://seedbed/kept');
  const [, id] = /aws s3api abort-multipart-upload --bucket seedbed --key 'kept\/public\.Big%20Events\.csv' --upload-id '(\w+)'/.exec(stderr) ?? [];
  expect([code, stderr]).toEqual([130, expect.stringContaining('parts may be left, since the store did not confirm that they are gone')]);
  expect(store.openUploads()).toEqual([expect.stringContaining(id!)]);
  // The store may still write the part that was cut off into the folder.
  await rm(join(store.directory, store.bucket, store.openUploads()[0]!), { recursive: true, maxRetries: 100, retryDelay: 20 });
});

test('a store without SHA-256 is refused with the option that helps, and accepts MD5 or none', async () => {
  front.act = ({ headers }) => (Object.keys(headers).some((name) => name.startsWith('x-amz-checksum')) ? { status: 501, code: 'NotImplemented' } : undefined);
  expect(await generate('s3://seedbed/old')).toMatchObject({
    code: 5,
    stderr: expect.stringContaining('(501). If the store does not know this kind of checksum (sha256), use --checksum md5, or none.'),
  });
  expect(await generate('s3://seedbed/old', ['--checksum', 'md5'])).toMatchObject({ code: 0 });
  expect(puts().filter(({ headers }) => headers['content-md5'] !== undefined).length).toBeGreaterThan(4);
  await expectWhole('old/');
  front.requests.length = 0;
  expect(await generate('s3://seedbed/none', ['--checksum', 'none'])).toMatchObject({ code: 0 });
  expect(puts().some(({ headers }) => headers['content-md5'] ?? headers['x-amz-checksum-sha256'])).toBe(false);
  await expectWhole('none/');
});

test('a missing bucket, wrong keys, no store and no credentials are reported, without any secret', async () => {
  const small = ['--table', 'last'];
  expect(await generate('s3://nowhere/x', small)).toMatchObject({ code: 5, stderr: expect.stringContaining('NoSuchBucket (404). There is no such bucket') });
  const wrong = await generate('s3://seedbed/x', small, { AWS_SECRET_ACCESS_KEY: 'another-secret' });
  expect(wrong).toMatchObject({ code: 5, stderr: expect.stringContaining('SignatureDoesNotMatch (403)') });
  expect(wrong.stderr).not.toContain('another-secret');
  const away = await generate('s3://seedbed/x', small, { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' });
  expect(away).toMatchObject({ code: 5, stderr: expect.stringContaining('ECONNREFUSED. It was tried several times. Check the address (AWS_ENDPOINT_URL_S3)') });
  expect(await keys('x/')).toEqual([]);
});

test('parts of many machines, and Parquet that DuckDB reads as one table', async () => {
  const base = ['generate', 'big.sql', '--rows', 'kinds=20,Big Events=3000,last=5', '--format', 'parquet', '--out'];
  expect((await seedbed([...base, 'one'], { cwd: folder })).code).toBe(0);
  for (const shard of ['1/3', '2/3', '3/3']) {
    expect((await seedbed([...base, `parts-${shard[0]}`, '--shard', shard], { cwd: folder })).code).toBe(0);
    expect((await seedbed([...base, 's3://seedbed/lake', '--shard', shard], { cwd: folder, env: environment() })).code).toBe(0);
    for (const name of await readdir(join(folder, `parts-${shard[0]}`)))
      expect((await read(`lake/${name}`)).equals(await readFile(join(folder, `parts-${shard[0]}`, name))), name).toBe(true);
  }
  expect((await keys('lake/')).filter((name) => name.startsWith('manifest'))).toHaveLength(3);
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  const rowsOf = async (files: string) =>
    (
      await connection.runAndReadAll(`SELECT count(*)::int, sum(hash(id, kind_id, "at", note, remark, address))::text FROM read_parquet('${files}')`)
    ).getRowsJson();
  // The store keeps an object in a file with an extended name.
  const [found] = await rowsOf(join(store.directory, store.bucket, 'lake/public.Big*Events.*.parquet._S3rver_object'));
  expect(found).toEqual([3000, expect.any(String)]);
  expect([found]).toEqual(await rowsOf(join(folder, 'one/public.Big%20Events.parquet')));
  connection.closeSync();
  instance.closeSync();
});

test('an address that is not a folder in a bucket is rejected before any row is generated', async () => {
  const refused = async (out: string, ...more: string[]) => {
    const { code, stderr } = await generate(out, more);
    expect([code, front.requests]).toEqual([2, []]);
    return stderr;
  };
  for (const out of ['s3://', 's3:/seedbed', 's3://seedbed//a', 's3://seedbed/../a', 's3:seedbed'])
    expect(await refused(out)).toContain('expected s3://BUCKET');
  expect(await refused('s3://seedbed/a.zip')).toContain('not an archive');
  for (const format of ['sqlite', 'duckdb', 'mysql']) expect(await refused('s3://seedbed/a', '--format', format)).toContain('one file on this machine');
  expect(await refused('s3://seedbed/a', '--server', 'http://127.0.0.1:9')).toContain('by this machine');
  expect(await refused('plain', '--checksum', 'md5')).toContain('--checksum is for a bucket');
});
