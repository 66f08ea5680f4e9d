import type { RunPart } from '@seedbed/contract';
import type { ExportWork, PartWork } from '@seedbed/runner/compute';
import type { WholeWork } from '../load-run.ts';
import type { PartRow } from './part-rows.ts';

/** A part as the API returns it. */
export function toPart(row: PartRow): RunPart {
  const work = row.work as WholeWork | PartWork | ExportWork;
  return {
    number: row.number,
    stage: row.stage,
    kind: work.kind,
    tables: tablesOf(work),
    firstRow: work.kind === 'rows' ? work.first + 1 : null,
    rows: work.kind === 'rows' ? work.count : null,
    rowsDone: row.state === 'done' ? row.rowsDone : Object.values(row.progress).reduce((sum, { rows }) => sum + rows, 0),
    state: row.state,
    retries: row.attempts,
    attempts: row.token,
    worker: row.worker,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    error: row.error,
  };
}

function tablesOf(work: WholeWork | PartWork | ExportWork): string[] {
  if (work.kind === 'files') return [...work.tables];
  if (work.kind === 'rows') return [work.table];
  if (work.kind !== 'steps') return [];
  return [...new Set(work.steps.flatMap((step) => (step.kind === 'cycle' ? step.tables : [step.table])))];
}
