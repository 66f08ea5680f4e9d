import type { Client } from 'pg';
import { FINISHED, FIRST_STEP, LEDGER, readLedger, removeFromLedger, writeLedger } from '../load/ledger.ts';

/** Another process may restart a shard that was silent for this long. */
export const SILENT_MS = 20_000;

/**
 * `token` identifies the process that runs the shard; null: none has begun yet. `silentMs`: time since its last
 * heartbeat.
 */
export type ShardRow = {
  readonly index: number;
  readonly token: string | null;
  readonly silentMs: number;
  /** Whether its session still exists. */ readonly session: boolean;
};

/** Another running load by shards that uses one of these tables. */
type OtherShards = { readonly run: string; readonly table: string; readonly facts: unknown };

/**
 * Adds a row for each of n shards: the load is not over, and its ledger is kept, until each of them has seen its end.
 */
export async function registerShards(client: Client, run: string, count: number): Promise<void> {
  await client.query(registerSql, [run, count]);
}

/** Shards that have not seen the load's end, in order. */
export async function readShards(client: Client, run: string): Promise<ShardRow[]> {
  return (await client.query<ShardRow>(shardsSql, [run, FINISHED])).rows;
}

/** Takes over a shard if its process is still `before`: false if another process was faster. */
export async function takeShard(
  client: Client,
  run: string,
  index: number,
  { before, token }: { readonly before: string | null; readonly token: string },
): Promise<boolean> {
  return (await client.query(takeSql, [run, -index, before, JSON.stringify({ token })])).rowCount === 1;
}

/** Renews the lease; false if another process has taken over that shard, or the load was given up. */
export async function renewShard(client: Client, run: string, index: number, token: string): Promise<boolean> {
  return (await client.query(renewSql, [run, -index, token])).rowCount === 1;
}

/** The parts among these that are not in the target; undefined if the load was given up. */
export async function missingParts(client: Client, run: string, parts: readonly number[]): Promise<readonly number[] | undefined> {
  const { rows } = await client.query<{ begun: boolean; missing: number[] }>(missingSql, [run, parts]);
  return rows[0]!.begun ? rows[0]!.missing : undefined;
}

/** The result at the end of a load by shards; undefined while it runs. */
export async function readFinished(client: Client, run: string): Promise<{ readonly facts: unknown; readonly at: string } | undefined> {
  const [row] = await readLedger(client, run, FINISHED);
  return row && { facts: row.facts, at: row.at };
}

export async function writeFinished(client: Client, run: string, facts: unknown): Promise<void> {
  await writeLedger(client, run, { part: FINISHED, rows: 0, facts });
}

/** Removes a shard that has seen the end; the last one removes the run from the ledger. Idempotent. */
export async function leaveShards(client: Client, run: string, index: number): Promise<void> {
  if ((await readLedger(client, run, FINISHED)).length === 0) return;
  await client.query(`DELETE FROM ${LEDGER} WHERE run = $1 AND part = $2`, [run, -index]);
  if ((await readShards(client, run)).length === 0) await removeFromLedger(client, run);
}

/** Other running loads by shards that use these tables. */
export async function otherShards(client: Client, run: string, tables: readonly string[]): Promise<OtherShards[]> {
  const there = await client.query<{ there: boolean }>(`SELECT pg_catalog.to_regclass('${LEDGER}') IS NOT NULL AS there`);
  if (!there.rows[0]!.there) return [];
  return (await client.query<OtherShards>(othersSql, [run, tables, FINISHED])).rows;
}

const registerSql = `INSERT INTO ${LEDGER} (run, part, rows) SELECT $1, -i, 0 FROM pg_catalog.generate_series(1, $2::int) i ON CONFLICT DO NOTHING`;

const shardsSql = /* SQL */ `
  select -l.part as index, l.facts->>'token' as token, (extract(epoch from clock_timestamp() - l.at) * 1000)::float8 as "silentMs",
         exists (select from pg_catalog.pg_stat_activity a where a.application_name = 'seedbed:' || l.run || ':' || (l.facts->>'token')) as session
  from pg_catalog.pg_stat_clear_snapshot(), ${LEDGER} l
  where l.run = $1 and l.part < 0 and l.part <> $2
  order by l.part desc`;

const takeSql = `UPDATE ${LEDGER} SET facts = $4::jsonb, at = clock_timestamp() WHERE run = $1 AND part = $2 AND facts->>'token' IS NOT DISTINCT FROM $3::text`;

const renewSql = `UPDATE ${LEDGER} SET at = clock_timestamp() WHERE run = $1 AND part = $2 AND facts->>'token' = $3`;

const missingSql = /* SQL */ `
  select exists (select from ${LEDGER} where run = $1 and part = ${FIRST_STEP}) as begun,
         array(select n from pg_catalog.unnest($2::int[]) n where not exists (select from ${LEDGER} where run = $1 and part = n) order by n) as missing`;

const othersSql = /* SQL */ `
  select l.run, t.name as "table", l.facts
  from ${LEDGER} l
  cross join lateral (select name from pg_catalog.unnest($2::text[]) name where pg_catalog.jsonb_exists(l.facts->'fingerprints', name) limit 1) t
  where l.part = ${FIRST_STEP} and l.run <> $1 and l.facts->'shards' is not null
    and not exists (select from ${LEDGER} f where f.run = l.run and f.part = $3)
  order by l.at`;
