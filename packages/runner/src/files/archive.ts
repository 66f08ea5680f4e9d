import { MANIFEST_FILE, type ArchiveCompression, type ManifestFile } from '@seedbed/contract';
import type { ChunkOptions, Plan } from '@seedbed/engine';
import type { LoadProgress } from '../load/report.ts';
import { reusedMemory } from '../rows/stream.ts';
import { datasetFiles, type FilesRequest } from './dataset-files.ts';
import { fileProgress, reportWaiting } from './file-progress.ts';
import { manifestBytes, manifestOf } from './manifest.ts';
import { measured } from './measured.ts';
import { zip, type ZipFile } from './zip/zip.ts';

export type ArchiveRequest = Omit<FilesRequest, 'compression'> & {
  readonly compression: ArchiveCompression;
  /** Version of the product, for the manifest. */
  readonly version: string;
  /** Called for each table's rows while they are written. */
  readonly onProgress?: (progress: LoadProgress) => void;
};

/**
 * A dataset as one ZIP file: one file per table, parents before children, and finally their manifest. Streams: starts
 * with the first requested chunk, and keeps one chunk at a time in memory. Throws like `datasetFiles`, immediately.
 */
export function archive(
  plan: Plan,
  { compression, version, onProgress = () => undefined, ...request }: ArchiveRequest,
  own?: ChunkOptions,
): Generator<Uint8Array, void, undefined> {
  const files = datasetFiles(plan, { ...request, compression: compression === 'deflate' ? 'none' : compression });
  // Deflated data has its own memory.
  const options = compression === 'deflate' ? reusedMemory() : own;
  const known: ManifestFile[] = [];
  function* entries(): Generator<ZipFile> {
    reportWaiting(files, onProgress);
    for (const file of files) {
      const progress = fileProgress(file, onProgress);
      const chunks = progress.counted(measured(file, (one) => known.push(one), options, progress.made));
      yield { name: file.name, isPacked: file.isPacked ?? false, chunks };
      progress.end();
    }
    yield { name: MANIFEST_FILE, chunks: [manifestBytes(manifestOf(plan, known, { format: request.format, compression, version }))] };
  }
  return zip(entries(), { deflate: compression === 'deflate' });
}
