import { RUN_ENDED, type Run, type RunTable } from '@seedbed/contract';
import type { RunView } from './runs.repository.ts';
import type { RunTableRow } from './run-tables.ts';

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
    error: RUN_ENDED.has(row.state) ? row.error : null,
    atomic: row.atomic,
    parts: row.parts,
    tables: row.progress.map(toRunTable),
  };
}

export function toRunTable({ table, rows, rowsDone, state, seconds }: Pick<RunTableRow, 'table' | 'rows' | 'rowsDone' | 'state' | 'seconds'>): RunTable {
  return { table, rows, rowsDone, state, seconds };
}
