import type { Plan, TablePlan } from '@seedbed/engine';
import { FRAME_BYTES, type CopySink } from '@seedbed/postgres/load';
import type { CopyFormat } from '@seedbed/postgres/sql';
import { copyChunks, type ChunksOf, type CopyChunks } from './copy-chunks.ts';

/** Number of chunks in flight. */
const IN_FLIGHT = 4;

type CopyWay = ChunksOf & {
  /** Begins the COPY, in a format that all columns support. */
  readonly open: (format: CopyFormat) => Promise<CopySink>;
  /** Chunks generated in advance; by default they are generated here, alternating with sending. */
  readonly made?: CopyChunks | undefined;
  readonly sent?: (rows: number, bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Generates a table and sends it as COPY data, generator, encoder and socket in one thread. Resolves with the number of
 * rows that Postgres accepted.
 */
export async function copyRows(plan: Plan, table: TablePlan, { open, sent, signal, made, ...of }: CopyWay): Promise<number> {
  const { format, chunks, giveBack } = made ?? copyChunks(plan, table, of);
  const sink = await open(format);
  const leaving = new Set<Promise<void>>();
  try {
    for await (const { bytes, rows } of chunks) {
      signal?.throwIfAborted();
      const write = sink.write(bytes).then(() => giveBack(bytes));
      leaving.add(write);
      write.then(
        () => leaving.delete(write),
        () => undefined,
      );
      if (leaving.size >= IN_FLIGHT) await Promise.race(leaving);
      sent?.(rows, bytes.length - FRAME_BYTES);
    }
    await Promise.all(leaving);
  } catch (error) {
    await Promise.allSettled(leaving);
    await sink.fail('the sender stopped');
    throw error;
  }
  return sink.end();
}
