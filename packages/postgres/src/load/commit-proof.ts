import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { Problem } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';
import type { MadeSchema } from './made-schema.ts';
import type { Counted } from './read-back.ts';

/**
 * Identifies a transaction after its session ended: without the cluster's identifier and timeline its number is
 * ambiguous.
 */
export type CommitProof = {
  readonly system: string;
  readonly timeline: string;
  readonly xid: string;
  /**
   * Row counts of the load's tables, from within the transaction: the read-back must find at least these. Absent in
   * loads of earlier versions.
   */
  readonly due?: readonly Counted[];
  /** Rows that the load itself inserted, by table. */
  readonly taken?: readonly Counted[];
  readonly settings?: Readonly<Record<string, string>>;
  /** The schema that was committed before these rows. */
  readonly made?: MadeSchema;
};

/** The server's record of a transaction. */
export type Outcome = 'committed' | 'aborted' | 'in progress' | 'unknown';

/** Reads the proof of the open transaction. */
export async function readProof(client: Client): Promise<CommitProof> {
  const { rows } = await client.query<CommitProof>(proofSql);
  return rows[0]!;
}

/**
 * Ensures that the server remembers all transaction numbers assigned so far, even after a crash: commits a write in
 * another session. Otherwise a crashed server could assign the same number again and report it as "committed".
 */
export async function flushNumbers(session: Client): Promise<void> {
  // Both statements run as one transaction, so a pooler's session keeps no state of it.
  await session.query(`SET LOCAL synchronous_commit = on; SELECT pg_catalog.pg_logical_emit_message(true, 'seedbed', '')`);
}

/**
 * The outcome of the transaction. A row with its number shows that it was ours: if any row has it, then in one of these
 * tables.
 */
export async function outcomeOf(client: Client, { system, timeline, xid }: CommitProof, tables: readonly TableName[]): Promise<Outcome> {
  const { rows } = await client.query<{ system: string; timeline: string; status: Outcome | null }>(statusSql, [xid]);
  const now = rows[0]!;
  if (now.system !== system || now.timeline !== timeline) return 'unknown';
  if (now.status !== 'committed') return now.status ?? 'unknown';
  for (const { schema, table } of tables) {
    const marked = await client.query(`SELECT 1 FROM ${quoteQualified(schema, table)} WHERE xmin = ($1::numeric % 4294967296)::text::xid LIMIT 1`, [xid]);
    if (marked.rows.length > 0) return 'committed';
  }
  return 'unknown';
}

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 20;

/**
 * Ends this role's sessions with this name prefix, except this one, and waits until they are gone, so that their work
 * is committed or rolled back. Throws Problem `connection-failed` if one does not end.
 */
export async function evict(client: Client, prefix: string): Promise<number> {
  for (const started = performance.now(), ended = new Set<number>(); ; await wait(PAUSE_MS)) {
    const { rows } = await client.query<{ pid: number }>(evictSql, [prefix]);
    if (rows.length === 0) return ended.size;
    for (const { pid } of rows) ended.add(pid);
    if (performance.now() - started > TIMEOUT_MS)
      throw new Problem(
        'connection-failed',
        `Sessions of an earlier attempt do not end in the target: ${[...ended].join(', ')}. End them there (pg_terminate_backend), and resume.`,
      );
  }
}

const system = /* SQL */ `(select c.system_identifier::text from pg_catalog.pg_control_system() c)`;
const timeline = /* SQL */ `left(pg_catalog.pg_walfile_name(pg_catalog.pg_current_wal_insert_lsn()), 8)`;
const proofSql = `select ${system} as system, ${timeline} as timeline, pg_catalog.pg_current_xact_id()::text as xid`;
const statusSql = `select ${system} as system, ${timeline} as timeline, pg_catalog.pg_xact_status($1::xid8) as status`;

const evictSql = /* SQL */ `
  select a.pid, pg_catalog.pg_terminate_backend(a.pid)
  from pg_catalog.pg_stat_activity a
  where left(a.application_name, length($1)) = $1 and a.usename = session_user and a.pid <> pg_catalog.pg_backend_pid()`;
