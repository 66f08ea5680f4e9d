import { Problem } from '@seedbed/contract';

/** Where artifacts are stored, as plain data: each thread opens it itself. */
export type StorePlace = FolderPlace | S3Place;
export type FolderPlace = { readonly kind: 'folder'; readonly folder: string };
export type S3Place = {
  readonly kind: 's3';
  /** Undefined: Amazon's, of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** From and to, both in, from 0. */
export type ByteRange = { readonly from: number; readonly to: number };

/** The headers with which a link serves an artifact. */
export type LinkOf = { readonly mediaType: string; readonly contentDisposition: string; readonly seconds: number };

/**
 * Objects by run and name. An object either exists completely or not at all. Seedbed chooses the names of runs and
 * objects (`checkKey`), never a user. Methods throw Problem `storage-full` if the store is full, and `gone` for a
 * missing object.
 */
export type ArtifactStore = {
  put(key: ObjectKey, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, options?: PutOptions): Promise<void>;
  /** Waits for the first byte, so that a missing object is noticed before the response begins. */
  read(key: ObjectKey, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** Bytes of each object of a run, drafts left out. */
  sizes(run: string): Promise<ReadonlyMap<string, number>>;
  /** Removes a run's objects except these, including temporary objects of dead workers. */
  keep(run: string, names: readonly string[]): Promise<void>;
  /** Free bytes; undefined if unknown. */
  free(): Promise<number | undefined>;
  /** An address that serves the object without us, for a limited time; undefined if only we can serve it. */
  link(key: ObjectKey, as: LinkOf): Promise<string | undefined>;
};

export type ObjectKey = { readonly run: string; readonly name: string };
type PutOptions = { readonly signal?: AbortSignal | undefined; /** The number of bytes, if known. */ readonly bytes?: number };

const RUN = /^[0-9a-f-]{36}$/;
const NAME = /^[a-z]+(?:-\d+)?$/;

/**
 * The object's path below the root of the store. Throws for a key that Seedbed did not create, so that a caller's text
 * never becomes a path (T17).
 */
export function checkKey({ run, name }: ObjectKey): string {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name of an object`);
  return `${checkRun(run)}/${name}`;
}

export function checkRun(run: string): string {
  if (!RUN.test(run)) throw new Error(`"${run}" is no run's id`);
  return run;
}

export function goneObject(cause?: unknown): Problem {
  return new Problem('gone', 'The file has expired. Make it again: the same run of the same revision gives the same bytes.', { cause });
}
