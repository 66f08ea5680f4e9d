import { LIMITS, type ProblemDocument, type RunState } from '@seedbed/contract';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { MadeArtifact } from '@seedbed/runner/compute';
import { ring } from '../../db/bell.ts';
import type { Database } from '../../db/client.ts';
import { artifacts } from '../../db/schema/artifacts.ts';
import { parts, type PartTable } from '../../db/schema/parts.ts';
import { newId } from '../../db/uuid.ts';
import { runTables } from '../../db/schema/run-tables.ts';
import { runs } from '../../db/schema/runs.ts';
import { giveBackRows } from '../quotas/row-quota.repository.ts';
import type { RowQuotas } from '../quotas/row-quota.service.ts';
import { LEASE_SECONDS, SILENT_SECONDS } from './leases.ts';
import type { EndedRun } from './run-ends.ts';
import { foldTables } from './run-tables.ts';
import { endOf, OPEN_STATES, statesBefore, type EndReadBack } from './run-states.ts';

export type PartRow = typeof parts.$inferSelect;
export type NewPart = Pick<PartRow, 'number' | 'stage' | 'work'>;
/** Who holds a part: worthless once somebody else took it. */
export type Lease = Pick<PartRow, 'runId' | 'number' | 'token'>;
export type SilentPart = { readonly runId: string; readonly number: number; readonly attempt: number; readonly worker: string; readonly seconds: number };
export type Changes = Readonly<Record<string, PartTable>>;

/** What a part that is done leaves behind. */
export type PartEnd = {
  readonly rows: number;
  readonly result?: unknown;
  /** More parts, for stages behind this one; those with a number that is there already are passed over. */
  readonly add?: readonly NewPart[];
  /** Of the run: facts that decide its rows, what is told at its end, how many parts its tables have. */
  readonly run?: {
    readonly facts?: unknown;
    readonly report?: unknown;
    readonly readBack?: EndReadBack;
    readonly tableParts?: Readonly<Record<string, number>>;
  };
  /** Files that are whole, from now on for everybody. */
  readonly artifacts?: readonly MadeArtifact[];
};

/** A run that is to end waits so long for one. */
const STOPPING_LEASE_SECONDS = 10;

