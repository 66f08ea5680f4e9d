import type { RunKind, RunState } from '@seedbed/contract';
import { Counter, Histogram, type Registry } from 'prom-client';

type Ended = { readonly kind: RunKind; readonly state: RunState; readonly seconds: number };
/** How a worker left a part: `retried` is begun again later, `handed-back` was stopped, `lost` is another worker's. */
export type PartOutcome = 'done' | 'retried' | 'failed' | 'handed-back' | 'lost';

/** This process's work on runs; separate workers count their own. */
export type RunMetrics = {
  ended(run: Ended): void;
  part(kind: RunKind, outcome: PartOutcome): void;
  /** Committed rows, and sent bytes. */
  written(kind: RunKind, rows: number, bytes: number): void;
};

/** A table's rows in a second, a hundred million in an hour. */
const RUN_SECONDS = [1, 5, 15, 60, 300, 900, 3_600, 14_400, 43_200];

export function runMetrics(registry: Registry): RunMetrics {
  const registers = [registry];
  const ends = new Counter({ name: 'seedbed_runs_ended_total', help: 'Runs finished by this process', labelNames: ['kind', 'state'] as const, registers });
  const seconds = new Histogram({
    name: 'seedbed_run_seconds',
    help: 'Seconds from the first part of a run to its end',
    labelNames: ['kind', 'state'] as const,
    buckets: RUN_SECONDS,
    registers,
  });
  const parts = new Counter({
    name: 'seedbed_parts_total',
    help: 'Parts of runs, by outcome in this process',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  });
  const rows = new Counter({ name: 'seedbed_rows_written_total', help: 'Rows of parts finished by this process', labelNames: ['kind'] as const, registers });
  const bytes = new Counter({ name: 'seedbed_bytes_written_total', help: 'Bytes of parts finished by this process', labelNames: ['kind'] as const, registers });
  return {
    ended({ kind, state, seconds: taken }) {
      ends.inc({ kind, state });
      seconds.observe({ kind, state }, taken);
    },
    part: (kind, outcome) => parts.inc({ kind, outcome }),
    written(kind, rowCount, byteCount) {
      rows.inc({ kind }, rowCount);
      bytes.inc({ kind }, byteCount);
    },
  };
}
