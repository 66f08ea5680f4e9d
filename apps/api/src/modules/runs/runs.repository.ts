import type { RunKind, RunParts, RunState } from '@seedbed/contract';
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { ring } from '../../db/bell.ts';
import type { Place } from '../../db/cursor.ts';
import type { Database } from '../../db/client.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { runLog } from '../../db/schema/run-log.ts';
import { runTables } from '../../db/schema/run-tables.ts';
import { runs } from '../../db/schema/runs.ts';
import { sqlStateOf } from '../../db/unavailable.ts';
import { parts } from '../../db/schema/parts.ts';
import type { NewPart, PartRow } from './parts.repository.ts';
import { OPEN_STATES, statesBefore } from './run-states.ts';
import { tablesOf, type LiveTable } from './run-tables.ts';

export type RunRow = typeof runs.$inferSelect;
export type LogRow = typeof runLog.$inferSelect;
export type RunView = RunRow & { datasetName: string; progress: readonly LiveTable[]; parts: RunParts; retries: number };

const NO_PARTS = { parts: { total: 0, pending: 0, running: 0, done: 0, failed: 0 }, retries: 0 };

export function runsRepository(database: Database) {
  const withName = () => database.select({ run: runs, datasetName: datasets.name }).from(runs).innerJoin(datasets, eq(datasets.id, runs.datasetId));

  async function withProgress(found: Awaited<ReturnType<typeof withName>>): Promise<RunView[]> {
    const ids = found.map((row) => row.run.id);
    const atWork = new Set(found.filter(({ run }) => OPEN_STATES.includes(run.state)).map(({ run }) => run.id));
    const [tables, counts] = await Promise.all([tablesOf(database, ids, atWork), partCounts(ids)]);
    return found.map(({ run, datasetName }) => {
      const progress = tables.get(run.id) ?? [];
      const sum = (of: (table: LiveTable) => number): number => progress.reduce((total, table) => total + of(table), 0);
      const done = atWork.has(run.id) ? { rowsDone: sum((table) => table.rowsDone), bytesDone: sum((table) => table.bytesDone) } : {};
      return { ...run, ...done, datasetName, progress, ...(counts.get(run.id) ?? NO_PARTS) };
    });
  }

  async function partCounts(ids: readonly string[]): Promise<ReadonlyMap<string, { parts: RunParts; retries: number }>> {
    if (ids.length === 0) return new Map();
    const rows = await database.select({ id: parts.runId, state: parts.state, parts: count(), retries: sql<number>`sum(${parts.attempts})::int` }).from(parts).where(inArray(parts.runId, [...ids])).groupBy(parts.runId, parts.state); // prettier-ignore
    return new Map(
      [...Map.groupBy(rows, ({ id }) => id)].map(([id, states]) => {
        const of = (state: PartRow['state']): number => states.find((each) => each.state === state)?.parts ?? 0;
        const total = states.reduce((all, each) => all + each.parts, 0);
        const retries = states.reduce((all, each) => all + each.retries, 0);
        return [id, { parts: { total, pending: of('pending'), running: of('running'), done: of('done'), failed: of('failed') }, retries }];
      }),
    );
  }

  return {
    async find(id: string): Promise<RunView | undefined> {
      return (await withProgress(await withName().where(eq(runs.id, id))))[0];
    },

    async findByKey(key: string): Promise<RunView | undefined> {
      return (await withProgress(await withName().where(eq(runs.idempotencyKey, key))))[0];
    },

    async list(options: {
      datasetId: string | undefined;
      kind: RunKind | undefined;
      state: RunState | undefined;
      after: Place | undefined;
      limit: number;
    }): Promise<RunView[]> {
      const { after } = options;
      return withProgress(
        await withName()
          .where(
            and(
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

    /** The run, its tables, its first parts and the bell, or nothing. */
    async insert(run: typeof runs.$inferInsert, tables: readonly (typeof runTables.$inferInsert)[], first: readonly NewPart[]): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.insert(runs).values(run);
        if (tables.length > 0) await transaction.insert(runTables).values([...tables]);
        await transaction.insert(parts).values(first.map((part) => ({ runId: run.id, ...part })));
        await transaction.execute(ring(run.id));
      });
    },

    /** Moves the run if it is in a state from which that is allowed; false where it is not (any more). */
    async move(id: string, to: RunState, changes: Partial<typeof runs.$inferInsert> = {}): Promise<boolean> {
      const moved = await database
        .update(runs)
        .set({ ...changes, state: to })
        .where(and(eq(runs.id, id), inArray(runs.state, statesBefore(to))))
        .returning({ id: runs.id });
      if (moved.length > 0) await database.execute(ring(id));
      return moved.length > 0;
    },

    /** Writes a line behind the last one, those of several workers come one after the other. */
    async log(line: Omit<typeof runLog.$inferInsert, 'number'>): Promise<void> {
      for (;;) {
        try {
          await database.transaction(async (transaction) => {
            const next = sql<number>`(select coalesce(max(number), 0) + 1 from ${runLog} where ${eq(runLog.runId, line.runId)})`;
            await transaction.insert(runLog).values({ ...line, number: next as never });
            await transaction.execute(ring(line.runId));
          });
          return;
        } catch (error) {
          if (sqlStateOf(error)?.code !== '23505') throw error;
        }
      }
    },

    async logAfter(runId: string, number: number): Promise<LogRow[]> {
      return database
        .select()
        .from(runLog)
        .where(and(eq(runLog.runId, runId), gt(runLog.number, number)))
        .orderBy(asc(runLog.number));
    },

    async stateOf(id: string): Promise<RunState | undefined> {
      return (await database.select({ state: runs.state }).from(runs).where(eq(runs.id, id)))[0]?.state;
    },

    /** Runs at work that have no parts: of a version before they had. */
    async withoutParts(): Promise<{ id: string; connections: number }[]> {
      return database
        .select({ id: runs.id, connections: runs.connections })
        .from(runs)
        .where(and(inArray(runs.state, OPEN_STATES), sql`not exists (select from ${parts} where ${parts.runId} = ${runs.id})`));
    },
  };
}

export type RunsRepository = ReturnType<typeof runsRepository>;
