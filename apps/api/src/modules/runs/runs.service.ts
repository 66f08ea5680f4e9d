import { Problem, toProblemDocument, type Run, type RunKind, type RunPart, type RunState, type StartRun, type TargetQuestion } from '@seedbed/contract';
import type { WorkspaceId } from '../../db/columns.ts';
import { DEFAULT_PAGE, fromCursor, fromNumberCursor, toNumberPage, toPage } from '../../db/cursor.ts';
import { withPings } from '../../http/server-sent.ts';
import type { Streamed } from '../../http/stream.ts';
import { interrupted } from './load-run.ts';
import { toPart } from './parts/part-view.ts';
import { requireRun } from './require-run.ts';
import { runEvents } from './run-events.ts';
import { refuseTransition, statesBefore } from './run-states.ts';
import type { RunTools } from './run-tools.ts';
import { toListedRun, toRun } from './runs.mapper.ts';
import { lookBefore } from './start/look-before.ts';
import { requireFree } from './start/require-free.ts';
import { startRun } from './start/start-run.ts';

export type RunsService = ReturnType<typeof runsService>;

export function runsService(tools: RunTools) {
  const { repository, records, parts, hub, clock } = tools;
  const find = (workspace: WorkspaceId, id: string) => requireRun(repository, workspace, id);

  return {
    async get(workspace: WorkspaceId, id: string): Promise<Run> {
      return toRun(await find(workspace, id));
    },

    async list(workspace: WorkspaceId, query: { limit?: number; cursor?: string; datasetId?: string; kind?: RunKind; state?: RunState }) {
      const limit = query.limit ?? DEFAULT_PAGE;
      const { datasetId, kind, state } = query;
      const rows = await repository.list(workspace, { datasetId, kind, state, after: fromCursor(query.cursor), limit: limit + 1 });
      return toPage(rows, limit, (row) => ({ at: row.createdAt, id: row.id }), toListedRun);
    },

    async parts(workspace: WorkspaceId, id: string, query: { limit?: number; cursor?: string }): Promise<{ items: RunPart[]; next_cursor: string | null }> {
      await find(workspace, id);
      const limit = query.limit ?? DEFAULT_PAGE;
      return toNumberPage(await parts.list(id, fromNumberCursor(query.cursor), limit + 1), limit, toPart);
    },

    start: (workspace: WorkspaceId, body: StartRun, idempotencyKey: string | undefined) => startRun(tools, workspace, body, idempotencyKey),

    look: (workspace: WorkspaceId, datasetId: string, question: TargetQuestion, signal: AbortSignal) =>
      lookBefore(tools, workspace, datasetId, question, signal),

    async cancel(workspace: WorkspaceId, id: string): Promise<Run> {
      if (!(await repository.cancel(workspace, id))) {
        const { state } = await find(workspace, id);
        throw refuseTransition(state, 'cancelling');
      }
      // A run that no worker has begun ends with that.
      await parts.settle(id);
      return toRun(await find(workspace, id));
    },

    async resume(workspace: WorkspaceId, id: string): Promise<Run> {
      const { state, parts: counts, target, progress } = await find(workspace, id);
      if (counts.total === 0) throw new Problem('conflict', 'That run was started by a version that cannot resume. Start it again.');
      if (!statesBefore('queued').includes(state)) throw refuseTransition(state, 'queued');
      await requireFree(records, workspace, target, progress.map(({ table }) => table)); // prettier-ignore
      if (!(await parts.resume(id))) throw refuseTransition(state, 'queued');
      return toRun(await find(workspace, id));
    },

    async events(workspace: WorkspaceId, id: string, lastEventId: string | undefined, signal: AbortSignal): Promise<Streamed> {
      await find(workspace, id);
      return {
        mediaType: 'text/event-stream',
        chunks: await tools.eventGate.stream(signal, async () =>
          withPings(runEvents(id, records, hub, lastEventId, AbortSignal.any([signal, tools.stopping]))),
        ),
      };
    },

    /** After a start: runs that a version without parts left at work have failed. */
    async recover(): Promise<void> {
      for (const { id, connections } of await records.withoutParts()) {
        const error = toProblemDocument(interrupted(connections), `urn:seedbed:run:${id}`);
        await records.move(id, 'failed', { error, finishedAt: clock(), sealedAddress: null });
      }
    },
  };
}
