import type { RunState } from '@seedbed/contract';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Place } from '../../db/cursor.ts';
import type { Database } from '../../db/client.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { runLog } from '../../db/schema/run-log.ts';
import { runTables } from '../../db/schema/run-tables.ts';
import { runs } from '../../db/schema/runs.ts';
import { statesBefore } from './run-states.ts';

export type RunRow = typeof runs.$inferSelect;
export type RunTableRow = typeof runTables.$inferSelect;
export type LogRow = typeof runLog.$inferSelect;
export type RunView = RunRow & { datasetName: string; progress: RunTableRow[] };
export type Progress = { rowsDone: number; bytesDone: number; tables: readonly Pick<RunTableRow, 'position' | 'rows' | 'rowsDone' | 'state' | 'seconds'>[] };

export function runsRepository(database: Database) {
  const withName = () => database.select({ run: runs, datasetName: datasets.name }).from(runs).innerJoin(datasets, eq(datasets.id, runs.datasetId));

  async function withProgress(found: Awaited<ReturnType<typeof withName>>): Promise<RunView[]> {
    const ids = found.map((row) => row.run.id);
    const tables =
      ids.length === 0
        ? []
        : await database.select().from(runTables).where(inArray(runTables.runId, ids)).orderBy(asc(runTables.runId), asc(runTables.position));
    const byRun = Map.groupBy(tables, (table) => table.runId);
    return found.map(({ run, datasetName }) => ({ ...run, datasetName, progress: byRun.get(run.id) ?? [] }));
  }

  return {
    async find(id: string): Promise<RunView | undefined> {
      return (await withProgress(await withName().where(eq(runs.id, id))))[0];
    },

    async findByKey(key: string): Promise<RunView | undefined> {
      return (await withProgress(await withName().where(eq(runs.idempotencyKey, key))))[0];
    },

    async list(options: { datasetId: string | undefined; state: RunState | undefined; after: Place | undefined; limit: number }): Promise<RunView[]> {
      const { after } = options;
      return withProgress(
        await withName()
          .where(
            and(
              options.datasetId === undefined ? undefined : eq(runs.datasetId, options.datasetId),
              options.state === undefined ? undefined : eq(runs.state, options.state),
              after ? sql`(${runs.createdAt}, ${runs.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : undefined,
            ),
          )
          .orderBy(desc(runs.createdAt), desc(runs.id))
          .limit(options.limit),
      );
    },

    async insert(run: typeof runs.$inferInsert, tables: readonly (typeof runTables.$inferInsert)[]): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.insert(runs).values(run);
        if (tables.length > 0) await transaction.insert(runTables).values([...tables]);
      });
    },

    /** Moves the run if it is in a state from which that is allowed; false where it is not (any more). */
    async move(id: string, to: RunState, changes: Partial<typeof runs.$inferInsert> = {}): Promise<boolean> {
      const moved = await database
        .update(runs)
        .set({ ...changes, state: to })
        .where(and(eq(runs.id, id), inArray(runs.state, statesBefore(to))))
        .returning({ id: runs.id });
      return moved.length > 0;
    },

    async saveProgress(id: string, { rowsDone, bytesDone, tables }: Progress): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.update(runs).set({ rowsDone, bytesDone }).where(eq(runs.id, id));
        for (const { position, ...changes } of tables) {
          await transaction
            .update(runTables)
            .set(changes)
            .where(and(eq(runTables.runId, id), eq(runTables.position, position)));
        }
      });
    },

    async log(line: typeof runLog.$inferInsert): Promise<void> {
      // It may be there already: written, and the answer lost.
      await database.insert(runLog).values(line).onConflictDoNothing();
    },

    async logAfter(runId: string, number: number): Promise<LogRow[]> {
      return database
        .select()
        .from(runLog)
        .where(and(eq(runLog.runId, runId), gt(runLog.number, number)))
        .orderBy(asc(runLog.number));
    },

    /** Runs that did not end, oldest first: what a server that stopped left behind. */
    async unfinished(): Promise<{ id: string; state: RunState; connections: number }[]> {
      return database
        .select({ id: runs.id, state: runs.state, connections: runs.connections })
        .from(runs)
        .where(isNull(runs.finishedAt))
        .orderBy(asc(runs.createdAt));
    },

    async lastLogNumber(runId: string): Promise<number> {
      const [last] = await database.select({ number: runLog.number }).from(runLog).where(eq(runLog.runId, runId)).orderBy(desc(runLog.number)).limit(1);
      return last?.number ?? 0;
    },
  };
}

export type RunsRepository = ReturnType<typeof runsRepository>;
