import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { Problem } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import { bounded } from '../wire/bounded.ts';
import { isBroken, isReport } from '../wire/server-problem.ts';
import type { OpenClient } from '../sql/connect.ts';
import type { TableName } from './copy-statement.ts';

export type CommitOptions = {
  /** A row of the transaction is in one of these, if any is anywhere. */
  readonly tables: readonly TableName[];
  /** Another session at the same server: asked where the answer was lost. */
  readonly again: (() => Promise<OpenClient>) | undefined;
};

/** What the server remembers of a transaction. */
type Outcome = 'committed' | 'aborted' | 'unknown';

const ASKED_FOR_MS = 10_000;

/**
 * Sends COMMIT. Where the session dies before the answer is here, the outcome is looked up by the transaction's number, never guessed.
 * Throws what the server answers, or `connection-failed` that says whether rows are in the target, or that it is not known.
 */
export async function commit(client: Client, { tables, again }: CommitOptions): Promise<void> {
  const { rows } = await client.query<{ id: string; pid: number }>('SELECT pg_current_xact_id()::text AS id, pg_backend_pid() AS pid');
  const sent = await client.query('COMMIT').catch((error: unknown) => {
    if (isLost(error)) return error;
    throw error;
  });
  if (!(sent instanceof Error)) {
    // A transaction that has failed answers COMMIT with ROLLBACK, and no error.
    if (sent.command !== 'COMMIT') throw new Problem('load-rejected', 'Postgres rolled the load back without saying why.');
    return;
  }
  const outcome = await lookUp(rows[0]!, tables, again);
  if (outcome === 'committed') return;
  throw new Problem('connection-failed', `The session at the target broke while the load was being committed: ${sent.message}. ${WORDS[outcome]}`, {
    facts: { outcome },
    cause: sent,
  });
}

const WORDS = {
  aborted: 'The target was asked: the transaction was rolled back, and no row of it is there.',
  unknown:
    'Whether its rows are in the target is not known: all of them are, or none. Look whether the tables hold rows before you load again; mode "truncate" starts afresh.',
} as const;

/** The connection is gone, or the server ended the session without saying whether that was before or after. */
function isLost(error: unknown): error is Error {
  return error instanceof Error && (isReport(error) ? /^(?:57P|08)/.test(error.code) : isBroken(error));
}

async function lookUp({ id, pid }: { id: string; pid: number }, tables: readonly TableName[], again: CommitOptions['again']): Promise<Outcome> {
  const until = Date.now() + ASKED_FOR_MS;
  while (again && Date.now() < until) {
    try {
      await using client = await again();
      const found = await bounded(client, { what: 'The outcome', bytes: 1024 * 1024, seconds: 30 }, () => ask(client, id, tables));
      if (found !== 'in progress') return found;
      // Its session does not know yet that nobody is there: it may still be at the COMMIT, or wait for one.
      await client.query('SELECT pg_terminate_backend($1)', [pid]).catch(() => {});
    } catch {
      // Not there yet again.
    }
    await wait(250);
  }
  return 'unknown';
}

async function ask(client: OpenClient, id: string, tables: readonly TableName[]): Promise<Outcome | 'in progress'> {
  const { rows } = await client.query<{ status: string | null }>('SELECT pg_xact_status($1::xid8) AS status', [id]);
  const status = rows[0]?.status ?? 'unknown';
  if (status === 'aborted' || status === 'in progress') return status;
  if (status !== 'committed') return 'unknown';
  // A server that crashed may have given the same number to another: a row of that number in our tables shows that it was ours.
  for (const { schema, table } of tables) {
    const marked = await client.query(`SELECT 1 FROM ${quoteQualified(schema, table)} WHERE xmin = ($1::numeric % 4294967296)::text::xid LIMIT 1`, [id]);
    if (marked.rows.length > 0) return 'committed';
  }
  return 'unknown';
}
