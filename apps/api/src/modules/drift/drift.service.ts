import { Problem, type Drift, type DriftChange } from '@seedbed/contract';
import type { Caller } from '../../http/caller.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService, WholeRevision } from '../datasets/revisions.service.ts';
import type { Inference, SchemaNow } from '../inference/inference.service.ts';

export type DriftService = ReturnType<typeof driftService>;

/** A dataset's blueprint against its schema as it is now. */
export function driftService(datasets: DatasetsService, revisions: RevisionsService, inference: Inference) {
  return {
    async compare(datasetId: string, now: SchemaNow, signal: AbortSignal): Promise<Drift> {
      const stored = await revisions.find(datasetId);
      const { changes, identicalColumns, sha256, diagnostics } = await inference.drift(revisions.document(stored), now, signal);
      return {
        revision: stored.number,
        changes: [...changes],
        identicalColumns,
        sha256,
        diagnostics: [...diagnostics],
      };
    },

    /** `ifMatch`: number of the revision that was compared; undefined for whichever is current. */
    async accept(
      caller: Caller,
      datasetId: string,
      ifMatch: number | undefined,
      now: SchemaNow & { sha256?: string },
      signal: AbortSignal,
    ): Promise<WholeRevision> {
      const { sha256: seen, ...schema } = now;
      const stored = await revisions.find(datasetId, ifMatch);
      const { changes, json, sha256, size, catalog, diagnostics } = await inference.drift(revisions.document(stored), schema, signal);
      if (seen !== undefined && seen !== sha256) throw moved();
      const { ddl } = await datasets.source(datasetId);
      const source = { ddl: schema.ddl ?? (changes.length === 0 ? ddl : null), catalog, diagnostics: [...diagnostics] };
      return revisions.createWithSource(caller, datasetId, stored.number, { json, sha256, ...size, message: messageOf(changes), source });
    },
  };
}

function moved(): Problem {
  return new Problem('precondition-failed', 'The schema changed once more since it was compared. Ask for the drift again, and accept what it tells.');
}

function messageOf(changes: readonly DriftChange[]): string {
  const [first] = changes;
  if (!first) return 'Schema read again';
  return `Schema changed: ${first.message}${changes.length > 1 ? ` And ${changes.length - 1} more.` : ''}`.slice(0, 500);
}
