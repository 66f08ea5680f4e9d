import { LIMITS, type ProblemDocument } from '@seedbed/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { artifacts } from '../../../db/schema/artifacts.ts';
import { parts } from '../../../db/schema/parts.ts';
import { runTables } from '../../../db/schema/run-tables.ts';
import { runs } from '../../../db/schema/runs.ts';
import { newId } from '../../../db/uuid.ts';
import type { PartChanges } from './change-part.ts';
import type { Changes, Lease, PartEnd } from './part-rows.ts';

/** Rows of an unfinished part are not in the target. `atWork`: the new state of its open tables; `changes`: its progress since the last save. */
function takenBack(atWork: 'failed' | 'rolled-back', changes: Changes) {
  return {
    progress: sql`(select coalesce(jsonb_object_agg(t.key, t.value || jsonb_build_object('rows', 0, 'bytes', 0, 'state',
        case t.value->>'state' when 'skipped' then 'skipped' when 'running' then ${atWork}::text else 'rolled-back' end)), '{}')
      from jsonb_each(progress || ${JSON.stringify(changes)}::jsonb) t)`,
  };
}

/** Rows of tables that are gone from the target are in it no more, whatever parts sent them. */
async function takeOut(transaction: Pick<Database, 'update'>, runId: string, gone: unknown): Promise<void> {
  for (const table of Array.isArray(gone) ? (gone as unknown[]).map(String) : [])
    await transaction
      .update(parts)
      .set({ progress: sql`jsonb_set(progress, array[${table}::text], progress->${table}::text || '{"rows": 0, "bytes": 0, "state": "rolled-back"}')` })
      .where(and(eq(parts.runId, runId), sql`progress ? ${table}::text`));
}

/**
 * How a worker releases a part: done, failed, or for others to take. Each returns false if another worker has taken the
 * part.
 */
export function partEnds({ write }: PartChanges) {
  return {
    done(lease: Lease, { rows, result = null, add = [], run = {}, artifacts: made = [] }: PartEnd, changes: Changes): Promise<boolean> {
      const change = {
        state: 'done' as const,
        rowsDone: rows,
        result,
        error: null,
        finishedAt: sql`now()`,
        progress: sql`progress || ${JSON.stringify(changes)}::jsonb`,
      };
      return write(lease, change, async (transaction) => {
        const { runId } = lease;
        if (add.length > 0) await transaction.insert(parts).values(add.map((part) => ({ runId, ...part }))).onConflictDoNothing(); // prettier-ignore
        const expiresAt = sql`now() + make_interval(days => ${LIMITS.artifactDays})`;
        const rowsOf = made.map((each, position) => ({ id: newId(), runId, position, ...each, expiresAt }));
        if (rowsOf.length > 0) await transaction.insert(artifacts).values(rowsOf).onConflictDoNothing();
        const { facts, report, readBack, tableParts = {} } = run;
        if (readBack) await transaction.update(runs).set({ readBack }).where(eq(runs.id, runId));
        if (facts !== undefined || report !== undefined) await transaction.update(runs).set({ ...(facts !== undefined && { facts }), ...(report !== undefined && { report }) }).where(eq(runs.id, runId)); // prettier-ignore
        for (const [table, number] of Object.entries(tableParts))
          await transaction.update(runTables).set({ parts: number }).where(and(eq(runTables.runId, runId), eq(runTables.table, table))); // prettier-ignore
      });
    },

    /** These finished parts are missing in the target: repeats them, and then this one. */
    redo(lease: Lease, numbers: readonly number[]): Promise<boolean> {
      return write(lease, { state: 'pending' }, async (transaction) => {
        await transaction.update(runs).set({ readBack: null }).where(eq(runs.id, lease.runId));
        await transaction
          .update(parts)
          .set({ state: 'pending', proof: null, progress: {}, rowsDone: 0 })
          .where(and(eq(parts.runId, lease.runId), eq(parts.state, 'done'), inArray(parts.number, [...numbers])));
      });
    },

    /** Ends the run with it, when its other parts have stopped. */
    fail(
      lease: Lease,
      problem: ProblemDocument,
      { changes = {}, inDoubt = false }: { readonly changes?: Changes; readonly inDoubt?: boolean } = {},
    ): Promise<boolean> {
      return write(
        lease,
        { state: 'failed', inDoubt, error: problem, finishedAt: sql`now()`, ...(inDoubt ? {} : takenBack('failed', changes)) },
        async (transaction) => {
          await transaction
            .update(runs)
            .set({ error: sql`coalesce(${runs.error}, ${JSON.stringify(problem)}::json)` })
            .where(eq(runs.id, lease.runId));
          await takeOut(transaction, lease.runId, (problem as { gone?: unknown }).gone);
        },
      );
    },

    /**
     * Any worker may start it again. `afterMs`: it failed, so not before then. `inDoubt`: its outcome is unknown; otherwise nothing of it
     * is in the target.
     */
    handBack(
      lease: Lease,
      { afterMs, changes = {}, inDoubt = false }: { readonly afterMs?: number; readonly changes?: Changes; readonly inDoubt?: boolean } = {},
    ): Promise<boolean> {
      const later = afterMs === undefined ? {} : { notBefore: sql`now() + make_interval(secs => ${afterMs / 1000})`, attempts: sql`${parts.attempts} + 1` };
      return write(lease, { state: 'pending', inDoubt, ...(inDoubt ? {} : { proof: null, ...takenBack('rolled-back', changes) }), ...later });
    },
  };
}
