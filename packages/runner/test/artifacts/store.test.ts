import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3';
import { openS3Server, type S3Server } from '@seedbed/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type ArtifactStore, type StorePlace } from '../../src/files/artifacts/index.ts';

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await openS3Server();
  folder = await mkdtemp(join(tmpdir(), 'seedbed-store-'));
});
afterAll(async () => {
  await s3[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const RUN = '019a9e5c-7a90-7d02-b1c4-55e0a3d8f912';
const MIB = 1024 * 1024;
const PLACES = {
  folder: (): StorePlace => ({ kind: 'folder', folder }),
  s3: (): StorePlace => {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3;
    return { kind: 's3', endpoint, bucket, accessKeyId, secretAccessKey, region: 'us-east-1' };
  },
};

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return Buffer.concat(pieces);
}

/** Chunks that end with an error after some of them. */
function* breaking(chunk: Uint8Array, count: number): Generator<Uint8Array> {
  for (let i = 0; i < count; i++) yield chunk;
  throw new Error('broke off');
}

/** Drafts in the folder, uploads in the bucket. */
async function leftovers(kind: keyof typeof PLACES): Promise<string[]> {
  if (kind === 's3') return s3.openUploads();
  return (await readdir(folder, { recursive: true })).filter((name) => name.includes('draft'));
}

describe.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('a store in %s', (kind) => {
  let store: ArtifactStore;
  beforeAll(async () => void (store = await openStore(PLACES[kind]())));

  test('stores an object of many parts, reads it whole and by ranges, and replaces an existing one', async () => {
    const chunk = randomBytes(MIB);
    const key = { run: RUN, name: 'file-1' };
    await store.put(key, [Buffer.from('before')]);
    await store.put(
      key,
      Array.from({ length: 40 }, () => chunk),
    );
    expect((await all(await store.read(key))).equals(Buffer.concat(Array.from({ length: 40 }, () => chunk)))).toBe(true);
    expect((await all(await store.read(key, { from: MIB - 2, to: MIB + 1 }))).equals(Buffer.concat([chunk.subarray(-2), chunk.subarray(0, 2)]))).toBe(true);
    await store.put({ run: RUN, name: 'archive' }, []);
    expect(await store.sizes(RUN)).toEqual(
      new Map(
        [
          ['file-1', 40 * MIB],
          ['archive', 0],
        ].toSorted() as [string, number][],
      ),
    );
    await store.keep(RUN, ['archive']);
    expect([...(await store.sizes(RUN)).keys()]).toEqual(['archive']);
    await store.keep(RUN, []);
    expect((await store.sizes(RUN)).size).toBe(0);
    await expect(store.read(key)).rejects.toMatchObject({ type: 'gone' });
  });

  test('P15: an interrupted or cancelled upload leaves no object and no parts', async () => {
    const chunk = randomBytes(MIB);
    const key = { run: RUN, name: 'file-2' };
    await expect(store.put(key, breaking(chunk, 40))).rejects.toThrow('broke off');
    const stop = new AbortController();
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (let i = 0; ; i++) {
        if (i === 40) stop.abort(new Error('stopped'));
        yield chunk;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    await expect(store.put(key, endless(), { signal: stop.signal })).rejects.toThrow();
    expect([[...(await store.sizes(RUN)).keys()], await leftovers(kind)]).toEqual([[], []]);
  });

  test('sec-T17: foreign names are refused', async () => {
    for (const name of ['../archive', 'file-1/../../x', '', 'a b', '/etc/passwd']) await expect(store.put({ run: RUN, name }, [])).rejects.toThrow('no name');
    for (const run of ['..', `${RUN}/..`, '']) await expect(store.sizes(run)).rejects.toThrow('no run');
  });
});

test('an unfinished upload of a killed worker is removed with the rest', async () => {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
  await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: `${RUN}/file-9` }));
  expect(s3.openUploads()).toHaveLength(1);
  await (await openStore(PLACES.s3())).keep(RUN, []);
  expect(s3.openUploads()).toEqual([]);
});

test('the client retries a bucket that fails briefly, and reports one that does not exist', async () => {
  const store = await openStore(PLACES.s3());
  s3.failNext((method) => method === 'PUT');
  await store.put({ run: RUN, name: 'file-3' }, [Buffer.from('whole')]);
  expect((await all(await store.read({ run: RUN, name: 'file-3' }))).toString()).toBe('whole');
  const place = { ...PLACES.s3(), bucket: 'nowhere' } as StorePlace;
  await expect((await openStore(place)).put({ run: RUN, name: 'file-3' }, [])).rejects.toMatchObject({
    type: 'storage-failed',
    facts: { again: false },
    message: expect.stringContaining('The bucket "nowhere" did not do what it was asked: NoSuchBucket (404)'),
  });
  const wrong = await openStore({ ...PLACES.s3(), secretAccessKey: 'another' } as StorePlace);
  await expect(wrong.put({ run: RUN, name: 'file-3' }, [])).rejects.toMatchObject({ type: 'storage-failed', message: expect.not.stringContaining('another') });
});

test('an S3 link downloads its own file under its name, and no other signature works', async () => {
  const store = await openStore(PLACES.s3());
  await store.put({ run: RUN, name: 'archive' }, [Buffer.from('PK')]);
  const as = { mediaType: 'application/zip', contentDisposition: 'attachment; filename="shop.zip"', seconds: 60 };
  const url = (await store.link({ run: RUN, name: 'archive' }, as))!;
  const answer = await fetch(url);
  expect([answer.status, await answer.text(), answer.headers.get('content-disposition'), answer.headers.get('content-type')]).toEqual([
    200,
    'PK',
    as.contentDisposition,
    as.mediaType,
  ]);
  const another = url.replace(/Signature=(.)/, (_, first) => `Signature=${first === '0' ? '1' : '0'}`);
  expect((await fetch(another)).status).toBe(403);
});

test('P9: a full disk is reported with its folder and advice; no part of the new object is left, and older ones stay', async () => {
  const store = await openStore(PLACES.folder());
  const key = { run: RUN, name: 'file-2' };
  await store.put(key, [Buffer.from('before')]);
  const chunks = (function* () {
    yield randomBytes(MIB);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  })();
  await expect(store.put(key, chunks)).rejects.toMatchObject({
    type: 'storage-full',
    message: expect.stringMatching(new RegExp(`${folder} is full\\. Free some space.*SEEDBED_ARTIFACTS.*resume the run`)),
  });
  expect(await leftovers('folder')).toEqual([]);
  expect((await all(await store.read(key))).toString()).toBe('before');
});