/** Rows of a part that did not come to its end are not there: a run says how many it has. One in a single transaction says how far it came. */
const TAKEN_BACK = {
  progress: sql`case when work->>'kind' = 'whole' then progress
    else (select coalesce(jsonb_object_agg(t.key, t.value || '{"rows": 0, "bytes": 0}'), '{}') from jsonb_each(progress) t) end`,
};

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The part rows, each changed only by who holds its newest token (RELIABILITY 2, step 1). `ended` is told of runs that a change here ends, once it is kept. */
export function partsRepository(database: Database, quotas: Pick<RowQuotas, 'takeAgain'>, ended: (run: EndedRun) => void) {
  const mine = ({ runId, number, token }: Lease) => and(eq(parts.runId, runId), eq(parts.number, number), eq(parts.token, token), eq(parts.state, 'running'));

  /** False where the part is not ours any more. The run's row is locked first, always: whoever comes last sees what all did. */
  async function write(lease: Lease, change: PgUpdateSetSource<typeof parts>, more?: (transaction: Transaction) => Promise<void>): Promise<boolean> {
    let end: EndedRun | undefined;
    const isWritten = await database.transaction(async (transaction) => {
      await transaction.select({ id: runs.id }).from(runs).where(eq(runs.id, lease.runId)).for('update');
      const written = await transaction.update(parts).set({ worker: null, leaseUntil: null, inDoubt: false, ...change }).where(mine(lease)).returning({ number: parts.number }); // prettier-ignore
      if (written.length === 0) return false;
      await more?.(transaction);
      end = await settle(transaction, lease.runId);
      await transaction.execute(ring(lease.runId));
      return true;
    });
    if (end) ended(end);
    return isWritten;
  }

  /** Ends the run where nothing of it is left to wait for. */
  async function settleRun(runId: string): Promise<void> {
    const end = await database.transaction(async (transaction) => {
      await transaction.select({ id: runs.id }).from(runs).where(eq(runs.id, runId)).for('update');
      const found = await settle(transaction, runId);
      await transaction.execute(ring(runId));
      return found;
    });
    if (end) ended(end);
  }

  return {
    /** Takes the next part that may be done, of the oldest run; or one that is in doubt, of a run that is to end. */
    async claim(worker: string, kinds: readonly string[]): Promise<PartRow | undefined> {
      return database.transaction(async (transaction) => {
        const found = await transaction.execute<{ run_id: string; number: number }>(nextSql(kinds));
        const next = found.rows[0];
        if (!next) return undefined;
        const [part] = await transaction
          .update(parts)
          .set({
            state: 'running',
            worker,
            token: sql`${parts.token} + 1`,
            leaseUntil: leaseEnd,
            startedAt: sql`now()`,
            finishedAt: null,
            progress: {},
          })
          .where(and(eq(parts.runId, next.run_id), eq(parts.number, next.number)))
          .returning();
        await transaction
          .update(runs)
          .set({ state: 'preparing', startedAt: sql`coalesce(${runs.startedAt}, now())` })
          .where(and(eq(runs.id, next.run_id), eq(runs.state, 'queued')));
        // What was taken and never handed back is told to who takes it now; from here on it is ours to answer for.
        await transaction.update(parts).set({ inDoubt: true }).where(mine(part!));
        await transaction.execute(ring(next.run_id));
        return part;
      });
    },

    /** A sign of life, and what was done since the last one. Undefined where the part is not ours any more; `stop` where its run is to end. */
    async renew(lease: Lease, changes: Changes): Promise<{ stop: 'cancelled' | 'failed' | null } | undefined> {
      const changed = Object.keys(changes).length > 0;
      const { rows } = await database.execute<{ state: RunState; failed: boolean }>(sql`
        with mine as (
          update ${parts} set lease_until = ${leaseEnd}, progress = progress || ${JSON.stringify(changes)}::jsonb
          where run_id = ${lease.runId} and number = ${lease.number} and token = ${lease.token} and state = 'running'
          returning run_id
        )
        select r.state, r.error is not null as failed ${changed ? sql`, pg_catalog.pg_notify('seedbed_runs', r.id::text)` : sql``} from ${runs} r join mine on mine.run_id = r.id`);
      const run = rows[0];
      return run && { stop: run.state === 'cancelling' ? 'cancelled' : run.failed ? 'failed' : null };
    },

    /** Kept before a COMMIT whose outcome cannot be seen in the target otherwise. */
    async prove(lease: Lease, proof: unknown): Promise<boolean> {
      return (await database.update(parts).set({ proof }).where(mine(lease)).returning({ number: parts.number })).length > 0;
    },

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

    /** These parts are not there although they were done: they are to be done again, and this one behind them. */
    redo(lease: Lease, numbers: readonly number[]): Promise<boolean> {
      return write(lease, { state: 'pending' }, async (transaction) => {
        await transaction.update(runs).set({ readBack: null }).where(eq(runs.id, lease.runId));
        await transaction
          .update(parts)
          .set({ state: 'pending', proof: null, progress: {}, rowsDone: 0 })
          .where(and(eq(parts.runId, lease.runId), eq(parts.state, 'done'), inArray(parts.number, [...numbers])));
      });
    },

    /** In their order, behind that number. */
    async list(runId: string, after: number | undefined, limit: number): Promise<PartRow[]> {
      return database
        .select()
        .from(parts)
        .where(and(eq(parts.runId, runId), after === undefined ? undefined : gt(parts.number, after)))
        .orderBy(parts.number)
        .limit(limit);
    },

    /** What the parts of a run are, in their order. */
    async worksOf(runId: string): Promise<Pick<PartRow, 'number' | 'work'>[]> {
      return database.select({ number: parts.number, work: parts.work }).from(parts).where(eq(parts.runId, runId)).orderBy(parts.number);
    },

    /** What the parts of a run that are done have left behind, in their order. */
    async resultsOf(runId: string): Promise<unknown[]> {
      const rows = await database.select({ result: parts.result }).from(parts).where(and(eq(parts.runId, runId), eq(parts.state, 'done'))).orderBy(parts.number); // prettier-ignore
      return rows.map(({ result }) => result);
    },

    /** Ends the run with it, when its other parts have stopped. */
    fail(lease: Lease, problem: ProblemDocument, { inDoubt = false } = {}): Promise<boolean> {
      return write(lease, { state: 'failed', inDoubt, error: problem, finishedAt: sql`now()`, ...(inDoubt ? {} : TAKEN_BACK) }, async (transaction) => {
        await transaction
          .update(runs)
          .set({ error: sql`coalesce(${runs.error}, ${JSON.stringify(problem)}::json)` })
          .where(eq(runs.id, lease.runId));
      });
    },

    /** It is begun again, by anybody. `afterMs`: it failed, and not before then. `inDoubt`: whether it is in the target is not known; otherwise nothing of it is. */
    handBack(lease: Lease, { afterMs, inDoubt = false }: { readonly afterMs?: number; readonly inDoubt?: boolean } = {}): Promise<boolean> {
      const later = afterMs === undefined ? {} : { notBefore: sql`now() + make_interval(secs => ${afterMs / 1000})`, attempts: sql`${parts.attempts} + 1` };
      return write(lease, { state: 'pending', inDoubt, ...(inDoubt ? {} : { proof: null, ...TAKEN_BACK }), ...later });
    },

    /** Processes that have parts at work, on this host. */
    async workersOn(host: string): Promise<string[]> {
      const rows = await database
        .selectDistinct({ worker: parts.worker })
        .from(parts)
        .where(and(eq(parts.state, 'running'), sql`starts_with(${parts.worker}, ${`${host}:`})`));
      return rows.flatMap(({ worker }) => worker ?? []);
    },

    /** Gives back the parts of workers that show no sign of life, and of those that are known to be dead; ends runs that have none left. */
    async reap(dead: readonly string[]): Promise<void> {
      const overdue = await database.execute<{ run_id: string }>(sql`
        update ${parts} p set state = 'pending', worker = null, lease_until = null
        from ${runs} r
        where r.id = p.run_id and p.state = 'running'
          and (p.worker = any(${`{${dead.map((name) => JSON.stringify(name)).join(',')}}`}::text[])
               or p.lease_until < now() + case when r.state = 'cancelling' then make_interval(secs => ${LEASE_SECONDS - STOPPING_LEASE_SECONDS}) else interval '0' end)
        returning p.run_id`);
      const open = await database
        .select({ id: runs.id })
        .from(runs)
        .where(and(inArray(runs.state, OPEN_STATES), sql`(${runs.state} = 'cancelling' or ${runs.error} is not null)`));
      for (const id of new Set([...overdue.rows.map(({ run_id }) => run_id), ...open.map(({ id }) => id)])) await settleRun(id);
    },

    /** Parts that are waited for, since their workers give no sign of life; seconds until others take them over. */
    async silent(): Promise<SilentPart[]> {
      const { rows } = await database.execute<SilentPart>(sql`
        select run_id as "runId", number, token::int as attempt, worker, ceil(greatest(0, extract(epoch from lease_until - now())))::int as seconds
        from ${parts} where state = 'running' and lease_until < now() + make_interval(secs => ${LEASE_SECONDS - SILENT_SECONDS})`);
      return rows;
    },

    settle: settleRun,

    /** A run that ended badly goes on: what failed is to be done again. False where it is in no such state. Throws Problem `quota-exceeded`. */
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

export type PartsRepository = ReturnType<typeof partsRepository>;

/** Within a transaction that has locked the run; gives it where it ends. */
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
  await foldTables(transaction, runId);
  if (end.state !== 'succeeded') await giveBackRows(transaction, runId);
  const [ended] = await transaction.update(runs).set({ finishedAt: sql`now()`, ...(end.state === 'succeeded' ? { ...end, sealedAddress: null, error: null } : end) }).where(eq(runs.id, runId)).returning({ id: runs.id, kind: runs.kind, state: runs.state, startedAt: runs.startedAt, finishedAt: runs.finishedAt }); // prettier-ignore
  return { ...ended!, finishedAt: ended!.finishedAt! };
}

/** Oldest run first, then in the order of its parts, of which so many are at work as it has connections. */
const nextSql = (kinds: readonly string[]) => sql`
  select p.run_id, p.number
  from ${parts} p
  join ${runs} r on r.id = p.run_id
  where p.state = 'pending' and r.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})
    and r.state in (${sql.join(
      OPEN_STATES.map((state) => sql`${state}`),
      sql`, `,
    )})
    and (p.not_before is null or p.not_before <= now())
    and case
      when r.state = 'cancelling' or r.error is not null then p.in_doubt
      else not exists (select from ${parts} e where e.run_id = p.run_id and e.stage < p.stage and e.state <> 'done')
        and (select count(*) from ${parts} b where b.run_id = p.run_id and b.state = 'running') < r.connections
    end
  order by r.created_at, p.run_id, p.stage, p.number
  limit 1
  for update of p skip locked`;
