import { and, eq, inArray } from 'drizzle-orm';
import { ring } from '../../../db/notifier.ts';
import type { Database } from '../../../db/client.ts';
import { parts } from '../../../db/schema/parts.ts';
import { runs } from '../../../db/schema/runs.ts';
import type { RowQuotas } from '../../quotas/row-quota.service.ts';
import type { EndedRun } from '../run-ends.ts';
import { statesBefore } from '../run-states.ts';
import { partChanges } from './change-part.ts';
import { partEnds } from './end-part.ts';
import { partLeases } from './lease-part.ts';
import { partReads } from './read-parts.ts';
import { partReaper } from './reap-parts.ts';

export type PartsRepository = ReturnType<typeof partsRepository>;

/**
 * The part rows. Only the worker with the newest token of a part changes it. Calls `ended` with a run that a change
 * here ends, after the commit.
 */
export function partsRepository(database: Database, quotas: Pick<RowQuotas, 'takeAgain'>, ended: (run: EndedRun) => void) {
  const changes = partChanges(database, ended);

  return {
    ...partLeases(database),
    ...partEnds(changes),
    ...partReads(database),
    ...partReaper(database, changes),
    settle: changes.settle,

    /** Continues a run that failed or was cancelled: repeats the failed parts. False in other states. Throws Problem `quota-exceeded`. */
    async resume(runId: string): Promise<boolean> {
      return database.transaction(async (transaction) => {
        const moved = await transaction.update(runs).set({ state: 'queued', error: null, finishedAt: null }).where(and(eq(runs.id, runId), inArray(runs.state, statesBefore('queued')))).returning({ workspaceId: runs.workspaceId }); // prettier-ignore
        if (!moved[0]) return false;
        await quotas.takeAgain(runId, moved[0].workspaceId, transaction);
        await transaction.update(parts).set({ state: 'pending', attempts: 0, notBefore: null, error: null }).where(and(eq(parts.runId, runId), eq(parts.state, 'failed'))); // prettier-ignore
        await transaction.execute(ring(runId));
        return true;
      });
    },
  };
}
