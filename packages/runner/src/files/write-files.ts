import { MANIFEST_FILE, type Manifest, type ManifestFile } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { reusedMemory, writeChunks } from '../stream.ts';
import type { WriteChunk } from '../runner.ts';
import { datasetFiles, shardMark, type FilesRequest } from './dataset-files.ts';
import { manifestBytes, manifestOf } from './manifest.ts';
import { measured } from './measured.ts';

/** A place where files are made. A chunk that is written holds only until it is. */
export type FilePlace = { open(name: string): { readonly write: WriteChunk; close(): void } };

export type WriteOptions = {
  readonly signal?: AbortSignal;
  /** Hears of each file that is whole. */ readonly onFile?: (file: ManifestFile, seconds: number) => void;
};

/** A dataset as files, one after the other, and at last the manifest that tells of all: where it is, they are whole. Throws as `datasetFiles` does, and the place. */
export async function writeFiles(
  plan: Plan,
  { version, ...request }: FilesRequest & { /** Of the product. */ readonly version: string },
  place: FilePlace,
  { signal, onFile }: WriteOptions = {},
): Promise<Manifest> {
  const known: ManifestFile[] = [];
  const writeTo = async (name: string, chunks: Iterable<Uint8Array>): Promise<void> => {
    const file = place.open(name);
    try {
      await writeChunks(chunks, file.write, signal);
    } finally {
      file.close();
    }
  };
  for (const file of datasetFiles(plan, request)) {
    const started = performance.now();
    await writeTo(
      file.name,
      measured(file, (one) => known.push(one), reusedMemory()),
    );
    onFile?.(known.at(-1)!, (performance.now() - started) / 1000);
  }
  const manifest = manifestOf(plan, known, { format: request.format, compression: request.compression, version });
  await writeTo(request.shard ? MANIFEST_FILE.replace('.json', `${shardMark(request.shard)}.json`) : MANIFEST_FILE, [manifestBytes(manifest)]);
  return manifest;
}
