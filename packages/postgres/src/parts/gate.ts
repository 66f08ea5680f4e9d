import { setTimeout as wait } from 'node:timers/promises';
import type { OpenClient } from '../sql/connect.ts';

/** The class of the locks by which one of many processes does what only one may: "gate" in ASCII. */
const GATE_CLASS = 0x67617465;
/** Servers end transactions that are idle for a minute. */
const SIGN_OF_LIFE_MS = 15_000;

/** Between two tries. */
const AGAIN_MS = 300;

/**
 * Waits until no other process is behind the gate of that number, and keeps it shut until disposed of. A process that dies leaves it with its session; one that
 * hangs, within a minute: it spares work twice, and what must be done once is held by the ledger. Of one transaction, so that a pooler between keeps it too;
 * who waits has none, so that the pooler's places stay for who works.
 */
export async function passGate(connect: () => Promise<OpenClient>, gate: number, signal: AbortSignal | undefined): Promise<AsyncDisposable> {
  const session = await connect();
  try {
    while (!(await passes(session, gate))) {
      await wait(AGAIN_MS, undefined, signal && { signal }).catch(() => signal?.throwIfAborted());
    }
  } catch (error) {
    await session[Symbol.asyncDispose]();
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

/** Where it does not, no transaction is left open. */
async function passes(session: OpenClient, gate: number): Promise<boolean> {
  await session.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = '60s'`);
  const { rows } = await session.query<{ mine: boolean }>('SELECT pg_catalog.pg_try_advisory_xact_lock($1, $2) AS mine', [GATE_CLASS, gate]);
  if (!rows[0]!.mine) await session.query('ROLLBACK');
  return rows[0]!.mine;
}
