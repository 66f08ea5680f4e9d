import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Connection, type OpenClient } from '@seedbed/postgres/sql';
import { sql, type SQL } from 'drizzle-orm';

/** The messages: changed runs, by their ids; and by triggers, that someone's rights changed (`0008_bell_of_callers.sql`). */
const CHANNELS = { runs: 'seedbed_runs', callers: 'seedbed_callers' } as const;
const AGAIN_MS = 1_000;

/** Notifies within the transaction: listeners are notified at the commit, never before. */
export function ring(runId: string): SQL {
  return sql`select pg_catalog.pg_notify(${CHANNELS.runs}, ${runId})`;
}

/** Notifies of changes by any process. It may ring twice, late or never: listeners also poll. */
export type Notifier = AsyncDisposable & {
  /** Calls `hear` with each message from now on; for callers also when messages may be lost. Dispose it to stop. */
  listen(hear: (notice: string) => void, to?: keyof typeof CHANNELS): Disposable;
  /** Whether the listening session is connected. */
  isHeard(): boolean;
};

/** One session that only listens; reopened when it ends. */
export function openNotifier(connection: Connection): Notifier {
  const hearers = { runs: new Set<(notice: string) => void>(), callers: new Set<(notice: string) => void>() };
  let isHeard = false;
  const closing = new AbortController();
  let session: OpenClient | undefined;

  async function stay(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const client = await connect(connection, { applicationName: 'seedbed-bell' });
        // It was closed meanwhile, and nothing else would end this session.
        if (closing.signal.aborted) return void (await client[Symbol.asyncDispose]());
        session = client;
        const ended = new Promise<void>((resolve) => client.once('end', resolve));
        // Immediately, not when this loop runs next.
        client.once('end', () => (isHeard = false));
        client.on('notification', ({ channel, payload }) => hearers[channel === CHANNELS.callers ? 'callers' : 'runs'].forEach((hear) => hear(payload ?? '')));
        await client.query(`LISTEN ${CHANNELS.runs}; LISTEN ${CHANNELS.callers}`);
        isHeard = true;
        hearers.callers.forEach((hear) => hear(''));
        await ended;
      } catch {
        // Our database is away: listeners poll now and then.
      }
      session = undefined;
      await sleep(AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const staying = stay();
  return {
    listen(hear, to = 'runs') {
      hearers[to].add(hear);
      return { [Symbol.dispose]: () => void hearers[to].delete(hear) };
    },
    isHeard: () => isHeard,
    async [Symbol.asyncDispose]() {
      closing.abort();
      await session?.[Symbol.asyncDispose]();
      await staying;
    },
  };
}
