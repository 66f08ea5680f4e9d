import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Connection, type OpenClient } from '@seedbed/postgres';
import { sql, type SQL } from 'drizzle-orm';

const CHANNEL = 'seedbed_runs';
const AGAIN_MS = 1_000;

/** Rings in the transaction that it is part of: heard when that is kept, never before. */
export function ring(runId: string): SQL {
  return sql`select pg_catalog.pg_notify(${CHANNEL}, ${runId})`;
}

/** Hears of runs that changed, whichever process changed them. It may ring twice, late or never: who listens looks for itself as well. */
export type Bell = AsyncDisposable & {
  /** Calls `hear` with the run's id from now on. Dispose it to hear no more. */
  listen(hear: (runId: string) => void): Disposable;
};

/** One session that does nothing but listen; opened again when it ends. */
export function openBell(connection: Connection): Bell {
  const hearers = new Set<(runId: string) => void>();
  const closing = new AbortController();
  let session: OpenClient | undefined;

  async function stay(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const client = await connect(connection, { applicationName: 'seedbed-bell' });
        session = client;
        const ended = new Promise<void>((resolve) => client.once('end', resolve));
        client.on('notification', ({ payload }) => hearers.forEach((hear) => hear(payload ?? '')));
        await client.query(`LISTEN ${CHANNEL}`);
        if (closing.signal.aborted) return void (await client[Symbol.asyncDispose]());
        await ended;
      } catch {
        // Our database is away: those who listen look now and then.
      }
      session = undefined;
      await sleep(AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const staying = stay();
  return {
    listen(hear) {
      hearers.add(hear);
      return { [Symbol.dispose]: () => void hearers.delete(hear) };
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      await session?.[Symbol.asyncDispose]();
      await staying;
    },
  };
}
