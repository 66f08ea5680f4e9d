import type { OpenClient } from '../sql/connect.ts';
import { stopsWith } from './cancel-statement.ts';

/** The class of the locks by which one of many processes does what only one may: "gate" in ASCII. */
const GATE_CLASS = 0x67617465;
/** Servers end transactions that are idle for a minute. */
const SIGN_OF_LIFE_MS = 15_000;

/**
 * Waits until no other process is behind the gate of that number, and keeps it shut until disposed of. A process that dies leaves it with its session; one that
 * hangs, within a minute: it spares work twice, and what must be done once is held by the ledger. Of one transaction, so that a pooler between keeps it too.
 */
export async function passGate(connect: () => Promise<OpenClient>, gate: number, signal: AbortSignal | undefined): Promise<AsyncDisposable> {
  const session = await connect();
  try {
    using _ = stopsWith(session, signal);
    await session.query(`BEGIN; SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = '60s'`);
    await session.query('SELECT pg_catalog.pg_advisory_xact_lock($1, $2)', [GATE_CLASS, gate]);
  } catch (error) {
    await session[Symbol.asyncDispose]();
    signal?.throwIfAborted();
    throw error;
  }
  const ticker = setInterval(() => void session.query('SELECT').catch(() => {}), SIGN_OF_LIFE_MS);
  ticker.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(ticker);
      await session.query('ROLLBACK').catch(() => {});
      await session[Symbol.asyncDispose]();
    },
  };
}
