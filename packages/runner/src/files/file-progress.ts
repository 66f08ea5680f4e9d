import type { LoadProgress } from '../load/report.ts';
import type { DatasetFile } from './dataset-files.ts';

/** Shortest time between two reports of one file, ms. */
const EVERY_MS = 200;

/**
 * Reports the rows and bytes of one file while it is written, as a load does for a table. A file without a table is not
 * reported.
 */
export function fileProgress({ table, rows: total = 0 }: DatasetFile, report: (progress: LoadProgress) => void) {
  const started = performance.now();
  let reported = 0;
  const now = { rows: 0, bytes: 0 };
  const say = (state: 'running' | 'done'): void => {
    if (table === undefined) return;
    reported = performance.now();
    report({ table, state, ...now, total, seconds: (reported - started) / 1000 });
  };
  return {
    made: (rows: number): void => void (now.rows += rows),
    *counted(chunks: Iterable<Uint8Array>): Generator<Uint8Array, void, undefined> {
      for (const chunk of chunks) {
        now.bytes += chunk.length;
        if (performance.now() - reported > EVERY_MS) say('running');
        yield chunk;
      }
    },
    end(): void {
      now.rows = total;
      say('done');
    },
  };
}

/** Reports the total work before the first file begins: otherwise the first file would look like all of it. */
export function reportWaiting(files: readonly DatasetFile[], report: (progress: LoadProgress) => void): void {
  for (const { table, rows: total = 0 } of files) if (table !== undefined) report({ table, state: 'waiting', rows: 0, total, bytes: 0, seconds: null });
}
