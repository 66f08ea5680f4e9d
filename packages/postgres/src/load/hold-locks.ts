import { lockForRun } from './lock-tables.ts';
import type { OpenClient } from '../sql/connect.ts';

/** How often a session that only holds locks sends a query: servers end transactions that are idle for a minute. */
const KEEP_ALIVE_MS = 15_000;

/** Locks that outlive the transactions of a load's other sessions. */
export type HeldLocks = AsyncDisposable & {
  take(oids: readonly number[]): Promise<void>;
  /** Throws if the session broke, since the locks were then released. */
  check(): Promise<void>;
  /** The id of the server's next transaction. */
  nextNumber(): Promise<string>;
};

/** A session of its own whose only transaction holds the locks; it reads and writes nothing. */
export async function holdLocks(connect: () => Promise<OpenClient>, signal: AbortSignal | undefined): Promise<HeldLocks> {
  const session = await connect();
  const check = async (): Promise<void> => void (await session.query('SELECT'));
  const ticker = setInterval(() => void check().catch(() => {}), KEEP_ALIVE_MS);
  ticker.unref();
  return {
    async take(oids) {
      await session.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = '60s'; SET LOCAL statement_timeout = 0`);
      await lockForRun(session, oids, signal);
    },
    check,
    async nextNumber() {
      const { rows } = await session.query<{ next: string }>('SELECT pg_catalog.pg_snapshot_xmax(pg_catalog.pg_current_snapshot())::text AS next');
      return rows[0]!.next;
    },
    async [Symbol.asyncDispose]() {
      clearInterval(ticker);
      // Rolls back before closing the session, which nobody awaits: the next run may start at once.
      await session.query('ROLLBACK').catch(() => {});
      await session[Symbol.asyncDispose]();
    },
  };
}
