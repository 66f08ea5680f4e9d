import { compileEncoder, encodeBatches, generate, type Plan, type TablePlan } from '@seedbed/engine';
import { FRAME_BYTES, type CopyFormat, type CopySink, type TypeOids } from '@seedbed/postgres';
import { encodedTable } from './stream.ts';

/** Chunks under way at once: one being filled, the others leaving. */
const IN_FLIGHT = 4;
const CHUNK_BYTES = 256 * 1024;

export type CopyWay = {
  /** Only these rows; default all. */
  readonly part?: { readonly first: number; readonly count: number };
  readonly columns: readonly string[];
  /** Begins the COPY, in the format that all of the columns have. */
  readonly open: (format: CopyFormat) => Promise<CopySink>;
  /** OIDs of the target's own types; without them tables with arrays of such types go as text. */
  readonly oidOf?: TypeOids | undefined;
  readonly sent?: (rows: number, bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
};

/** Generates a table and sends it as COPY data, generator, encoder and socket in one thread. Resolves with the rows that Postgres took. */
export async function copyRows(
  plan: Plan,
  table: TablePlan,
  { columns, open, oidOf, sent, signal, part = { first: 0, count: table.rows } }: CopyWay,
): Promise<number> {
  const encoder = compileEncoder('copy-binary', encodedTable(table, columns), oidOf && { oidOf });
  const sink = await open(encoder.format === 'copy-binary' ? 'binary' : 'text');
  const free: Uint8Array[] = [];
  const leaving = new Set<Promise<void>>();
  let rows = 0;
  const batches = counted(generate(plan, table, part.first, part.count, columns), (count) => (rows += count));
  const take = (bytes: number) => {
    const found = free.findIndex((chunk) => chunk.length >= bytes);
    return found >= 0 ? free.splice(found, 1)[0]! : new Uint8Array(Math.max(bytes, CHUNK_BYTES + FRAME_BYTES));
  };
  try {
    let told = 0;
    for (const chunk of encodeBatches(encoder, batches, { chunkBytes: CHUNK_BYTES, headroom: FRAME_BYTES, take })) {
      signal?.throwIfAborted();
      const write = sink.write(chunk).then(() => void free.push(new Uint8Array(chunk.buffer)));
      leaving.add(write);
      write.then(
        () => leaving.delete(write),
        () => undefined,
      );
      if (leaving.size >= IN_FLIGHT) await Promise.race(leaving);
      sent?.(rows - told, chunk.length - FRAME_BYTES);
      told = rows;
    }
    await Promise.all(leaving);
  } catch (error) {
    await Promise.allSettled(leaving);
    await sink.fail('the sender stopped');
    throw error;
  }
  return sink.end();
}

function* counted<T extends { readonly count: number }>(batches: Iterable<T>, add: (rows: number) => void): Generator<T> {
  for (const batch of batches) {
    yield batch;
    add(batch.count);
  }
}
