import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  paginateListObjectsV2,
  type GetObjectCommandInput,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { openClient } from '../s3/open-client.ts';
import { storageError } from '../s3/storage-error.ts';
import { openUpload } from '../s3/upload.ts';
import { checkKey, checkRun, goneObject, type ArtifactStore, type LinkOf, type ObjectKey, type S3Place } from './store.ts';

const DELETE_BATCH = 1_000;
const ADVICE = 'Check SEEDBED_S3_* and that the store is up; then resume the run.';

/**
 * Artifacts in a bucket of any store with the S3 protocol. A multipart upload exists once it is complete; an aborted
 * one removes its parts. Sends no checksums: stores of other vendors reject them, and users would have to turn them
 * off.
 */
export function s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Place): ArtifactStore {
  const client = openClient({ endpoint, region, credentials: { accessKeyId, secretAccessKey } });
  const where = (key: ObjectKey): GetObjectCommandInput => ({ Bucket: bucket, Key: checkKey(key) });

  async function sizes(run: string): Promise<Map<string, number>> {
    const prefix = `${checkRun(run)}/`;
    const found = new Map<string, number>();
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
      for (const { Key, Size } of Contents) found.set(Key!.slice(prefix.length), Size ?? 0);
    return found;
  }

  return {
    async put(key, chunks, { signal, bytes } = {}) {
      signal?.throwIfAborted();
      const upload = openUpload(client, { bucket, key: checkKey(key), checksum: 'none', bytes, signal });
      try {
        for await (const chunk of chunks) {
          signal?.throwIfAborted();
          await upload.write(chunk);
        }
        signal?.throwIfAborted();
        await upload.complete();
      } catch (error) {
        // Reports the original error, not a failed abort; `keep` removes the rest.
        await upload.abort().catch(() => undefined);
        signal?.throwIfAborted();
        throw storageError(error, bucket, ADVICE);
      }
    },

    async read(key, range) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...where(key), ...(range && { Range: `bytes=${range.from}-${range.to}` }) }));
        return Body as Readable;
      } catch (error) {
        throw error instanceof NoSuchKey ? goneObject(error) : storageError(error, bucket, ADVICE);
      }
    },

    sizes,

    async keep(run, kept) {
      const others = [...(await sizes(run)).keys()].filter((name) => !kept.includes(name)).map((name) => ({ Key: `${run}/${name}` }));
      for (let at = 0; at < others.length; at += DELETE_BATCH)
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: others.slice(at, at + DELETE_BATCH), Quiet: true } }));
      // Uploads of killed workers: incomplete parts cost as much as whole objects.
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
