import type { QueryResult } from '@seedbed/contract';
import type { Compute } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';

export type QueriesService = ReturnType<typeof queriesService>;

/** SQL over the rows of datasets. */
export function queriesService(revisions: RevisionsService, compute: Compute, gate: Bulkhead) {
  return {
    /** `revision`: its number; undefined for the current one. */
    async run(workspace: WorkspaceId, datasetId: string, revision: number | undefined, sql: string, signal: AbortSignal): Promise<QueryResult> {
      const found = await revisions.recent(workspace, datasetId, revision);
      const answer = await gate.run(signal, () => compute.query(revisions.document(found), sql, signal));
      return { revision: found.number, ...answer };
    },
  };
}
