import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
  type GetObjectCommandInput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Problem } from '@seedbed/contract';
import { checkKey, checkRun, goneObject, type ArtifactStore, type LinkOf, type ObjectKey, type S3Place } from './store.ts';

/** Parts of an upload: at least so large, and no more of them than S3 takes, with room for an estimate that was too low. */
const PART_BYTES = 16 * 1024 * 1024;
const MOST_PARTS = 9_000;
/** Parts that are on their way at once, each in memory. */
const PARTS_AT_ONCE = 2;
const REMOVED_AT_ONCE = 1_000;

/**
 * Artifacts in a bucket of any store with the S3 protocol. An upload in parts is there when it is complete, and its parts are taken away where it breaks off.
 * Checksums beyond what S3 asks for are left out: stores of other makers refuse them.
 */
export function s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Place): ArtifactStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A bucket's name in front of the host's is Amazon's own way.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  const where = (key: ObjectKey): GetObjectCommandInput => ({ Bucket: bucket, Key: checkKey(key) });

  async function sizes(run: string): Promise<Map<string, number>> {
    const prefix = `${checkRun(run)}/`;
    const found = new Map<string, number>();
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
      for (const { Key, Size } of Contents) found.set(Key!.slice(prefix.length), Size ?? 0);
    return found;
  }

  return {
    async put(key, chunks, { signal, bytes = 0 } = {}) {
      signal?.throwIfAborted();
      const partSize = Math.max(PART_BYTES, Math.ceil(bytes / MOST_PARTS));
      const body = Readable.from(until(chunks, signal), { objectMode: false });
      const upload = new Upload({ client, params: { ...where(key), Body: body }, partSize, queueSize: PARTS_AT_ONCE, leavePartsOnError: false });
      try {
        await upload.done();
      } catch (error) {
        signal?.throwIfAborted();
        throw told(error, bucket);
      } finally {
        body.destroy();
      }
    },

    async read(key, range) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...where(key), ...(range && { Range: `bytes=${range.from}-${range.to}` }) }));
        return Body as Readable;
      } catch (error) {
        throw error instanceof NoSuchKey ? goneObject(error) : told(error, bucket);
      }
    },

    sizes,

    async keep(run, kept) {
      const others = [...(await sizes(run)).keys()].filter((name) => !kept.includes(name)).map((name) => ({ Key: `${run}/${name}` }));
      for (let at = 0; at < others.length; at += REMOVED_AT_ONCE)
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: others.slice(at, at + REMOVED_AT_ONCE), Quiet: true } }));
      // Of workers that were killed: parts that nobody completes cost as much as whole objects.
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: `${run}/` }));
      for (const { Key, UploadId } of Uploads) await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    },

    free: async () => undefined,

    link: (key, { mediaType, contentDisposition, seconds }: LinkOf) =>
      getSignedUrl(client, new GetObjectCommand({ ...where(key), ResponseContentType: mediaType, ResponseContentDisposition: contentDisposition }), {
        expiresIn: seconds,
      }),
  };
}

/** Ends badly when it is to stop: the upload takes its parts back then, which its own `abort` does not wait for. */
async function* until(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    yield chunk;
  }
}

/** What the store says, without what it was asked with. `again`: it may do so in a moment. */
function told(error: unknown, bucket: string): unknown {
  if (!(error instanceof Error) || error instanceof Problem) return error;
  const { $metadata: answer, code } = error as { $metadata?: { httpStatusCode?: number }; code?: string };
  const status = answer?.httpStatusCode;
  if (answer === undefined && code === undefined) return error;
  return new Problem(
    'storage-failed',
    `The bucket "${bucket}" did not do what it was asked: ${error.name}${status === undefined ? '' : ` (${status})`}. Check SEEDBED_S3_* and that the store is up; then resume the run.`,
    { facts: { again: status === undefined || status === 429 || status >= 500 }, cause: error },
  );
}
