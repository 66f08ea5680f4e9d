import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { Problem } from '@seedbed/contract';
import { bounded } from '../wire/bounded.ts';
import { isBroken, isReport } from '../wire/server-problem.ts';
import type { OpenClient } from '../sql/connect.ts';
import { flushNumbers, outcomeOf, readProof, type CommitProof } from './commit-proof.ts';
import type { TableName } from '../sql/copy-statement.ts';
import type { Counted } from './read-back.ts';

type CommitOptions = {
  /** If the transaction wrote any row, then to one of these tables. */
  readonly tables: readonly TableName[];
  /** Opens another session to the same server, used if the answer was lost. */
  readonly again: (() => Promise<OpenClient>) | undefined;
  /** Saves the data for looking up the outcome after a crash; the commit waits for it. */
  readonly prove?: ((proof: CommitProof) => Promise<void>) | undefined;
  /** The tables' row counts within the transaction, and its settings. */
  readonly due?: readonly Counted[] | undefined;
  readonly settings?: Readonly<Record<string, string>> | undefined;
};

const LOOK_UP_MS = 10_000;

/**
 * Sends COMMIT. If the session dies before the answer, looks up the outcome by the transaction's number, without
 * guessing. Throws the server's error, or `connection-failed` with whether rows are in the target, or that this is
 * unknown.
 */
export async function commit(client: Client, { tables, again, prove, due, settings = {} }: CommitOptions): Promise<void> {
  const proof = { ...(await readProof(client)), ...(due && { due, settings }) };
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (prove && again) {
    await using other = await again();
    await flushNumbers(other);
    await prove(proof);
  }
  const sent = await client.query('COMMIT').catch((error: unknown) => {
    if (isLost(error)) return error;
    throw error;
  });
  if (!(sent instanceof Error)) {
    // COMMIT in a failed transaction answers with ROLLBACK instead of an error.
    if (sent.command !== 'COMMIT') throw new Problem('load-rejected', 'Postgres rolled the load back without saying why.');
    return;
  }
  const outcome = await lookUp(proof, rows[0]!.pid, tables, again);
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

/** The connection broke, or the server ended the session, before or after the commit. */
function isLost(error: unknown): error is Error {
  return error instanceof Error && (isReport(error) ? /^(?:57P|08)/.test(error.code) : isBroken(error));
}

async function lookUp(
  proof: CommitProof,
  pid: number,
  tables: readonly TableName[],
  again: CommitOptions['again'],
): Promise<'committed' | 'aborted' | 'unknown'> {
  const until = Date.now() + LOOK_UP_MS;
  while (again && Date.now() < until) {
    try {
      await using client = await again();
      const found = await bounded(client, { what: 'The outcome', bytes: 1024 * 1024, seconds: 30 }, () => outcomeOf(client, proof, tables));
      if (found !== 'in progress') return found;
      // The session does not know yet that the client is gone: it may be in the COMMIT, or waiting for one.
      await client.query('SELECT pg_terminate_backend($1)', [pid]).catch(() => {});
    } catch {
      // The server cannot be reached yet.
    }
    await wait(250);
  }
  return 'unknown';
}
