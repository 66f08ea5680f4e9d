import { and, count, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { ring } from '../../../db/notifier.ts';
import type { Database } from '../../../db/client.ts';
import { parts } from '../../../db/schema/parts.ts';
import { runs } from '../../../db/schema/runs.ts';
import { giveBackRows } from '../../quotas/row-quota.repository.ts';
import type { EndedRun } from '../run-ends.ts';
import { endOf, OPEN_STATES } from '../run-states.ts';
import { foldTables } from '../run-tables.ts';
import type { Lease } from './part-rows.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type PartChanges = ReturnType<typeof partChanges>;

/** The row of a part, while its lease is the newest one. */
export const heldBy = ({ runId, number, token }: Lease) =>
  and(eq(parts.runId, runId), eq(parts.number, number), eq(parts.token, token), eq(parts.state, 'running'));

/** Changes of parts that may end their run. Calls `ended` with that run after the commit. */
export function partChanges(database: Database, ended: (run: EndedRun) => void) {
  /**
   * Locks the run's row, changes it, and ends the run if no part remains. Every change locks this row first, so the
   * last one sees all others.
   */
  async function inRun(runId: string, change: (transaction: Transaction) => Promise<boolean>): Promise<boolean> {
    let end: EndedRun | undefined;
    const isChanged = await database.transaction(async (transaction) => {
      await transaction.select({ id: runs.id }).from(runs).where(eq(runs.id, runId)).for('update');
      if (!(await change(transaction))) return false;
      end = await settle(transaction, runId);
      await transaction.execute(ring(runId));
      return true;
    });
    if (end) ended(end);
    return isChanged;
  }

  return {
    /** Changes the part and releases its lease. False if another worker has taken the part. */
    write(lease: Lease, change: PgUpdateSetSource<typeof parts>, more?: (transaction: Transaction) => Promise<void>): Promise<boolean> {
      return inRun(lease.runId, async (transaction) => {
        const written = await transaction.update(parts).set({ worker: null, leaseUntil: null, inDoubt: false, ...change }).where(heldBy(lease)).returning({ number: parts.number }); // prettier-ignore
        if (written.length === 0) return false;
        await more?.(transaction);
        return true;
      });
    },

    /** Ends the run if no part remains. */
    async settle(runId: string): Promise<void> {
      await inRun(runId, async () => true);
    },
  };
}

/** Call it within a transaction that has locked the run. Returns the run if it ends. */
async function settle(transaction: Transaction, runId: string): Promise<EndedRun | undefined> {
  const [run] = await transaction
    .select({ state: runs.state, readBack: runs.readBack, stopped: sql<boolean>`${runs.error} is not null` })
    .from(runs)
    .where(eq(runs.id, runId));
  const states = await transaction.select({ state: parts.state, inDoubt: parts.inDoubt, parts: count() }).from(parts).where(eq(parts.runId, runId)).groupBy(parts.state, parts.inDoubt); // prettier-ignore
  const sum = (matches: (row: (typeof states)[number]) => boolean): number => states.filter(matches).reduce((total, row) => total + row.parts, 0);
  const end = run && OPEN_STATES.includes(run.state) && endOf(run, {
    total: sum(() => true), running: sum(({ state }) => state === 'running'), done: sum(({ state }) => state === 'done'), inDoubt: sum(({ state, inDoubt }) => inDoubt && state === 'pending'),
  }); // prettier-ignore
  if (!end) return undefined;
  await foldTables(transaction, runId, end.state);
  if (end.state !== 'succeeded') await giveBackRows(transaction, runId);
  const [ended] = await transaction.update(runs).set({ finishedAt: sql`now()`, ...(end.state === 'succeeded' ? { ...end, sealedAddress: null, error: null } : end) }).where(eq(runs.id, runId)).returning({ id: runs.id, kind: runs.kind, state: runs.state, startedAt: runs.startedAt, finishedAt: runs.finishedAt }); // prettier-ignore
  return { ...ended!, finishedAt: ended!.finishedAt! };
}
