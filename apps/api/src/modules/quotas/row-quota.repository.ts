import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { parts } from '../../db/schema/parts.ts';
import { rowQuotas } from '../../db/schema/row-quotas.ts';
import { runs } from '../../db/schema/runs.ts';

/** The database, or a transaction with further writes. */
export type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'execute'>;

/** By the clock of our database, so that all processes agree on the day. */
const TODAY = sql<string>`(now() at time zone 'utc')::date`;
const usedToday = sql`case when ${rowQuotas.day} = excluded.day then ${rowQuotas.rows} else 0 end`;

/** Rows that workspaces generated today. */
export function rowQuotaRepository(database: Writer) {
  return {
    /**
     * Adds rows if they fit under the limit, and returns their day; undefined if they do not. One statement, so concurrent callers run one
     * after the other.
     */
    async take(workspaceId: WorkspaceId, rows: number, limit: number, writer: Writer = database): Promise<string | undefined> {
      if (rows > limit) return undefined;
      const [taken] = await writer
        .insert(rowQuotas)
        .values({ workspaceId, day: TODAY as never, rows })
        .onConflictDoUpdate({
          target: rowQuotas.workspaceId,
          set: { day: sql`excluded.day`, rows: sql`${usedToday} + excluded.rows` },
          setWhere: sql`${usedToday} + excluded.rows <= ${limit}::bigint`,
        })
        .returning({ day: rowQuotas.day });
      return taken?.day;
    },

    /** Adds rows that are there already, over the limit too. */
    async add(workspaceId: WorkspaceId, rows: number): Promise<void> {
      await database
        .insert(rowQuotas)
        .values({ workspaceId, day: TODAY as never, rows })
        .onConflictDoUpdate({ target: rowQuotas.workspaceId, set: { day: sql`excluded.day`, rows: sql`${usedToday} + excluded.rows` } });
    },

    async usedToday(workspaceId: WorkspaceId, reader: Writer = database): Promise<{ used: number; startsAgainAt: Date; seconds: number }> {
      const { rows } = await reader.execute<{ used: string; again: Date; seconds: number }>(sql`
        select coalesce((select q.rows from ${rowQuotas} q where q.workspace_id = ${workspaceId} and q.day = ${TODAY}), 0)::text as used,
               (${TODAY} + 1)::timestamp at time zone 'utc' as again,
               ceil(extract(epoch from (${TODAY} + 1)::timestamp - (now() at time zone 'utc')))::int as seconds`);
      const { used, again, seconds } = rows[0]!;
      return { used: Number(used), startsAgainAt: new Date(again), seconds };
    },

    /** Stores how many rows a run took, so that its end can return the rest. */
    async keepTaken(runId: string, taken: { rows: number; day: string } | null, writer: Writer): Promise<void> {
      await writer
        .update(runs)
        .set({ quotaRows: taken?.rows ?? null, quotaDay: taken?.day ?? null })
        .where(eq(runs.id, runId));
    },

    /** Rows of a run that its finished parts have not generated. */
    async missing(runId: string, reader: Writer): Promise<number> {
      const made = sql<string>`coalesce((select sum(${parts.rowsDone}) from ${parts} where ${and(eq(parts.runId, runId), eq(parts.state, 'done'))}), 0)::text`;
      const [run] = await reader.select({ rows: runs.rows, made }).from(runs).where(eq(runs.id, runId));
      return run ? Math.max(0, run.rows - Number(run.made)) : 0;
    },
  };
}

export type RowQuotaRepository = ReturnType<typeof rowQuotaRepository>;

/**
 * For a failed or cancelled run: returns the rows that it took and did not generate, to the day they were taken from.
 * Rows that were generated and rolled back count as generated.
 */
export async function giveBackRows(writer: Pick<Database, 'execute'>, runId: string): Promise<void> {
  await writer.execute(sql`
    update ${rowQuotas} q set rows = greatest(0, q.rows - least(r.quota_rows, greatest(0, r.rows - r.rows_done)))
    from ${runs} r
    where r.id = ${runId} and q.workspace_id = r.workspace_id and q.day = r.quota_day`);
}
