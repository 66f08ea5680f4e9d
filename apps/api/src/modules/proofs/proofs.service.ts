import { Problem, type Diagnostic, type Proof, type ProvingNow } from '@seedbed/contract';
import { fromFault, type Compute } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { withPings } from '../../http/server-sent.ts';
import type { Streamed } from '../../http/stream.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionRow } from '../datasets/revisions.repository.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import type { BackgroundProofs } from './background-proofs.ts';
import { proofEvents } from './proof-events.ts';
import type { ProofsRepository } from './proofs.repository.ts';

type OnProgress = NonNullable<Parameters<Compute['prove']>[1]['onProgress']>;
type ProofRequest = { readonly revision?: number; readonly again?: boolean; readonly background?: boolean };

export type ProofsService = ReturnType<typeof proofsService>;

export function proofsService(
  repository: ProofsRepository,
  datasets: DatasetsService,
  revisions: RevisionsService,
  compute: Compute,
  gate: Bulkhead,
  background: BackgroundProofs,
  clock: () => Date,
) {
  async function proveRevision(revision: RevisionRow, again: boolean, signal: AbortSignal, onProgress?: OnProgress): Promise<Proof> {
    const { ddl, catalog, diagnostics } = await datasets.source(revision.workspaceId, revision.datasetId);
    const earlier = again ? undefined : await repository.latest(revision);
    const options = {
      ...(ddl === null ? {} : { ddl }),
      ...(catalog === null ? {} : { catalog }),
      ...(onProgress ? { onProgress } : {}),
      ...(earlier ? { earlier } : {}),
      diagnostics,
    };
    const proof = { ...(await gate.run(signal, () => compute.prove(revisions.document(revision), options, signal))), blueprint: revision.sha256 };
    await repository.save(revision, proof, clock());
    return proof;
  }

  /** A revision never changes: an earlier proof remains valid until someone requests a new one. */
  async function known(revision: RevisionRow, again: boolean): Promise<Proof | undefined> {
    const found = again ? undefined : await repository.find(revision);
    return found?.ok ? found : undefined;
  }

  return {
    /** Loads a sample into the private Postgres and stores the result with the revision. */
    async prove(workspace: WorkspaceId, datasetId: string, request: ProofRequest, signal: AbortSignal): Promise<Proof> {
      const revision = await revisions.find(workspace, datasetId, request.revision);
      return (await known(revision, request.again ?? false)) ?? proveRevision(revision, request.again ?? false, signal);
    },

    /** For a run: in the background, where others may follow it. An abort ends the waiting, and not the proof. */
    async proveUntil(workspace: WorkspaceId, datasetId: string, number: number, signal: AbortSignal): Promise<Proof> {
      const revision = await revisions.find(workspace, datasetId, number);
      const found = await known(revision, false);
      if (found) return found;
      signal.throwIfAborted();
      const left = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => left.reject(signal.reason), { once: true });
      const proof = background.follow(
        datasetId,
        revision.number,
        signal,
        () => undefined,
        (stop, tell) => proveRevision(revision, false, stop, tell),
      );
      return Promise.race([proof, left.promise]);
    },

    async proveTelling(workspace: WorkspaceId, datasetId: string, request: ProofRequest, signal: AbortSignal): Promise<Streamed> {
      const revision = await revisions.find(workspace, datasetId, request.revision);
      const found = await known(revision, request.again ?? false);
      const again = request.again ?? false;
      const events = proofEvents(
        async (onProgress) =>
          found ??
          (request.background
            ? background.follow(datasetId, revision.number, signal, onProgress, (stop, tell) => proveRevision(revision, again, stop, tell))
            : proveRevision(revision, again, signal, onProgress)),
        `urn:seedbed:dataset:${datasetId}`,
      );
      return { mediaType: 'text/event-stream', chunks: withPings(events) };
    },

    /** The running background proof, if there is one. */
    async proving(workspace: WorkspaceId, datasetId: string): Promise<ProvingNow> {
      await datasets.get(workspace, datasetId);
      return { proving: background.of(datasetId) };
    },

    async stopProving(workspace: WorkspaceId, datasetId: string): Promise<void> {
      await datasets.get(workspace, datasetId);
      background.stop(datasetId);
    },

    /** The revision, repaired for its schema. Stores nothing; the caller decides. */
    async repair(workspace: WorkspaceId, datasetId: string, request: Pick<ProofRequest, 'revision'>, signal: AbortSignal) {
      const revision = await revisions.find(workspace, datasetId, request.revision);
      const { ddl, catalog } = await datasets.source(workspace, datasetId);
      const schema = { ...(ddl === null ? {} : { ddl }), ...(catalog === null ? {} : { catalog }) };
      return gate.run(signal, () => compute.repair(revisions.document(revision), schema, signal));
    },

    async get(workspace: WorkspaceId, datasetId: string, number: number | undefined): Promise<Proof> {
      const revision = await revisions.find(workspace, datasetId, number);
      const proof = await repository.find(revision);
      if (!proof) throw new Problem('not-found', `Revision ${revision.number} has no proof yet. POST /api/v1/datasets/${datasetId}/prove does it.`);
      return proof;
    },

    /** Errors first: of the plan, or why there is none; of inference, for existing tables; of the proof. */
    async diagnostics(workspace: WorkspaceId, datasetId: string, number: number | undefined): Promise<Diagnostic[]> {
      const revision = await revisions.find(workspace, datasetId, number);
      const { diagnostics } = await datasets.source(workspace, datasetId);
      const proof = await repository.find(revision);
      const { names, plan } = await compute.outline(revisions.document(revision));
      const tables = new Set(names);
      const inferred = diagnostics.filter((diagnostic) => diagnostic.table === undefined || tables.has(bareName(diagnostic.table)));
      const planned = 'fault' in plan ? toDiagnostics(fromFault(plan.fault)) : plan.diagnostics;
      return withoutTwins([...planned, ...inferred, ...(proof?.diagnostics ?? [])]).toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
    },
  };
}

const LEVELS: readonly Diagnostic['level'][] = ['error', 'warning', 'info'];

function toDiagnostics(error: unknown): Diagnostic[] {
  if (!(error instanceof Problem)) throw error;
  const largest = typeof error.facts['largest'] === 'number' ? { largest: error.facts['largest'] } : {};
  const places = error.errors?.length ? error.errors : [{ pointer: '', message: error.message }];
  return places.map(({ pointer, message }) => ({ level: 'error' as const, code: error.type, pointer, message, ...largest }));
}

/** `public."My Table"` → `My Table`. */
function bareName(qualified: string): string {
  const name = /^(?:"(?:[^"]|"")*"|[^".]*)\.(.*)$/s.exec(qualified)?.[1] ?? qualified;
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name;
}

function withoutTwins(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [
    ...new Map(
      diagnostics.map((diagnostic) => [
        JSON.stringify([diagnostic.code, diagnostic.table, diagnostic.column, diagnostic.constraint, diagnostic.message]),
        diagnostic,
      ]),
    ).values(),
  ];
}
