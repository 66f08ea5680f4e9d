import { compileEncoder, encodeBatches, generate, type Plan, type TablePlan } from '@seedbed/engine';
import { FRAME_BYTES, type TypeOids } from '@seedbed/postgres/load';
import type { CopyFormat } from '@seedbed/postgres/sql';
import { encodedTable } from '../../rows/stream.ts';

const CHUNK_BYTES = 256 * 1024;

/** COPY data after the space that the sink needs, and the number of rows since the last chunk. */
export type CopyChunk = { readonly bytes: Uint8Array; readonly rows: number };

/** A table's COPY data, generated on demand. */
export type CopyChunks = {
  readonly format: CopyFormat;
  readonly chunks: Iterable<CopyChunk> | AsyncIterable<CopyChunk>;
  /** Returns its memory for reuse. */
  readonly giveBack: (bytes: Uint8Array) => void;
};

export type ChunksOf = {
  /** Only these rows; by default all. */
  readonly part?: { readonly first: number; readonly count: number } | undefined;
  readonly columns: readonly string[];
  /** OIDs of the target's own types; without them, tables with arrays of such types are sent as text. */
  readonly oidOf?: TypeOids | undefined;
};

export function copyChunks(
  plan: Plan,
  table: TablePlan,
  { columns, oidOf, part = { first: 0, count: table.rows } }: ChunksOf,
): CopyChunks & { readonly chunks: Iterable<CopyChunk> } {
  const encoder = compileEncoder('copy-binary', encodedTable(table, columns), oidOf && { oidOf });
  const free: Uint8Array[] = [];
  const take = (bytes: number): Uint8Array => {
    const found = free.findIndex((chunk) => chunk.length >= bytes);
    return found >= 0 ? free.splice(found, 1)[0]! : new Uint8Array(Math.max(bytes, CHUNK_BYTES + FRAME_BYTES));
  };
  function* make(): Generator<CopyChunk> {
    let rows = 0;
    let reported = 0;
    const batches = counted(generate(plan, table, part.first, part.count, columns), (count) => (rows += count));
    for (const bytes of encodeBatches(encoder, batches, { chunkBytes: CHUNK_BYTES, headroom: FRAME_BYTES, take })) {
      yield { bytes, rows: rows - reported };
      reported = rows;
    }
  }
  return {
    format: encoder.format === 'copy-binary' ? 'binary' : 'text',
    chunks: { [Symbol.iterator]: make },
    giveBack: (bytes) => void free.push(new Uint8Array(bytes.buffer)),
  };
}

function* counted<T extends { readonly count: number }>(batches: Iterable<T>, add: (rows: number) => void): Generator<T> {
  for (const batch of batches) {
    yield batch;
    add(batch.count);
  }
}
