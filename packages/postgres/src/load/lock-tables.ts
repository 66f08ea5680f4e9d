import type { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem, qualifiedName } from '@seedbed/contract';
import type { TableName } from '../sql/copy-statement.ts';

/** The class of our advisory locks, "seed" in ASCII; the second key of a lock is its table's OID. */
const LOCK_CLASS = 0x73656564;

/** A session that has just ended releases its locks only after a moment. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 200;

/** OIDs of tables, in the order in which every run locks them: of two runs that share a table, one gets it. */
export async function oidsOf(client: Client, tables: readonly TableName[]): Promise<readonly number[]> {
  const { rows } = await client.query<{ oid: number }>(oidsSql, [tables.map((each) => each.schema), tables.map((each) => each.table)]);
  return rows.map(({ oid }) => oid);
}

/**
 * One run per table at a time: takes locks that only loads use, held until the transaction ends. Throws Problem
 * `conflict`, which names the other session.
 */
export async function lockForRun(client: Client, oids: readonly number[], signal?: AbortSignal): Promise<void> {
  if (oids.length === 0) return;
  for (const giveUp = performance.now() + PATIENCE_MS; ; await pause(PAUSE_MS, undefined, signal && { signal })) {
    const { rows } = await client.query<{ oid: number }>(lockSql, [oids, LOCK_CLASS]);
    if (rows.length === 0) return;
    if (performance.now() > giveUp) throw await takenBy(client, rows[0]!.oid);
  }
}

async function takenBy(client: Client, oid: number): Promise<Problem> {
  const { rows } = await client.query<{ schema: string; table: string; name: string | null; user: string | null; pid: number | null; since: string | null }>(
    holderSql,
    [oid, LOCK_CLASS],
  );
  const { schema, table, name, user, pid, since } = rows[0]!;
  const taken = qualifiedName(schema, table);
  const who = pid === null ? 'Another load' : `Another load ("${name}", session ${pid} of ${user}${since === null ? '' : `, since ${since}`})`;
  return new Problem('conflict', `${who} is at work on ${taken}: one run fills a table at a time. Wait for its end, or cancel it; nothing was changed.`, {
    facts: { table: taken, ...(pid !== null && { session: pid, application: name }) },
  });
}

const oidsSql = /* SQL */ `
  select c.oid::int8::float8 as oid
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  order by c.oid`;

/**
 * The first table whose lock someone else holds; those before it stay locked until the end of the transaction. OIDs
 * exceed a signed integer.
 */
const lockSql = /* SQL */ `
  select wanted.oid::float8 as oid
  from unnest($1::int8[]) with ordinality wanted(oid, place)
  where not pg_catalog.pg_try_advisory_xact_lock($2::int4, (wanted.oid - case when wanted.oid > 2147483647 then 4294967296 else 0 end)::int4)
  order by place limit 1`;

const holderSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", a.application_name as name, a.usename as "user", a.pid,
         to_char(a.xact_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  left join (
    select l.objid, s.*
    from pg_catalog.pg_locks l
    join pg_catalog.pg_stat_activity s on s.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.objsubid = 2 and l.classid = $2::int8::oid
      and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = pg_catalog.current_database())
  ) a on a.objid = c.oid
  where c.oid = $1::int8::oid
  limit 1`;
