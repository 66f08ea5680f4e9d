import type { Client } from 'pg';
import { Problem } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';

/**
 * How long to wait for a pooler's session before treating the pooler as exhausted: its own timeout is two minutes, and
 * a load would wait that long.
 */
const PATIENCE_MS = 5_000;

/**
 * The problems that a load would have with a pooler in front of the server (PgBouncer and compatible ones): no support
 * for transactions, or fewer simultaneous sessions than the load needs. Throws Problem `load-rejected` with the fix.
 * Without a pooler it runs one query.
 */
export async function requirePool(client: Client, connect: () => Promise<OpenClient>, sessions: number): Promise<void> {
  if (!(await isPooled(client))) return;
  const open: OpenClient[] = [];
  try {
    for (let given = 0; given < sessions; given++) {
      const session = await connect();
      open.push(session);
      if (!(await begins(session))) throw tooFew(given, sessions);
    }
  } finally {
    // Disconnects without waiting: a session that waits in the pooler would not answer.
    await Promise.all(open.map((session) => session[Symbol.asyncDispose]()));
  }
}

/** Whether a pooler answers for the server: the session's cancel key belongs to another process. */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_catalog.pg_backend_pid() AS pid');
  return rows[0]!.pid !== (client as unknown as { processID: number | null }).processID;
}

/** Whether a transaction starts in time. */
async function begins(session: Client): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), PATIENCE_MS);
  const begun = session.query('BEGIN').then(
    () => true,
    (error: Error) => {
      if (/statement pooling/.test(error.message)) throw statementPooling(error);
      throw error;
    },
  );
  // It may fail when nobody waits for it any longer.
  begun.catch(() => {});
  try {
    return await Promise.race([begun, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const NO_CHANGES_MADE = 'Nothing was changed.';

function tooFew(given: number, sessions: number): Problem {
  return new Problem(
    'load-rejected',
    `A pooler in front of the server gives this load ${given} of the ${sessions} sessions at once that it wants: ask for fewer connections, make its pool larger (PgBouncer: default_pool_size), or take the server's own address. ${NO_CHANGES_MADE}`,
    { facts: { sqlstate: '53300', begun: false, pooled: true, given, sessions } },
  );
}

function statementPooling(error: Error): Problem {
  return new Problem(
    'load-rejected',
    `The pooler in front of the server does not support transactions (statement pooling), and a load needs one: use the server's own address, or pool_mode = transaction or session. ${NO_CHANGES_MADE}`,
    { facts: { sqlstate: '0A000', begun: false, pooled: true }, cause: error },
  );
}
