import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { parts } from '../../../db/schema/parts.ts';
import { runs } from '../../../db/schema/runs.ts';
import { LEASE_SECONDS, SILENT_SECONDS } from '../leases.ts';
import { OPEN_STATES } from '../run-states.ts';
import type { PartChanges } from './change-part.ts';
import type { SilentPart } from './part-rows.ts';

/** A run that is being cancelled waits this long for a silent worker. */
const STOPPING_LEASE_SECONDS = 10;

/** Parts whose workers stopped without releasing them. */
export function partReaper(database: Database, { settle }: PartChanges) {
  return {
    /** Processes that have parts at work, on this host. */
    async workersOn(host: string): Promise<string[]> {
      const rows = await database
        .selectDistinct({ worker: parts.worker })
        .from(parts)
        .where(and(eq(parts.state, 'running'), sql`starts_with(${parts.worker}, ${`${host}:`})`));
      return rows.flatMap(({ worker }) => worker ?? []);
    },

    /** Returns the parts of silent workers, and of dead ones; ends runs without remaining parts. */
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
      for (const id of new Set([...overdue.rows.map(({ run_id }) => run_id), ...open.map(({ id }) => id)])) await settle(id);
    },

    /** Parts whose workers send no heartbeats; seconds until others take them over. */
    async silent(): Promise<SilentPart[]> {
      const { rows } = await database.execute<SilentPart>(sql`
        select run_id as "runId", number, token::int as attempt, worker, ceil(greatest(0, extract(epoch from lease_until - now())))::int as seconds
        from ${parts} where state = 'running' and lease_until < now() + make_interval(secs => ${LEASE_SECONDS - SILENT_SECONDS})`);
      return rows;
    },
  };
}
