import type { RunTableState } from '@seedbed/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { runTables } from '../../db/schema/run-tables.ts';
import { parts } from '../../db/schema/parts.ts';
import { runs } from '../../db/schema/runs.ts';
import { LEASE_SECONDS, SILENT_SECONDS } from './leases.ts';

export type RunTableRow = typeof runTables.$inferSelect;
export type LiveTable = RunTableRow & { readonly bytesDone: number };
type Reader = Pick<Database, 'select' | 'execute'>;

/** The sum over these runs' parts for a table. */
type Sum = {
  run_id: string;
  table: string;
  rows: string;
  bytes: string;
  seconds: number | null;
  done: string;
  skipped: boolean;
  /** Nothing of it is in the target, and nobody is working on it. */ gone: boolean;
  failed: boolean;
};

/** Current tables of runs, in load order; for running ones with the progress of their parts. */
export async function tablesOf(database: Reader, ids: readonly string[], atWork: ReadonlySet<string>): Promise<ReadonlyMap<string, readonly LiveTable[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database.select().from(runTables).where(inArray(runTables.runId, [...ids])).orderBy(asc(runTables.runId), asc(runTables.position)); // prettier-ignore
  const live = atWork.size === 0 ? [] : await sumsOf(database, [...atWork]);
  const sums = new Map(live.map((each) => [`${each.run_id} ${each.table}`, each]));
  return Map.groupBy(
    rows.map((row) => (atWork.has(row.runId) ? withSum(row, sums.get(`${row.runId} ${row.table}`)) : { ...row, bytesDone: 0 })),
    ({ runId }) => runId,
  );
}

/** The progress of a silent worker: lost, or found by its successor. It does not count until that is known. */
const DOUBTFUL = sql.raw(
  `(p.state = 'running' and p.lease_until < now() + interval '${LEASE_SECONDS - SILENT_SECONDS} s' or p.state = 'pending' and p.in_doubt and p.worker is null or p.state = 'failed' and p.in_doubt)`,
);

async function sumsOf(database: Reader, ids: readonly string[]): Promise<Sum[]> {
  const { rows } = await database.execute<Sum>(sql`
    select p.run_id, t.key as "table", sum(case when ${DOUBTFUL} then 0 else (t.value->>'rows')::numeric end)::text as rows,
           sum(case when ${DOUBTFUL} then 0 else (t.value->>'bytes')::numeric end)::text as bytes,
           sum((t.value->>'seconds')::float8) as seconds, count(*) filter (where t.value->>'state' in ('done', 'skipped') and not ${DOUBTFUL})::text as done,
           bool_and(t.value->>'state' = 'skipped') as skipped, bool_and(t.value->>'state' in ('failed', 'rolled-back')) as gone,
           bool_or(t.value->>'state' = 'failed') as failed
    from ${parts} p cross join lateral jsonb_each(p.progress) t
    where p.run_id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})
    group by 1, 2`);
  return rows;
}

function withSum(row: RunTableRow, sum: Sum | undefined): LiveTable {
  // Resets values of an earlier attempt.
  if (!sum) return { ...row, bytesDone: 0, rowsDone: 0, state: 'waiting' };
  return { ...row, rowsDone: Number(sum.rows), bytesDone: Number(sum.bytes), seconds: sum.seconds, state: stateOf(row, sum) };
}

function stateOf({ parts: all }: RunTableRow, { skipped, gone, failed, done }: Sum): RunTableState {
  if (skipped) return 'skipped';
  if (gone) return failed ? 'failed' : 'rolled-back';
  return Number(done) >= all ? 'done' : 'running';
}

/** At the run's end: an untouched table gets no rows from it; a started one has some or none of them. */
function endStateOf({ state, rows, rowsDone }: LiveTable, end: 'succeeded' | 'failed' | 'cancelled'): RunTableState {
  if (state === 'waiting') return end === 'succeeded' && rows === 0 ? 'done' : 'skipped';
  if (state !== 'running') return state;
  return end !== 'cancelled' ? 'failed' : rowsDone > 0 ? 'partial' : 'rolled-back';
}

/** At a run's end: stores the sums over its parts. */
export async function foldTables(database: Reader & Pick<Database, 'update'>, runId: string, end: 'succeeded' | 'failed' | 'cancelled'): Promise<void> {
  const tables = (await tablesOf(database, [runId], new Set([runId]))).get(runId) ?? [];
  for (const table of tables) {
    const { position, rowsDone, seconds } = table;
    await database
      .update(runTables)
      .set({ rowsDone, seconds, state: endStateOf(table, end) })
      .where(sql`${eq(runTables.runId, runId)} and ${eq(runTables.position, position)}`);
  }
  const sum = (of: (table: LiveTable) => number): number => tables.reduce((total, table) => total + of(table), 0);
  await database.update(runs).set({ rowsDone: sum((table) => table.rowsDone), bytesDone: sum((table) => table.bytesDone) }).where(eq(runs.id, runId)); // prettier-ignore
}
