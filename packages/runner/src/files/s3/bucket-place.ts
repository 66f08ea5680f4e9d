import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { ManifestFile } from '@seedbed/contract';
import { nothingKept, type FilePlace, type PlacedFile, type WrittenSoFar } from '../write-files.ts';
import { writerError } from './advice.ts';
import type { Checksum } from './checksum.ts';
import { answerOf } from './storage-error.ts';
import { openUpload, type StoredObject, type Upload } from './upload.ts';

export type BucketPlace = {
  readonly client: S3Client;
  readonly bucket: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
  readonly checksum: Checksum;
  /** Of the files of rows. */
  readonly contentType: string;
  readonly signal: AbortSignal;
  /** Ends clean-ups as well. */
  readonly hurry: AbortSignal;
  /** Keeps the files of an interrupted run; `say` reports why there are none. */
  readonly resume: boolean;
  readonly say: (text: string) => void;
  readonly partBytes?: number | undefined;
  /** Approximate bytes of a table's file. */
  readonly bytesOf?: ((table: string, rows: number) => number) | undefined;
};

/** An upload that could not be aborted: its parts remain, and cost like objects. */
export type UploadLeft = { readonly key: string; readonly id: string };

/** A record next to the future manifest: the state of each object, as the store reports it. */
type Note = WrittenSoFar & { readonly objects: Readonly<Record<string, Pick<StoredObject, 'etag' | 'checksum'>>> };

/**
 * A folder of a bucket as a destination for files: an object exists when its upload is complete. Removes an earlier run's manifest before
 * replacing an object that it lists. `left` has the uploads that could not be aborted.
 */
export function bucketPlace(of: BucketPlace): FilePlace & { readonly left: readonly UploadLeft[] } {
  const { client, bucket, prefix, checksum, resume, say, signal, hurry } = of;
  const always = { abortSignal: hurry };
  const left: UploadLeft[] = [];
  const objects = new Map<string, Pick<StoredObject, 'etag' | 'checksum'>>();
  let manifestName = '';
  let stale = true;
  const where = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  const noteOf = (manifest: string): string => `${manifest}.part`;
  const failed = (error: unknown): unknown => {
    signal.throwIfAborted();
    return writerError(error, bucket, checksum);
  };

  /** Undefined if there is no such object, or if we may not see it: a write-only key cannot read. */
  async function head(name: string) {
    return client.send(new HeadObjectCommand({ ...where(name), ...(checksum === 'sha256' && { ChecksumMode: 'ENABLED' }) }), always).catch((error: unknown) => {
      if (answerOf(error)?.status === 404 || answerOf(error)?.status === 403) return undefined;
      throw error;
    });
  }

  async function remove(name: string): Promise<void> {
    if (await head(name)) await client.send(new DeleteObjectCommand(where(name)), always);
  }

  async function noted(manifest: string): Promise<Note | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand(where(noteOf(manifest))), always);
      const { request, files, objects: known } = JSON.parse(await Body!.transformToString()) as Partial<Note>;
      return typeof request === 'string' && Array.isArray(files) && known ? { request, files, objects: known } : undefined;
    } catch (error) {
      if (answerOf(error)?.status === 404 || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  async function isWhole({ file, bytes }: ManifestFile, was: Note['objects'][string] | undefined): Promise<boolean> {
    const found = await head(file);
    if (found?.ContentLength !== bytes || was?.etag === undefined || found.ETag !== was.etag) return false;
    return was.checksum === undefined || found.ChecksumSHA256 === undefined || found.ChecksumSHA256 === was.checksum;
  }

  async function end(upload: Upload, name: string): Promise<void> {
    try {
      await upload.abort();
    } catch {
      if (upload.id !== undefined) left.push({ key: where(name).Key, id: upload.id });
    }
  }

  return {
    left,

    async begin(manifest, request) {
      manifestName = manifest;
      try {
        const note = resume ? await noted(manifest) : undefined;
        if (note?.request !== request) {
          if (resume) say(nothingKept(note));
          await remove(noteOf(manifest));
          return [];
        }
        const proven: ManifestFile[] = [];
        for (const file of note.files) {
          signal.throwIfAborted();
          const was = note.objects[file.file];
          if (!(await isWhole(file, was))) continue;
          objects.set(file.file, was!);
          proven.push(file);
        }
        return proven;
      } catch (error) {
        throw failed(error);
      }
    },

    open(name, { table, rows } = {}): PlacedFile {
      const isManifest = name === manifestName;
      const upload = openUpload(client, {
        bucket,
        key: where(name).Key,
        checksum,
        contentType: isManifest ? 'application/json' : of.contentType,
        bytes: table === undefined || rows === undefined ? undefined : of.bytesOf?.(table, rows),
        partBytes: of.partBytes,
        signal,
        hurry,
      });
      return {
        write(chunk) {
          try {
            return upload.write(chunk)?.catch((error: unknown) => {
              throw failed(error);
            });
          } catch (error) {
            throw failed(error);
          }
        },
        async keep() {
          try {
            if (stale && !isManifest) await remove(manifestName);
            stale = false;
            objects.set(name, await upload.complete());
          } catch (error) {
            await end(upload, name);
            throw failed(error);
          }
          // Everything is complete according to its manifest: a record that we may not remove does no harm.
          if (isManifest) await remove(noteOf(name)).catch(() => say(`${where(noteOf(name)).Key} could not be removed; nobody needs it now`));
        },
        drop: () => end(upload, name),
      };
    },

    async note(manifest, done) {
      const known = Object.fromEntries(done.files.flatMap(({ file }) => (objects.has(file) ? [[file, objects.get(file)!]] : [])));
      const note = openUpload(client, { bucket, key: where(noteOf(manifest)).Key, checksum, contentType: 'application/json', hurry });
      try {
        await note.write(Buffer.from(`${JSON.stringify({ ...done, objects: known })}\n`));
        await note.complete();
      } catch (error) {
        throw failed(error);
      }
    },
  };
}
