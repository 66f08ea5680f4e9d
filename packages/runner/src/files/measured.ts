import { createHash } from 'node:crypto';
import type { ManifestFile } from '@seedbed/contract';
import type { ChunkOptions } from '@seedbed/engine';
import { reusedMemory } from '../rows/stream.ts';
import { compressorOf } from './compressor.ts';
import type { DatasetFile } from './dataset-files.ts';

/** A file's bytes as stored: compressed if requested, in their own memory. */
export function* fileBytes(
  { compression, chunks }: DatasetFile,
  options?: ChunkOptions,
  made?: (rows: number) => void,
): Generator<Uint8Array, void, undefined> {
  const compressor = compressorOf(compression);
  if (!compressor) return yield* chunks(options, made);
  for (const chunk of chunks(reusedMemory(), made)) yield compressor.add(chunk);
  yield compressor.end();
}

/** The same; at the end `done` gets the file's manifest entry. */
export function* measured(
  file: DatasetFile,
  done: (file: ManifestFile) => void,
  options?: ChunkOptions,
  made?: (rows: number) => void,
): Generator<Uint8Array, void, undefined> {
  const { name, table, rows } = file;
  const hash = createHash('sha256');
  let bytes = 0;
  for (const piece of fileBytes(file, options, made)) {
    hash.update(piece);
    bytes += piece.length;
    yield piece;
  }
  done({ file: name, ...(table === undefined ? {} : { table }), ...(rows === undefined ? {} : { rows }), bytes, sha256: hash.digest('hex') });
}
