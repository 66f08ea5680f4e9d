import type { Run, StartRun } from '@seedbed/contract';
import type { WorkspaceId } from '../../../db/columns.ts';
import { sqlStateOf } from '../../../db/unavailable.ts';
import { newId } from '../../../db/uuid.ts';
import { requireRun } from '../require-run.ts';
import type { RunTools } from '../run-tools.ts';
import { toRun } from '../runs.mapper.ts';
import { prepareRun } from './prepare-run.ts';
import { requireFree } from './require-free.ts';
import { bodyHash, sameBody } from './same-body.ts';

/** The run is stored and queued when this returns. The same key returns the same run. */
export async function startRun(tools: RunTools, workspace: WorkspaceId, body: StartRun, idempotencyKey: string | undefined): Promise<Run> {
  const { repository, records, clock } = tools;
  const known = idempotencyKey === undefined ? undefined : await repository.findByKey(workspace, idempotencyKey);
  if (known) return toRun(sameBody(known, body));
  const id = newId();
  const { run, tables, first } = await prepareRun(tools, workspace, id, body);
  await requireFree(records, workspace, run.target, tables.map(({ table }) => table)); // prettier-ignore
  try {
    await repository.insert(
      {
        ...run,
        id,
        workspaceId: workspace,
        idempotencyKey: idempotencyKey ?? null,
        idempotencyHash: idempotencyKey === undefined ? null : bodyHash(body),
        createdAt: clock(),
      },
      tables.map((table) => ({ runId: id, ...table })),
      first,
    );
  } catch (error) {
    const twin =
      idempotencyKey !== undefined && sqlStateOf(error)?.constraint === 'runs_idempotency_key_key'
        ? await repository.findByKey(workspace, idempotencyKey)
        : undefined;
    if (twin) return toRun(sameBody(twin, body));
    throw error;
  }
  return { ...toRun(await requireRun(repository, workspace, id)), state: 'queued' };
}
