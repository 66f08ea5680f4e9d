import type { RunEvent, RunState } from '@seedbed/contract';
import type { LoadProgress } from '@seedbed/runner/compute';
import { toRunTable } from './runs.mapper.ts';
import type { Progress, RunTableRow } from './runs.repository.ts';

type TableProgress = Pick<RunTableRow, 'position' | 'table' | 'rows' | 'rowsDone' | 'state' | 'seconds'> & { bytes: number };

/** Counts what a load tells of itself, and knows which tables changed since it was last saved. */
export type ProgressCounter = {
  note(progress: LoadProgress, now: number): void;
  /** Changes since the last call; undefined where there are none. */
  changes(): Progress | undefined;
  event(state: RunState, now: number): Extract<RunEvent, { kind: 'progress' }>;
  /** Tables that were at work when the run stopped are marked with it. */
  stop(): void;
};

export function countProgress(tables: readonly RunTableRow[]): ProgressCounter {
  const byName = new Map<string, TableProgress>(tables.map((table) => [table.table, { ...table, bytes: 0 }]));
  const changed = new Set<TableProgress>();
  let begun: number | null = null;

  const totals = () => {
    const all = [...byName.values()];
    return { rows: sum(all, (table) => table.rows), rowsDone: sum(all, (table) => table.rowsDone), bytesDone: sum(all, (table) => table.bytes) };
  };

  return {
    note(progress, now) {
      const table = byName.get(progress.table);
      if (!table) return;
      begun ??= now;
      table.state = progress.state;
      table.rows = progress.total;
      table.rowsDone = progress.rows;
      table.bytes = progress.bytes;
      table.seconds = progress.seconds;
      changed.add(table);
    },
    changes() {
      if (changed.size === 0) return undefined;
      const rows = [...changed].map(({ position, rows: total, rowsDone, state, seconds }) => ({ position, rows: total, rowsDone, state, seconds }));
      changed.clear();
      const { rowsDone, bytesDone } = totals();
      return { rowsDone, bytesDone, tables: rows };
    },
    event(state, now) {
      const { rows, rowsDone, bytesDone } = totals();
      const seconds = begun === null ? 0 : (now - begun) / 1000;
      const rowsPerSecond = seconds > 0 ? Math.round(rowsDone / seconds) : 0;
      const secondsLeft = rowsPerSecond > 0 ? Math.round((rows - rowsDone) / rowsPerSecond) : null;
      return { kind: 'progress', state, rowsDone, bytesDone, rowsPerSecond, secondsLeft, tables: [...byName.values()].map(toRunTable) };
    },
    stop() {
      for (const table of byName.values()) {
        if (table.state !== 'running') continue;
        table.state = 'failed';
        changed.add(table);
      }
    },
  };
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
