import type { Run, RunTable } from '@seedbed/contract';
import type { RunTableRow, RunView } from './runs.repository.ts';

export function toRun(row: RunView): Run {
  return {
    id: row.id,
    kind: row.kind,
    datasetId: row.datasetId,
    datasetName: row.datasetName,
    revision: row.revision,
    connectionId: row.connectionId,
    target: row.target,
    mode: row.mode,
    create: row.create,
    state: row.state,
    rows: row.rows,
    rowsDone: row.rowsDone,
    bytesDone: row.bytesDone,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    error: row.error,
    tables: row.progress.map(toRunTable),
  };
}

export function toRunTable({ table, rows, rowsDone, state, seconds }: Pick<RunTableRow, 'table' | 'rows' | 'rowsDone' | 'state' | 'seconds'>): RunTable {
  return { table, rows, rowsDone, state, seconds };
}
