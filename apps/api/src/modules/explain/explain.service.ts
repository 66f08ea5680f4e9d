import { Problem, type ColumnReview, type Decision } from '@seedbed/contract';
import type { Compute } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { PacksService } from '../packs/packs.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';

export type ExplainService = ReturnType<typeof explainService>;

/** Why columns of a dataset are generated as they are. */
export function explainService(datasets: DatasetsService, revisions: RevisionsService, compute: Compute, own: PacksService, gate: Bulkhead) {
  /** The schema that a dataset was made from, with the workspace's packs; null if it has none. */
  async function schemaOf(workspace: WorkspaceId, datasetId: string) {
    const { ddl, catalog } = await datasets.source(workspace, datasetId);
    const from = ddl !== null ? { ddl } : catalog !== null ? { catalog } : null;
    return from && { ...from, packs: await own.contents(workspace) };
  }

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
      const from = await schemaOf(workspace, datasetId);
      if (!from) throw new Problem('not-found', 'The dataset was made from a blueprint alone or blank: it has no schema to explain its columns by.');
      return gate.run(signal, () => compute.explain(revisions.document(stored), from, query, signal));
    },

    /** What else the column could hold, beside why it holds what it does. */
    async review(
      workspace: WorkspaceId,
      datasetId: string,
      { revision, column, rows = '' }: { readonly revision?: number; readonly column: string; readonly rows?: string },
      signal: AbortSignal,
    ): Promise<ColumnReview> {
      const stored = await revisions.find(workspace, datasetId, revision);
      const from = await schemaOf(workspace, datasetId);
      const document = revisions.document(stored);
      return gate.run(signal, async () => {
        const decision = from && (await compute.explain(document, from, { column, called: undefined }, signal).catch(unlessUnknown));
        return compute.reviewColumn(document, { column, decision, rows: rows === '' ? [] : rows.split(',').map(Number) }, signal);
      });
    },
  };
}

/** A column that was added by hand is in the blueprint, and not in the schema. */
function unlessUnknown(error: unknown): null {
  if (error instanceof Problem && error.type === 'not-found') return null;
  throw error;
}
