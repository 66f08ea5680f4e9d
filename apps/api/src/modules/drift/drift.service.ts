import { Problem, type Drift, type DriftChange } from '@seedbed/contract';
import { schemaSqlOfCatalog } from '@seedbed/postgres/load';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Caller } from '../../http/caller.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionRow } from '../datasets/revisions.repository.ts';
import type { RevisionsService, WholeRevision } from '../datasets/revisions.service.ts';
import { oneOf } from '../../http/schema-source.ts';
import type { Inference, SchemaNow } from '../inference/inference.service.ts';

/** The current schema, or statements that change the stored one. */
type DriftRequest = SchemaNow & { readonly statements?: string };

export type DriftService = ReturnType<typeof driftService>;

/** A dataset's blueprint compared with its current schema. */
export function driftService(datasets: DatasetsService, revisions: RevisionsService, inference: Inference) {
  /** The stored schema, followed by the statements, and the lines before these. Throws `conflict` without a stored schema. */
  async function changed(
    { workspaceId, datasetId, tables }: RevisionRow,
    { statements, ...now }: DriftRequest,
  ): Promise<SchemaNow & { readonly lines?: number }> {
    if (oneOf({ ...now, statements }, ['ddl', 'files', 'connectionId', 'address', 'statements']) !== 'statements') return now;
    const { ddl, catalog } = await datasets.source(workspaceId, datasetId);
    if (ddl === null && catalog === null && tables > 0)
      throw new Problem('conflict', 'This dataset was made from a blueprint and has no schema to change. Send the whole schema as ddl.');
    const kept = ddl ?? (catalog === null ? '' : schemaSqlOfCatalog(JSON.parse(catalog)).sql);
    // A dump leaves the search path empty, and may end in the middle of a line.
    const before = kept === '' ? '' : `${kept}\n;RESET search_path;\n`;
    return { ddl: `${before}${statements}`, lines: before.split('\n').length - 1 };
  }

  /** Reports positions in statements as the caller counts them. */
  async function compared(stored: RevisionRow, request: DriftRequest, signal: AbortSignal) {
    const { lines, ...now } = await changed(stored, request);
    try {
      return await inference.drift(stored.workspaceId, revisions.document(stored), { ...now, ...(lines !== undefined && { strictFrom: lines + 1 }) }, signal);
    } catch (error) {
      if (!lines || !(error instanceof Problem) || typeof error.facts.line !== 'number' || error.facts.line <= lines) throw error;
      const line = error.facts.line - lines;
      throw new Problem(error.type, error.message.replace(`(line ${error.facts.line},`, `(line ${line},`), { facts: { ...error.facts, line } });
    }
  }

  return {
    async compare(workspace: WorkspaceId, datasetId: string, request: DriftRequest, signal: AbortSignal): Promise<Drift> {
      const stored = await revisions.find(workspace, datasetId);
      const { changes, identicalColumns, sha256, diagnostics } = await compared(stored, request, signal);
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
      { sha256: seen, ...request }: DriftRequest & { readonly sha256?: string },
      signal: AbortSignal,
    ): Promise<WholeRevision> {
      const workspace = caller.workspace.id;
      const stored = await revisions.find(workspace, datasetId, ifMatch);
      const drifted = await compared(stored, request, signal);
      const { changes, json, sha256, size, catalog, diagnostics } = drifted;
      if (seen !== undefined && seen !== sha256) throw moved();
      const { ddl } = await datasets.source(workspace, datasetId);
      const source = { ddl: drifted.ddl ?? (changes.length === 0 ? ddl : null), catalog, diagnostics: [...diagnostics] };
      return revisions.createWithSource(caller, datasetId, stored.number, { json, sha256, ...size, message: messageOf(changes), source });
    },
  };
}

function moved(): Problem {
  return new Problem('precondition-failed', 'The schema changed again since it was compared. Compare again, then accept the result.');
}

function messageOf(changes: readonly DriftChange[]): string {
  const [first] = changes;
  if (!first) return 'Schema read again';
  return `Schema changed: ${first.message}${changes.length > 1 ? ` And ${changes.length - 1} more.` : ''}`.slice(0, 500);
}
