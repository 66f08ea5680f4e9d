import { LIMITS, type StartRun } from '@seedbed/contract';
import { fromFault } from '@seedbed/runner/compute';
import type { RevisionsService } from '../../datasets/revisions.service.ts';
import type { RunTools } from '../run-tools.ts';

/** Tables of a dataset, in the order of a load. */
export async function tablesOf(
  { compute, revisions }: Pick<RunTools, 'compute' | 'revisions'>,
  revision: Awaited<ReturnType<RevisionsService['find']>>,
  rows: StartRun['rows'],
) {
  const { plan } = await compute.outline(revisions.document(revision), rows === undefined ? undefined : { rows });
  if ('fault' in plan) throw fromFault(plan.fault);
  return plan.tables.filter((table) => table.mode !== 'skip').map(({ name, rows: count, tool, unwritten }) => ({ table: name, rows: count, tool, unwritten }));
}

/** Total rows, up to the limit of one table. */
export function sumOf(tables: readonly { readonly rows: number }[]): number {
  return Math.min(
    tables.reduce((sum, table) => sum + table.rows, 0),
    LIMITS.rowsPerTable,
  );
}
