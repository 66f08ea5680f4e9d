import type { Batch } from '../../columns/column.ts';
import type { ChunkOptions } from '../encode-batches.ts';
import type { EncodedTable } from '../encoder.ts';
import { chunkWriter } from './column-chunk.ts';
import { footer, type RowGroup } from './footer.ts';

export type ParquetOptions = {
  /** Default 65,536. */
  readonly rowsPerGroup?: number;
  /** The engine has no compression of its own: the caller passes the codec's function, in Node from `node:zlib`. */
  /**
   * As for other formats: a caller that provides memory must be done with a chunk before it requests the next one.
   * Pages are then not copied.
   */
  readonly take?: ChunkOptions['take'];
  readonly compression?: { readonly codec: 'gzip' | 'zstd'; compress(bytes: Uint8Array): Uint8Array };
};

const CODEC = { none: 0, gzip: 2, zstd: 6 } as const;
const MAGIC = Uint8Array.of(80, 65, 82, 49);

/** A row group ends when its cells reach this size, so that memory stays bounded for long cells. */
const GROUP_BYTES = 64 * 1024 * 1024;

/** A typed Parquet file; `dict` columns keep their dictionaries. Yields one chunk per row group. */
export function* encodeParquet(table: EncodedTable, batches: Iterable<Batch>, options: ParquetOptions = {}): Generator<Uint8Array, void, undefined> {
  const { rowsPerGroup = 65_536, compression, take } = options;
  const kept = take ? (bytes: Uint8Array) => bytes : (bytes: Uint8Array) => bytes.slice();
  const writers = table.columns.map((column) => chunkWriter(column, rowsPerGroup, compression ? (bytes) => compression.compress(bytes) : kept));
  const codec = CODEC[compression?.codec ?? 'none'];
  const groups: RowGroup[] = [];
  let rows = 0;
  let bytes = 0;
  let offset = MAGIC.length;
  yield MAGIC.slice();

  function* endGroup(): Generator<Uint8Array, void, undefined> {
    if (rows === 0) return;
    const chunks = writers.map((writer) => writer.take());
    // The footer does not need the pages themselves.
    groups.push({ rows, offset, chunks: chunks.map((chunk) => ({ ...chunk, pages: [] })) });
    for (const { pages, compressed } of chunks) {
      yield* pages;
      offset += compressed;
    }
    rows = 0;
    bytes = 0;
  }

  for (const batch of batches) {
    for (let from = 0; from < batch.count;) {
      const n = Math.min(batch.count - from, rowsPerGroup - rows);
      writers.forEach((writer, i) => writer.add(batch.columns[i]!, from, n));
      bytes += arenaBytes(batch, from, n);
      rows += n;
      from += n;
      if (rows === rowsPerGroup || bytes > GROUP_BYTES) yield* endGroup();
    }
  }
  yield* endGroup();
  const end = footer(table, groups, codec);
  yield end;
  const length = new Uint8Array(8);
  new DataView(length.buffer).setInt32(0, end.length, true);
  length.set(MAGIC, 4);
  yield length;
}

function arenaBytes(batch: Batch, from: number, n: number): number {
  let sum = 0;
  for (const column of batch.columns) if (column.store === 'arena') sum += column.offsets[from + n]! - column.offsets[from]!;
  return sum;
}
