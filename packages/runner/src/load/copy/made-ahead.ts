import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Plan, TablePlan } from '@seedbed/engine';
import { copyChunks, type CopyChunk, type CopyChunks } from './copy-chunks.ts';

/** Bytes that may wait, over all tables: a few tenths of a second of server work. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Yields to the event loop at least this often, for the server's answers and the socket. */
const SLICE_MS = 3;

export type Copied = { readonly table: TablePlan; readonly columns: readonly string[] };

/**
 * COPY data generated while the server works on other tables, so that it never waits for a table to begin. Dispose it
 * to stop.
 */
export type MadeAhead = Disposable & {
  /** All rows of a table, if they are next in line. Discards those before them. */
  take(table: TablePlan, columns: readonly string[]): CopyChunks | undefined;
};

/** Generates these tables' rows, one table after the other, as far ahead of the reader as memory allows. */
export function makeAhead(plan: Plan, copies: readonly Copied[]): MadeAhead {
  const queues = copies.map((copy) => new Queue(copy, copyChunks(plan, copy.table, { columns: copy.columns })));
  const line = [...queues];
  let waiting = 0;
  let ended = false;
  let room = Promise.withResolvers<void>();
  const taken = (bytes: number): void => {
    waiting -= bytes;
    if (waiting < MAX_BYTES) room.resolve();
  };

  const make = async (): Promise<void> => {
    await nextTurn();
    for (const queue of queues) {
      let since = performance.now();
      for (const chunk of queue.source.chunks) {
        if (ended || queue.dropped) break;
        waiting += chunk.bytes.length;
        queue.put(chunk);
        while (waiting >= MAX_BYTES && !ended && !queue.dropped) {
          room = Promise.withResolvers();
          await room.promise;
        }
        if (performance.now() - since < SLICE_MS) continue;
        await nextTurn();
        since = performance.now();
      }
      queue.end();
      if (ended) return;
    }
  };
  const failed = make().catch((error: unknown) => queues.forEach((queue) => queue.end(error)));

  return {
    take(table, columns) {
      const at = line.findIndex((queue) => queue.isOf(table, columns));
      if (at < 0) return undefined;
      for (const passed of line.splice(0, at)) taken(passed.drop());
      const queue = line.shift()!;
      return { format: queue.source.format, chunks: queue.read(taken), giveBack: queue.source.giveBack };
    },
    [Symbol.dispose]() {
      ended = true;
      room.resolve();
      void failed;
    },
  };
}

/** The ready chunks of one table. */
class Queue {
  readonly source: CopyChunks & { readonly chunks: Iterable<CopyChunk> };
  dropped = false;
  readonly #copy: Copied;
  #waiting: CopyChunk[] = [];
  #state: { readonly error?: unknown } | undefined;
  #wake = (): void => undefined;

  constructor(copy: Copied, source: Queue['source']) {
    this.#copy = copy;
    this.source = source;
  }

  isOf(table: TablePlan, columns: readonly string[]): boolean {
    return this.#copy.table === table && this.#copy.columns.length === columns.length && this.#copy.columns.every((name, at) => name === columns[at]);
  }

  put(chunk: CopyChunk): void {
    this.#waiting.push(chunk);
    this.#wake();
  }

  /** Ends with the error that stopped it, if any. */
  end(error?: unknown): void {
    this.#state ??= { error };
    this.#wake();
  }

  /** Discards the waiting bytes and returns their number. */
  drop(): number {
    this.dropped = true;
    return this.#waiting.splice(0).reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  async *read(taken: (bytes: number) => void): AsyncGenerator<CopyChunk> {
    for (;;) {
      const chunk = this.#waiting.shift();
      if (chunk) {
        taken(chunk.bytes.length);
        yield chunk;
      } else if (this.#state) {
        if (this.#state.error !== undefined) throw this.#state.error;
        return;
      } else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
