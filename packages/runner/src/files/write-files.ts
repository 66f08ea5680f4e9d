import { MANIFEST_FILE, type BundleStatements, type Manifest, type ManifestFile } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { hashOf } from '../documents/canonical-json.ts';
import type { LoadProgress } from '../load/report.ts';
import type { WriteChunk } from '../rows/stream.ts';
import { reusedMemory, writeChunks } from '../rows/stream.ts';
import { datasetFiles, shardMark, type DatasetFile, type FilesRequest } from './dataset-files.ts';
import { fileProgress, reportWaiting } from './file-progress.ts';
import { manifestBytes, manifestOf } from './manifest.ts';
import { measured } from './measured.ts';

/** A file being written. A chunk is valid only until `write` is done. */
export type PlacedFile = {
  readonly write: WriteChunk;
  /** Called when it is complete: gives it its final name. */ keep(): void | Promise<void>;
  /** Called when it was interrupted: it never gets its final name. */ drop(): void | Promise<void>;
};

/** The files completed so far, and a hash of everything that determines their bytes. */
export type WrittenSoFar = { readonly request: string; readonly files: readonly ManifestFile[] };

/** Why `begin` keeps no files although it was requested. */
export function nothingKept(noted: WrittenSoFar | undefined): string {
  return noted === undefined
    ? 'nothing to resume there: every file is made'
    : 'the interrupted run there had another schema, seed, version or options: every file is made again';
}

/** A destination for files. */
export type FilePlace = {
  open(name: string, of?: Pick<DatasetFile, 'table' | 'rows'>): PlacedFile;
  /** Before the first file: returns the complete files of an interrupted run, for this manifest file and request hash. */
  begin?(manifest: string, request: string): Promise<readonly ManifestFile[]>;
  /** Called after each complete file. */
  note?(manifest: string, done: WrittenSoFar): void | Promise<void>;
};

export type WriteRequest = FilesRequest & {
  /** Of the product. */ readonly version: string;
  /** For a bundle that contains them already. */ readonly statements?: BundleStatements | undefined;
};

export type WriteOptions = {
  readonly signal?: AbortSignal;
  /** Called for each complete file; without seconds for those completed before. */
  readonly onFile?: (file: ManifestFile, seconds?: number) => void;
  /** Called with the rows of each table that remain to be written. */
  readonly onProgress?: (progress: LoadProgress) => void;
};

/**
 * Writes a dataset as files, one after the other, and finally their manifest: if it exists, they are complete. Skips
 * files of rows that are already complete at the destination. Throws like `datasetFiles`, and the destination's errors.
 */
export async function writeFiles(
  plan: Plan,
  writeRequest: WriteRequest,
  place: FilePlace,
  { signal, onFile, onProgress = () => undefined }: WriteOptions = {},
): Promise<Manifest> {
  const { version, ...request } = writeRequest;
  const known: ManifestFile[] = [];
  const of = { format: request.format, compression: request.compression, version };
  const manifestName = request.shard ? MANIFEST_FILE.replace('.json', `${shardMark(request.shard)}.json`) : MANIFEST_FILE;
  const files = datasetFiles(plan, request);
  const requested = requestHash(plan, writeRequest);
  const proven = new Map((await place.begin?.(manifestName, requested))?.map((file) => [file.file, file]));
  // Files without rows, such as the script of a bundle, depend on more than the request, and cost little.
  const isProven = ({ name, table, rows }: (typeof files)[number]): boolean =>
    table !== undefined && proven.get(name)?.table === table && proven.get(name)?.rows === rows;
  reportWaiting(
    files.filter((file) => !isProven(file)),
    onProgress,
  );
  for (const file of files) {
    if (isProven(file)) {
      known.push(proven.get(file.name)!);
      onFile?.(known.at(-1)!);
      continue;
    }
    const started = performance.now();
    const progress = fileProgress(file, onProgress);
    const chunks = measured(file, (one) => known.push(one), reusedMemory(), progress.made);
    await writeTo(place.open(file.name, file), progress.counted(chunks), signal);
    progress.end();
    // Complete files that come later remain recorded, so that the next interruption does not lose them.
    const names = new Set(known.map((one) => one.file));
    await place.note?.(manifestName, { request: requested, files: [...known, ...[...proven.values()].filter((one) => !names.has(one.file))] });
    onFile?.(known.at(-1)!, (performance.now() - started) / 1000);
  }
  const manifest = manifestOf(plan, known, of);
  await writeTo(place.open(manifestName), [manifestBytes(manifest)], signal);
  return manifest;
}

async function writeTo(file: PlacedFile, chunks: Iterable<Uint8Array>, signal: AbortSignal | undefined): Promise<void> {
  try {
    await writeChunks(chunks, file.write, signal);
    signal?.throwIfAborted();
  } catch (error) {
    await file.drop();
    throw error;
  }
  await file.keep();
}

/**
 * SHA-256 of everything that determines the bytes of the files of rows: blueprint (seed, row counts, dates, generator
 * version), product version, options.
 */
function requestHash({ blueprint }: Plan, { bundle, ...request }: WriteRequest): string {
  return hashOf({ ...request, blueprint: hashOf(blueprint), isBundle: bundle !== undefined });
}
