import type { Client } from 'pg';
import { Problem } from '@seedbed/contract';

/** The advisory lock that sessions take to create or drop the ledger. "ledg" in ASCII. */
const LOCK = 0x6c656467;
export const LEDGER = 'seedbed.load_ledger';
/**
 * The number of the first step's row, which claims the run's tables; a run with this row never empties or creates its
 * tables again.
 */
export const FIRST_STEP = 0;
/** The number of the row that marks the end of a load; its facts are the final result. A load by one process leaves no other row. */
export const FINISHED = -1_000_000;

/** A loaded part of a run: written in its transaction, so that both exist or neither does. */
type LedgerRow = { readonly part: number; readonly rows: number; readonly facts: unknown };
type LedgerRowThere = LedgerRow & { /** When it was written, in UTC. */ readonly at: string };

/** Whether this role may create the ledger here, or write to the existing one. */
export async function mayKeepLedger(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(maySql);
  return rows[0]!.may;
}

/** Creates it if it does not exist, within the transaction. */
export async function makeLedger(client: Client): Promise<void> {
  await client.query('SELECT pg_catalog.pg_advisory_xact_lock($1)', [LOCK]);
  const { rows } = await client.query<{ there: boolean }>(`SELECT pg_catalog.to_regclass('${LEDGER}') IS NOT NULL AS there`);
  if (rows[0]!.there) return;
  await client.query(`CREATE SCHEMA IF NOT EXISTS seedbed;
    COMMENT ON SCHEMA seedbed IS 'Of Seedbed: which parts of loads are here, and which loads ended. Can be dropped when no load is under way.';
    CREATE TABLE ${LEDGER} (run text NOT NULL, part int NOT NULL, rows bigint NOT NULL, facts jsonb, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (run, part))`);
}

/**
 * The first statement in a part's transaction: a duplicate of a running part waits here, and one of a finished part
 * fails with 23505. Throws Problem `conflict` if the run was given up.
 */
export async function writeLedger(client: Client, run: string, { part, rows, facts }: LedgerRow): Promise<void> {
  const { rowCount } = await client.query(writeSql, [run, part, rows, facts === undefined ? null : JSON.stringify(facts)]);
  if (rowCount === 1) return;
  throw new Problem('conflict', 'The load was stopped: its entries are missing from the ledger in the target, because another load emptied its tables or they were deleted. No row of this part went in; start a new run.', { facts: { run, part } }); // prettier-ignore
}

/** Only runs that have begun and were not given up can have parts. */
const writeSql = `INSERT INTO ${LEDGER} (run, part, rows, facts)
  SELECT $1::text, $2::int, $3::bigint, $4::jsonb WHERE $2 = ${FIRST_STEP} OR EXISTS (SELECT FROM ${LEDGER} WHERE run = $1 AND part = ${FIRST_STEP})`;

/** The loaded parts of a run; or only this one. */
export async function readLedger(client: Client, run: string, part?: number): Promise<LedgerRowThere[]> {
  const there = await client.query<{ there: boolean }>(`SELECT pg_catalog.to_regclass('${LEDGER}') IS NOT NULL AS there`);
  if (!there.rows[0]!.there) return [];
  const { rows } = await client.query<LedgerRowThere>(`SELECT part, rows::float8 AS rows, facts, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS at FROM ${LEDGER} WHERE run = $1 AND part = coalesce($2, part) ORDER BY part`, [run, part ?? null]); // prettier-ignore
  return rows;
}

/** Replaces a run's rows by its final row, with these facts. Idempotent. */
export async function endInLedger(client: Client, run: string, facts: unknown): Promise<void> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = '30s'`);
  try {
    await client.query('SELECT pg_catalog.pg_advisory_xact_lock($1)', [LOCK]);
    // Without the first row, an earlier attempt already wrote the end, or another load emptied the tables.
    const { rowCount } = await client.query(`DELETE FROM ${LEDGER} WHERE run = $1 AND part = ${FIRST_STEP}`, [run]);
    if (rowCount === 1) {
      await client.query(`DELETE FROM ${LEDGER} WHERE run = $1 OR run IN (${forgottenSql})`, [run]);
      await client.query(`INSERT INTO ${LEDGER} (run, part, rows, facts) VALUES ($1, ${FINISHED}, 0, $2::jsonb)`, [run, JSON.stringify(facts)]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Within the transaction that restarts the run: an end of the same run belongs to an earlier load. */
export async function forgetEnd(client: Client, run: string): Promise<void> {
  await client.query(`DELETE FROM ${LEDGER} WHERE run = $1 AND part = ${FINISHED}`, [run]);
}

/** Called when a run's report is stored: removes its rows, and the ledger with the last ones. */
export async function removeFromLedger(client: Client, run: string): Promise<void> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = '30s'`);
  try {
    await client.query('SELECT pg_catalog.pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ there: boolean }>(`SELECT pg_catalog.to_regclass('${LEDGER}') IS NOT NULL AS there`);
    if (rows[0]!.there) {
      await client.query(`DELETE FROM ${LEDGER} WHERE run = $1 OR run IN (${forgottenSql})`, [run]);
      const left = await client.query<{ left: boolean; mine: boolean }>(leftSql);
      if (!left.rows[0]!.left && left.rows[0]!.mine) await client.query(`DROP TABLE ${LEDGER}; SAVEPOINT seedbed`);
      // Others may have created something in that schema.
      if (!left.rows[0]!.left && left.rows[0]!.mine) await client.query('DROP SCHEMA seedbed').catch(() => client.query('ROLLBACK TO SAVEPOINT seedbed'));
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Whether Postgres rejected a row because its part is already loaded. */
export function isTwin(error: unknown): boolean {
  return (error as { constraint?: unknown } | undefined)?.constraint === 'load_ledger_pkey';
}

/** Ends of loads that nobody will continue, and finished loads by shards whose last shard never reported. */
const forgottenSql = `SELECT e.run FROM ${LEDGER} e WHERE e.part = ${FINISHED} AND e.at < now() -
  CASE WHEN EXISTS (SELECT FROM ${LEDGER} o WHERE o.run = e.run AND o.part <> ${FINISHED}) THEN interval '1 day' ELSE interval '30 days' END`;

const leftSql = `SELECT EXISTS (SELECT FROM ${LEDGER}) AS left, pg_catalog.pg_has_role(c.relowner, 'USAGE') AS mine FROM pg_catalog.pg_class c WHERE c.oid = '${LEDGER}'::regclass`;

const maySql = /* SQL */ `
  select case
    when pg_catalog.to_regclass('${LEDGER}') is not null
      then pg_catalog.has_schema_privilege('seedbed', 'USAGE') and not exists (select from pg_catalog.unnest(array['SELECT', 'INSERT', 'DELETE']) r where not pg_catalog.has_table_privilege('${LEDGER}', r))
    when exists (select from pg_catalog.pg_namespace where nspname = 'seedbed') then pg_catalog.has_schema_privilege('seedbed', 'CREATE')
    else pg_catalog.has_database_privilege(pg_catalog.current_database(), 'CREATE')
  end as may`;
