import type { ExportFiles, StartRun } from '@seedbed/contract';
import type { WorkspaceId } from '../../../db/columns.ts';
import { prepareExport } from '../../exports/prepare-export.ts';
import type { RunTools } from '../run-tools.ts';
import { sumOf } from './tables-of.ts';

/** Parts of one export to make at once, if there are workers for them. */
const CONCURRENT_FILES = 8;

/** A run that creates files. Throws the Problems of its options. */
export async function prepareFiles(
  { compute, store, revisions, datasets }: RunTools,
  workspace: WorkspaceId,
  { datasetId, revision: number, rows }: StartRun,
  files: ExportFiles,
  slug: string,
) {
  const revision = await revisions.find(workspace, datasetId, number);
  const of = { document: revisions.document(revision), slug, source: await datasets.source(workspace, datasetId), rows };
  const { ask, plan, target } = await prepareExport({ compute, store }, files, of);
  const tables = plan.tables.map((table, position) => ({ position, ...table }));
  const run = {
    kind: 'export' as const,
    datasetId,
    revision: revision.number,
    target,
    files,
    facts: ask,
    create: false,
    atomic: false,
    rowsAsked: rows ?? null,
    connections: CONCURRENT_FILES,
    state: 'queued' as const,
    rows: sumOf(tables),
  };
  return { run, tables, first: plan.parts };
}
