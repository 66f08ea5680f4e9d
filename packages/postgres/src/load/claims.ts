import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import type { TableName } from '../sql/copy-statement.ts';
import { FINISHED, FIRST_STEP, LEDGER, mayKeepLedger } from './ledger.ts';

export type Claimant = {
  readonly tables: readonly TableName[];
  readonly mode: 'empty' | 'append' | 'truncate';
  /** For a load in parts: its own claim does not conflict. */
  readonly run?: string;
};

/**
 * A load in parts holds its tables from its first step to its last, also between its transactions, through the ledger's
 * first row, which names them. Resolves with abandoned runs, which are given up when the tables are emptied. Throws
 * Problem `conflict`, which names the run that holds the tables.
 */
export async function requireUnclaimed(client: Client, { tables, mode, run = '' }: Claimant): Promise<readonly string[]> {
  if (tables.length === 0 || !(await mayRead(client))) return [];
  const names = tables.map(({ schema, table }) => qualifiedName(schema, table));
  for (const giveUpAt = performance.now() + BETWEEN_PARTS_MS; ; await pause(PAUSE_MS)) {
    const { rows } = await client.query<Claim>(claimsSql, [run, names]);
    const claims = rows.toSorted((a, b) => Number(a.session === null) - Number(b.session === null));
    if (claims.length === 0) return [];
    if (claims[0]!.session !== null) throw claimed(claims[0]!);
    if (performance.now() < giveUpAt) continue;
    const may = await mayKeepLedger(client);
    const kept = mode === 'truncate' && may ? undefined : claims.find(({ parts }) => parts > 0);
    if (kept) throw claimed(kept);
    return may ? claims.map((claim) => claim.run) : [];
  }
}

/** A running load briefly has no session when it goes from one part to the next. */
const BETWEEN_PARTS_MS = 2_000;
const PAUSE_MS = 100;

/** In the transaction that holds their tables: a later part of these runs then notices that it must stop. */
export async function giveUp(client: Client, runs: readonly string[]): Promise<void> {
  if (runs.length > 0) await client.query(`DELETE FROM ${LEDGER} WHERE run = ANY ($1)`, [runs]);
}

async function mayRead(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(mayReadSql);
  return rows[0]!.may;
}

type Claim = { run: string; table: string; parts: number; since: string; session: number | null; user: string | null };

function claimed({ run, table, parts, since, session, user }: Claim): Problem {
  const which = `A load in parts (run ${run}, begun ${since} UTC)`;
  const facts = { run, table, parts, ...(session !== null && { session }) };
  return new Problem(
    'conflict',
    session === null
      ? `${which} did not come to its end: ${parts} of its parts are there, and it holds ${table}. Resume it; or load with the mode truncate, which gives it up; to keep its rows and load beside them: DELETE FROM ${LEDGER} WHERE run = '${run}'. Nothing was changed.`
      : `${which} is at work on ${table}, by the session ${session} of ${user}: one run fills a table at a time. Wait for its end, or cancel it; nothing was changed.`,
    { facts },
  );
}

const mayReadSql = /* SQL */ `
  select case when pg_catalog.to_regclass('${LEDGER}') is null then false
    else pg_catalog.has_schema_privilege('seedbed', 'USAGE') and pg_catalog.has_table_privilege('${LEDGER}', 'SELECT') end as may`;

const claimsSql = /* SQL */ `
  select l.run, t.name as "table", to_char(l.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as since,
         (select count(*)::int from ${LEDGER} p where p.run = l.run and p.part > ${FIRST_STEP}) as parts, a.pid as session, a.usename::text as user
  from pg_catalog.pg_stat_clear_snapshot(), ${LEDGER} l
  cross join lateral (select name from pg_catalog.unnest($2::text[]) name where pg_catalog.jsonb_exists(l.facts->'fingerprints', name) limit 1) t
  left join lateral (
    select a.pid, a.usename from pg_catalog.pg_stat_activity a
    where a.datname = pg_catalog.current_database() and pg_catalog.starts_with(a.application_name, 'seedbed:' || l.run || ':') limit 1
  ) a on true
  where l.part = ${FIRST_STEP} and l.run <> $1 and not exists (select from ${LEDGER} f where f.run = l.run and f.part = ${FINISHED})
  order by l.at`;
