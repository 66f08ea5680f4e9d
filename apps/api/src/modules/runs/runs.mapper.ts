import { parseLoadModes, RUN_ENDED, type Run, type RunReport, type RunTable } from '@seedbed/contract';
import type { RunView } from './run-views.ts';
import { toArtifact } from '../artifacts/artifacts.mapper.ts';
import type { RunTableRow } from './run-tables.ts';

/** One run as answered; lists omit reports, which may be long. */
export function toRun(row: RunView): Run {
  return {
    id: row.id,
    kind: row.kind,
    datasetId: row.datasetId,
    datasetName: row.datasetName,
    revision: row.revision,
    connectionId: row.connectionId,
    target: row.target,
    ...(row.mode === null ? { mode: null, modes: {} } : parseLoadModes(row.mode)),
    files: row.files,
    create: row.create,
    prove: row.prove,
    proof: row.proof,
    state: row.state,
    rows: row.rows,
    rowsDone: row.rowsDone,
    bytesDone: row.bytesDone,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    runningAt: row.runningAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    error: RUN_ENDED.has(row.state) ? row.error : null,
    atomic: row.atomic,
    fast: row.fast,
    ledger: row.ledger,
    connections: row.connections,
    parts: row.parts,
    retries: row.retries,
    tables: row.progress.map(toRunTable),
    report: row.kind === 'load' && row.state === 'succeeded' ? toReport(row.report) : null,
    artifacts: row.artifacts.map(toArtifact),
  };
}

export function toListedRun(row: RunView): Run {
  return toRun({ ...row, report: null });
}

/** The final report of a load in parts (`PartsReport` of the runner), without the parts that its log has. */
function toReport(report: unknown): RunReport | null {
  if (report === null) return null;
  const { parts, ledger, seconds, tables, constraints, limits } = report as RunReport;
  return { parts, ledger, seconds, tables, constraints, limits };
}

function toRunTable({ table, rows, rowsDone, state, seconds }: Pick<RunTableRow, 'table' | 'rows' | 'rowsDone' | 'state' | 'seconds'>): RunTable {
  return { table, rows, rowsDone, state, seconds };
}
