import type { Proof, RunState } from '@seedbed/contract';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { ring } from '../../db/notifier.ts';
import type { Database } from '../../db/client.ts';
import { parts } from '../../db/schema/parts.ts';
import { runLog } from '../../db/schema/run-log.ts';
import { runTables } from '../../db/schema/run-tables.ts';
import { runs } from '../../db/schema/runs.ts';
import { toLastProof } from '../datasets/datasets.mapper.ts';
import { OPEN_STATES, statesBefore } from './run-states.ts';
import type { Other } from './taken-by.ts';
import { runViews, type RunView } from './run-views.ts';

export type LogRow = typeof runLog.$inferSelect;

/** Runs as workers and watchers read and write them: in every workspace, by internal ids, never by ids from a request. */
export function runRecords(database: Database) {
  const { withName, withProgress } = runViews(database);

  return {
    async find(id: string): Promise<RunView | undefined> {
      return (await withProgress(await withName().where(eq(runs.id, id))))[0];
    },

    /**
     * Moves the run to another state than success, which needs a read-back (`parts.done`), if its state allows it; false if it does not
     * (any more).
     */
    async move(id: string, to: Exclude<RunState, 'succeeded'>, changes: Partial<Omit<typeof runs.$inferInsert, 'state'>> = {}): Promise<boolean> {
      const moved = await database
        .update(runs)
        .set({ ...changes, state: to, ...(to === 'running' && { runningAt: sql`coalesce(${runs.runningAt}, now())` }) })
        .where(and(eq(runs.id, id), inArray(runs.state, statesBefore(to))))
        .returning({ id: runs.id });
      if (moved.length > 0) await database.execute(ring(id));
      return moved.length > 0;
    },

    /** What the proof of a run said, as its page shows it. */
    async keepProof(id: string, revision: number, proof: Proof): Promise<void> {
      await database
        .update(runs)
        .set({ proof: toLastProof({ revision, proof }) })
        .where(eq(runs.id, id));
    },

    /** A load in parts that is at work on one of these tables of that target; `before`: one that is older than this run. */
    async atWorkOn(target: string, tables: readonly string[], before?: Pick<RunView, 'createdAt' | 'id'>): Promise<Other | undefined> {
      const older = before && sql`(${runs.createdAt}, ${runs.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`;
      const open = and(eq(runs.kind, 'load'), eq(runs.atomic, false), eq(runs.target, target), inArray(runs.state, OPEN_STATES));
      const found = await database
        .select({ id: runs.id, workspaceId: runs.workspaceId, table: runTables.table })
        .from(runs)
        .innerJoin(runTables, eq(runTables.runId, runs.id))
        .where(and(open, inArray(runTables.table, [...tables]), older))
        .orderBy(runs.createdAt, runTables.position)
        .limit(1);
      return found[0];
    },

    /** Appends a line; lines of several workers are serialised. */
    async log(line: Omit<typeof runLog.$inferInsert, 'number'>): Promise<void> {
      // A slower worker finds its number taken, and tries the next one, without an error in the server's log.
      for (let written = false; !written;)
        written = await database.transaction(async (transaction) => {
          const next = sql<number>`(select coalesce(max(number), 0) + 1 from ${runLog} where ${eq(runLog.runId, line.runId)})`;
          const mine = await transaction
            .insert(runLog)
            .values({ ...line, number: next as never })
            .onConflictDoNothing()
            .returning({ number: runLog.number });
          if (mine.length > 0) await transaction.execute(ring(line.runId));
          return mine.length > 0;
        });
    },

    /** Whether one of its lines has this prefix. */
    async hasLine(runId: string, begins: string): Promise<boolean> {
      const there = await database.select({ number: runLog.number }).from(runLog).where(and(eq(runLog.runId, runId), sql`starts_with(${runLog.message}, ${begins})`)).limit(1); // prettier-ignore
      return there.length > 0;
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

export type RunRecords = ReturnType<typeof runRecords>;
