import type { RunKind, RunState } from '@seedbed/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { ring } from '../../db/notifier.ts';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Place } from '../../db/cursor.ts';
import { keptExports } from '../../db/schema/kept-exports.ts';
import { parts } from '../../db/schema/parts.ts';
import { runTables } from '../../db/schema/run-tables.ts';
import { runs } from '../../db/schema/runs.ts';
import type { RowQuotas } from '../quotas/row-quota.service.ts';
import type { NewPart } from './parts/part-rows.ts';
import { statesBefore } from './run-states.ts';
import { runViews, type RunView } from './run-views.ts';

/** Runs as people ask for them: of their workspace. Workers have `runRecords`. */
export function runsRepository(database: Database, quotas: Pick<RowQuotas, 'takeForRun'>) {
  const { withName, withProgress } = runViews(database);

  return {
    async find(workspace: WorkspaceId, id: string): Promise<RunView | undefined> {
      return (await withProgress(await withName().where(and(eq(runs.workspaceId, workspace), eq(runs.id, id)))))[0];
    },

    async findByKey(workspace: WorkspaceId, key: string): Promise<RunView | undefined> {
      return (await withProgress(await withName().where(and(eq(runs.workspaceId, workspace), eq(runs.idempotencyKey, key)))))[0];
    },

    async list(
      workspace: WorkspaceId,
      options: { datasetId: string | undefined; kind: RunKind | undefined; state: RunState | undefined; after: Place | undefined; limit: number },
    ): Promise<RunView[]> {
      const { after } = options;
      return withProgress(
        await withName()
          .where(
            and(
              eq(runs.workspaceId, workspace),
              options.datasetId === undefined ? undefined : eq(runs.datasetId, options.datasetId),
              options.kind === undefined ? undefined : eq(runs.kind, options.kind),
              options.state === undefined ? undefined : eq(runs.state, options.state),
              after ? sql`(${runs.createdAt}, ${runs.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : undefined,
            ),
          )
          .orderBy(desc(runs.createdAt), desc(runs.id))
          .limit(options.limit),
      );
    },

    /** The run, its tables, its first parts and the notification, or nothing. Throws Problem `quota-exceeded`. */
    async insert(run: typeof runs.$inferInsert, tables: readonly (typeof runTables.$inferInsert)[], first: readonly NewPart[]): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.insert(runs).values(run);
        await quotas.takeForRun(run, transaction);
        if (run.kind === 'export') await transaction.insert(keptExports).values({ runId: run.id });
        if (tables.length > 0) await transaction.insert(runTables).values([...tables]);
        await transaction.insert(parts).values(first.map((part) => ({ runId: run.id, ...part })));
        await transaction.execute(ring(run.id));
      });
    },

    /** False if it does not exist, or cannot be cancelled in its state. */
    async cancel(workspace: WorkspaceId, id: string): Promise<boolean> {
      const moved = await database
        .update(runs)
        .set({ state: 'cancelling' })
        .where(and(eq(runs.workspaceId, workspace), eq(runs.id, id), inArray(runs.state, statesBefore('cancelling'))))
        .returning({ id: runs.id });
      if (moved.length > 0) await database.execute(ring(id));
      return moved.length > 0;
    },
  };
}

export type RunsRepository = ReturnType<typeof runsRepository>;
