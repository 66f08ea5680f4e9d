import { setTimeout as pause } from 'node:timers/promises';
import type { Client, DatabaseError } from 'pg';
import type { TableName } from '../sql/copy-statement.ts';
import type { TellStep } from './load-step.ts';
import { cancelStatement } from './cancel-statement.ts';

/** How a clean-up waits for others that hold its tables. */
export type Patience = {
  /** Aborted: the clean-up gives up at once and reports what remains. */
  readonly hurry?: AbortSignal | undefined;
  readonly tell?: TellStep | undefined;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** All tries together. */
const TOTAL_TIMEOUT_MS = 120_000;

/**
 * Tries until it succeeds, each time waiting longer for locks, with pauses that let queued sessions proceed. `work` gets the wait in
 * milliseconds, for its `lock_timeout`. When the time is over or `hurry` is aborted, throws the last error; throws errors other than locks
 * at once.
 */
export async function waitForLocks<T>(
  client: Client,
  tables: readonly TableName[],
  { hurry, tell }: Patience,
  work: (lockTimeoutMs: number) => Promise<T>,
): Promise<T> {
  const stop = (): void => cancelStatement(client);
  hurry?.addEventListener('abort', stop, { once: true });
  try {
    const started = performance.now();
    for (let wait = FIRST_WAIT_MS, tries = 1; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2), tries++) {
      try {
        return await work(wait);
      } catch (error) {
        const waited = performance.now() - started;
        if (hurry?.aborted || waited > TOTAL_TIMEOUT_MS || !WAITED.has((error as DatabaseError).code)) throw error;
        const left = Math.max(1, Math.round((TOTAL_TIMEOUT_MS - waited) / 1000));
        tell?.({ kind: 'waiting', what: `${await holders(client, tables)}, to take back what this load did; given up in ${left} s`, done: tries, total: 0 });
        await pause(wait / 2, undefined, hurry && { signal: hurry }).catch(() => {});
      }
    }
  } finally {
    hurry?.removeEventListener('abort', stop);
  }
}

/** A lock timeout, a deadlock, a statement timeout. */
const WAITED: ReadonlySet<string | undefined> = new Set(['55P03', '40P01', '57014']);

/** A description of other sessions that hold locks on these tables. */
export async function holders(client: Client, tables: readonly TableName[]): Promise<string> {
  const { rows } = await client
    .query<{ pid: number; user: string | null; name: string | null; table: string }>(holdersSql, [
      tables.map((each) => each.schema),
      tables.map((each) => each.table),
    ])
    .catch(() => ({ rows: [] }));
  if (rows.length === 0) return 'other sessions';
  const each = rows
    .slice(0, MAX_NAMED)
    .map(({ pid, user, name, table }) => `session ${pid}${user === null ? '' : ` of ${user}`}${name ? ` ("${name}")` : ''}, which holds ${table}`);
  return `${each.join('; ')}${rows.length > MAX_NAMED ? ' and others' : ''}`;
}

const MAX_NAMED = 3;

const holdersSql = /* SQL */ `
  select distinct on (l.pid) l.pid, a.usename::text as "user", a.application_name as name, n.nspname || '.' || c.relname as "table"
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  join pg_catalog.pg_locks l on l.relation = c.oid and l.locktype = 'relation' and l.granted and l.pid <> pg_catalog.pg_backend_pid()
    and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = pg_catalog.current_database())
  left join pg_catalog.pg_stat_activity a on a.pid = l.pid
  order by l.pid`;
