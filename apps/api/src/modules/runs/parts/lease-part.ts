import type { RunState } from '@seedbed/contract';
import { and, eq, sql } from 'drizzle-orm';
import { ring } from '../../../db/notifier.ts';
import type { Database } from '../../../db/client.ts';
import { parts } from '../../../db/schema/parts.ts';
import { runs } from '../../../db/schema/runs.ts';
import { LEASE_SECONDS } from '../leases.ts';
import { OPEN_STATES } from '../run-states.ts';
import { heldBy } from './change-part.ts';
import type { Changes, Lease, PartRow } from './part-rows.ts';

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** How a worker gets a part and keeps it. */
export function partLeases(database: Database) {
  return {
    /** Takes the next available part, of the oldest run; or one in doubt, of a run that should end. */
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
        // Tells the new worker that the part was never returned; from here on this worker is responsible.
        await transaction.update(parts).set({ inDoubt: true }).where(heldBy(part!));
        await transaction.execute(ring(next.run_id));
        return part;
      });
    },

    /** Renews the lease, and saves the progress. Undefined if the part belongs to another worker; `stop` if its run should end. */
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

    /** Saved before a COMMIT whose outcome the target would not show otherwise. */
    async prove(lease: Lease, proof: unknown): Promise<boolean> {
      return (await database.update(parts).set({ proof }).where(heldBy(lease)).returning({ number: parts.number })).length > 0;
    },
  };
}

/** Oldest run first, then its parts in order, with at most as many in parallel as it has connections. */
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
