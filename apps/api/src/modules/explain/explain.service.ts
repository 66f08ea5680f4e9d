import { Problem, type Decision } from '@seedbed/contract';
import type { Compute } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { PacksService } from '../packs/packs.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';

export type ExplainService = ReturnType<typeof explainService>;

/** Why columns of a dataset are generated as they are. */
export function explainService(datasets: DatasetsService, revisions: RevisionsService, compute: Compute, own: PacksService, gate: Bulkhead) {
  return {
    /** `revision`: its number; undefined for the current one. */
    async column(
      workspace: WorkspaceId,
      datasetId: string,
      revision: number | undefined,
      query: { readonly column: string; readonly called: string | undefined },
      signal: AbortSignal,
    ): Promise<Decision> {
      const stored = await revisions.find(workspace, datasetId, revision);
      const { ddl, catalog } = await datasets.source(workspace, datasetId);
      const from = ddl !== null ? { ddl } : catalog !== null ? { catalog } : undefined;
      if (!from) throw new Problem('not-found', 'The dataset was made from a blueprint alone or blank: it has no schema to explain its columns by.');
      const packs = await own.contents(workspace);
      return gate.run(signal, () => compute.explain(revisions.document(stored), { ...from, packs }, query, signal));
    },
  };
}
