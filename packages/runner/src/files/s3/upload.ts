import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { checksumOf, checksumOfParts, type Checksum } from './checksum.ts';
import { partMemory } from './part-memory.ts';
import { answerOf } from './storage-error.ts';

/**
 * The usual size of a part; larger if there would be more parts than S3 allows, with room for an estimate that was too
 * low.
 */
const PART_BYTES = 16 * 1024 * 1024;
const MAX_PARTS = 9_000;
/** Number of parts sent at once, each in memory. */
const PARTS_AT_ONCE = 3;
/** A part in flight may arrive after the upload was aborted, which must then be aborted again. */
const ABORTS = 5;

export type UploadOf = {
  readonly bucket: string;
  readonly key: string;
  readonly checksum: Checksum;
  /** Approximate total bytes, if known. */
  readonly bytes?: number | undefined;
  readonly contentType?: string | undefined;
  /** Minimum bytes of a part; S3 accepts none below 5 MiB. */ readonly partBytes?: number | undefined;
  /** Cancels the parts in flight: a `write` that waits for them fails. */
  readonly signal?: AbortSignal | undefined;
  /** Ends all requests at once, including those of `abort`. */
  readonly hurry?: AbortSignal | undefined;
};

/** An object, as confirmed by the store. */
export type StoredObject = { readonly bytes: number; readonly etag: string | undefined; readonly checksum: string | undefined };

/** An upload in progress: the object exists only after `complete` is done. Throws the SDK's errors. */
export type Upload = {
  /** Copies the chunk; waits while the maximum number of parts is in flight. */
  write(chunk: Uint8Array): void | Promise<void>;
  complete(): Promise<StoredObject>;
  /** Waits until the store confirms that nothing remains. Throws if it does not. */
  abort(): Promise<void>;
  /** The store's name of the upload, while it has parts of it. */
  readonly id: string | undefined;
};

/** Starts with the first full part. A smaller object takes a single request. */
export function openUpload(client: S3Client, { bucket, key, checksum, bytes = 0, partBytes = PART_BYTES, contentType, signal, hurry }: UploadOf): Upload {
  const place = { Bucket: bucket, Key: key };
  const head = { ...place, ...(contentType !== undefined && { ContentType: contentType }) };
  const memory = partMemory(Math.max(partBytes, Math.ceil(bytes / MAX_PARTS)));
  const stop = new AbortController();
  const always = { ...(hurry && { abortSignal: hurry }) };
  const stoppable = { abortSignal: AbortSignal.any([stop.signal, signal ?? [], hurry ?? []].flat()) };
  const parts: CompletedPart[] = [];
  const underway = new Set<Promise<void>>();
  let written = 0;
  let begun: Promise<string> | undefined;
  let id: string | undefined;
  let failure: { readonly error: unknown } | undefined;

  /** Not aborted by `abort`: an upload with an unknown id could not be removed. */
  async function begin(): Promise<string> {
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ ...head, ...(checksum === 'sha256' && { ChecksumAlgorithm: 'SHA256', ChecksumType: 'COMPOSITE' }) }),
      always,
    );
    return (id = UploadId!);
  }

  async function send(part: Uint8Array, number: number): Promise<void> {
    const sum = checksumOf(part, checksum);
    const UploadId = await (begun ??= begin());
    const { ETag } = await again(() => client.send(new UploadPartCommand({ ...place, UploadId, PartNumber: number, Body: part, ...sum }), stoppable));
    parts[number - 1] = { PartNumber: number, ETag, ...(sum.ChecksumSHA256 !== undefined && { ChecksumSHA256: sum.ChecksumSHA256 }) };
    memory.free(part);
  }

  function start(part: Uint8Array): void {
    const number = parts.push({});
    const sent = send(part, number)
      .catch((error: unknown) => void (failure ??= { error }))
      .finally(() => underway.delete(sent));
    underway.add(sent);
  }

  const failed = (): void => {
    if (failure) throw failure.error;
  };

  async function rest(chunk: Uint8Array): Promise<void> {
    for (let at = 0; at < chunk.length;) {
      at += memory.add(chunk.subarray(at));
      if (at === chunk.length) break;
      while (underway.size >= PARTS_AT_ONCE && failure === undefined) await Promise.race(underway);
      failed();
      start(memory.take());
    }
  }

  async function put(): Promise<StoredObject> {
    const body = memory.take();
    const sum = checksumOf(body, checksum);
    const { ETag } = await again(() => client.send(new PutObjectCommand({ ...head, Body: body, ...sum }), always));
    return { bytes: written, etag: ETag, checksum: sum.ChecksumSHA256 };
  }

  /** If the answer to a completion was lost, the object may exist, and is recognised by the checksum of its parts. */
  async function isThere(sum: string | undefined): Promise<StoredObject | undefined> {
    const found = await client.send(new HeadObjectCommand({ ...place, ChecksumMode: 'ENABLED' }), always).catch(() => undefined);
    if (found?.ContentLength !== written || sum === undefined || found.ChecksumSHA256 !== sum) return undefined;
    return { bytes: written, etag: found.ETag, checksum: sum };
  }

  return {
    write(chunk) {
      failed();
      written += chunk.length;
      // Data that fits needs no turn of the event loop.
      return memory.filled + chunk.length <= memory.size ? void memory.add(chunk) : rest(chunk);
    },

    async complete() {
      if (begun === undefined && parts.length === 0) return put();
      if (memory.filled > 0) start(memory.take());
      await Promise.all(underway);
      failed();
      const sums = parts.flatMap(({ ChecksumSHA256 }) => ChecksumSHA256 ?? []);
      const sum = sums.length === parts.length ? checksumOfParts(sums) : undefined;
      const request = new CompleteMultipartUploadCommand({ ...place, UploadId: await begun!, MultipartUpload: { Parts: parts } });
      try {
        const { ETag, ChecksumSHA256 } = await client.send(request, always);
        id = undefined;
        return { bytes: written, etag: ETag, checksum: ChecksumSHA256 ?? sum };
      } catch (error) {
        const found = await isThere(sum);
        if (!found) throw error;
        id = undefined;
        return found;
      }
    },

    async abort() {
      stop.abort();
      await Promise.all(underway);
      const UploadId = await begun?.catch(() => undefined);
      if (UploadId === undefined || id === undefined) return;
      for (let attempt = 1; ; attempt++) {
        await client.send(new AbortMultipartUploadCommand({ ...place, UploadId }), always).catch(unlessGone);
        if (await hasNoParts(client, { ...place, UploadId }, always)) break;
        if (attempt === ABORTS) throw new Error(`parts of the upload ${UploadId} of ${key} are still there`);
        await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
      }
      id = undefined;
    },

    get id() {
      return id;
    },
  };
}

/** Repeats requests that were corrupted in transit; the SDK itself retries other transient errors. */
async function again<T>(send: () => Promise<T>, left = 3): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (left === 0 || answerOf(error)?.name !== 'BadDigest') throw error;
    return again(send, left - 1);
  }
}

function unlessGone(error: unknown): void {
  if (answerOf(error)?.status !== 404) throw error;
}

/** Whether an aborted upload is gone, as far as the store answers: some do not support the request, or deny it. */
async function hasNoParts(client: S3Client, upload: { Bucket: string; Key: string; UploadId: string }, options: object): Promise<boolean> {
  try {
    const { Parts = [] } = await client.send(new ListPartsCommand(upload), options);
    return Parts.length === 0;
  } catch (error) {
    if (answerOf(error)?.status === undefined) throw error;
    return true;
  }
}
