import { Problem, type Rehearsal, type RehearsalEvent } from '@seedbed/contract';
import type { Compute } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { definedOnly } from '../../http/defined-only.ts';
import { oneOf } from '../../http/schema-source.ts';
import { withPings } from '../../http/server-sent.ts';
import type { Streamed } from '../../http/stream.ts';
import { toldEvents } from '../../http/told-events.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { Inference, SchemaNow } from '../inference/inference.service.ts';

type RehearsalRequest = SchemaNow & {
  readonly datasetId?: string;
  readonly migration: string;
  readonly edge?: number;
  readonly transaction?: 'auto' | 'one' | 'none';
  readonly measureSeconds?: number;
};
type Tell = NonNullable<Parameters<Compute['rehearse']>[1]['onProgress']>;

export type RehearsalsService = ReturnType<typeof rehearsalsService>;

/** Migrations run in the private Postgres over every kind of row that the old schema allows. */
export function rehearsalsService(
  datasets: DatasetsService,
  inference: Inference,
  own: { contents(workspace: WorkspaceId): Promise<readonly string[]> },
  compute: Compute,
  gates: { readonly schema: Bulkhead; readonly target: Bulkhead },
) {
  async function schemaOf(workspace: WorkspaceId, { datasetId, ...now }: RehearsalRequest, signal: AbortSignal): Promise<Parameters<Compute['rehearse']>[0]> {
    if (oneOf({ ...now, datasetId }, ['ddl', 'files', 'connectionId', 'address', 'datasetId']) !== 'datasetId') return inference.schema(workspace, now, signal);
    const { ddl, catalog } = await datasets.source(workspace, datasetId!);
    if (ddl !== null) return { ddl };
    if (catalog !== null) return { catalog };
    throw new Problem('conflict', 'This dataset was made from a blueprint and has no schema. Send the schema before the migration as ddl.');
  }

  /** Begins before the first event, so that a wrong request is answered with its problem. */
  async function begin(workspace: WorkspaceId, request: RehearsalRequest, signal: AbortSignal): Promise<(onProgress?: Tell) => Promise<Rehearsal>> {
    const from = await schemaOf(workspace, request, signal);
    const packs = await own.contents(workspace);
    const { migration, edge, transaction, measureSeconds } = request;
    const gate = 'url' in from ? gates.target : gates.schema;
    return (onProgress) =>
      gate.run(signal, () => compute.rehearse({ ...from, packs }, { migration, ...definedOnly({ edge, transaction, measureSeconds, onProgress }) }, signal));
  }

  return {
    async rehearse(workspace: WorkspaceId, request: RehearsalRequest, signal: AbortSignal): Promise<Rehearsal> {
      return (await begin(workspace, request, signal))();
    },

    async rehearseTelling(workspace: WorkspaceId, request: RehearsalRequest, signal: AbortSignal): Promise<Streamed> {
      const run = await begin(workspace, request, signal);
      const events = toldEvents<RehearsalEvent>(
        async (tell) => ({ kind: 'rehearsal', rehearsal: await run((progress) => tell({ kind: 'progress', ...progress })) }),
        'urn:seedbed:rehearsal',
        ({ kind }) => kind === 'progress',
      );
      return { mediaType: 'text/event-stream', chunks: withPings(events) };
    },
  };
}
