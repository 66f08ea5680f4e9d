import { setTimeout as wait } from 'node:timers/promises';
import type { OpenClient } from '../sql/connect.ts';

/** The class of the locks for work that only one of many processes may do: "gate" in ASCII. */
const GATE_CLASS = 0x67617465;
/** Servers end transactions that are idle for a minute. */
const KEEP_ALIVE_MS = 15_000;

/** Between two tries. */
const AGAIN_MS = 300;

/**
 * Waits until no other process holds the gate with that number, and holds it until disposed. A process that dies
 * releases it with its session; one that hangs, within a minute: the gate only avoids duplicate work, and the ledger
 * ensures what must happen once. It lasts one transaction, so that it works through a pooler; waiting processes hold no
 * transaction, so that the pooler's connections stay free.
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
  const ticker = setInterval(() => void session.query('SELECT').catch(() => {}), KEEP_ALIVE_MS);
  ticker.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(ticker);
      await session.query('ROLLBACK').catch(() => {});
      await session[Symbol.asyncDispose]();
    },
  };
}

/** On failure, leaves no transaction open. */
async function passes(session: OpenClient, gate: number): Promise<boolean> {
  await session.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = '60s'`);
  const { rows } = await session.query<{ mine: boolean }>('SELECT pg_catalog.pg_try_advisory_xact_lock($1, $2) AS mine', [GATE_CLASS, gate]);
  if (!rows[0]!.mine) await session.query('ROLLBACK');
  return rows[0]!.mine;
}
