import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@seedbed/contract';
import type { Cluster } from '@seedbed/postgres/cluster';
import type { SchemaCache } from '@seedbed/postgres/sandbox';
import type { Connection } from '@seedbed/postgres/sql';

/** A running server without durable data. */
export type ThrowawayServer = { readonly connection: Connection; readonly schemas?: SchemaCache };

/** `idle`: not needed yet. The first call that needs it starts it. */
export type ThrowawayCheck = 'ok' | 'idle' | 'being started' | 'no answer in 30 s';

export type LazyThrowaway = {
  /** Waits until the first server's process was started, not until it answers: what this thread then does, it does meanwhile. `open` reports errors. */
  begin(): Promise<void>;
  /**
   * Waits briefly for a server that ended and is restarting; if that fails, starts a new one. A server that cannot be
   * reached (without its socket), or that no longer answers, is also replaced.
   */
  open(): Promise<ThrowawayServer>;
  /**
   * Runs work that uses the server. If the server ended meanwhile, its errors, which may have any form, become a
   * Problem that says so.
   */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Whether it answers a query, within a second. A busy server that answered half a minute ago counts as healthy. Never starts it. */
  check(): Promise<ThrowawayCheck>;
  /** How often a server has ended so far, losing its content. */
  deaths(): number;
  close(): Promise<void>;
};

const NOTIFY_MS = 1_000;
/** A server without an answer for this long counts as dead: one that is busy with a schema still answers. */
const DEAD_MS = 30_000;
/** The end of a session is noticed sooner than the end of its server. */
const SESSION_END_NOTICE_MS = 100;

/** How to probe a server and to start one, and the clock. */
type Means = {
  readonly probe?: (connection: Connection) => Promise<'ok'>;
  readonly begin?: (onSpawn?: () => void) => Promise<Cluster>;
  readonly clock?: () => number;
};

/** The caller's server, or one of our own that the first `open` starts and `close` stops. */
export function lazyThrowaway(
  given: ThrowawayServer | undefined,
  { probe = answers, begin = openThrowaway, clock = () => performance.now() }: Means = {},
): LazyThrowaway {
  /** When a server answered last; it did when it was started. */
  let answeredAt = clock();
  /** Only one check at a time; concurrent callers wait for the same result. */
  let probing: Promise<'ok'> | undefined;
  let own: Promise<Cluster> | undefined;
  let up: Cluster | undefined;
  /** Number of servers given up. */
  let buried = 0;
  /** Whether a call had reason to think that the server cannot be reached, though its process runs. */
  let isDoubtful = false;
  /** The caller has ended, and its server with it. */
  let isClosed = false;
  const stopping = new Set<Promise<void>>();

  const start = (onSpawn?: () => void): Promise<Cluster> =>
    (own ??= begin(onSpawn).then(
      (cluster) => {
        answeredAt = clock();
        isDoubtful = false;
        return (up = cluster);
      },
      (error: unknown) => {
        own = undefined;
        throw error;
      },
    ));
  const deaths = (): number => buried + (up?.deaths ?? 0);
  /** A session may end before its server does, with many possible errors, so this probes the server. */
  const isGone = async (): Promise<boolean> => {
    const server = given ?? up;
    return server !== undefined && (await probe(server.connection).catch(() => 'gone')) === 'gone';
  };
  /** The next call starts a new one. Does not wait for its end: stopping a hanging server takes half a minute. */
  const bury = (cluster: Cluster): void => {
    if (up !== cluster) return;
    own = up = undefined;
    // Even if it did not die by itself, everything created in it is lost.
    buried += cluster.deaths + 1;
    const stopped = cluster.stop().catch(() => undefined);
    stopping.add(stopped);
    void stopped.then(() => stopping.delete(stopped));
  };

  return {
    deaths,
    async begin() {
      if (given || own) return;
      await new Promise<void>(
        (resolve) =>
          void start(resolve).then(
            () => resolve(),
            () => resolve(),
          ),
      );
    },
    async open() {
      if (given) return given;
      const cluster = await start();
      try {
        await cluster.running();
        if (isDoubtful) await probe(cluster.connection);
        isDoubtful = false;
        return cluster;
      } catch {
        bury(cluster);
        return await start();
      }
    },
    async during(work) {
      const before = deaths();
      try {
        return await work();
      } catch (error) {
        // Nothing was too busy, and there is no later call.
        if (isClosed) throw error;
        const lost = isLostSession(error);
        if (lost) await sleep(SESSION_END_NOTICE_MS);
        if (!lost && !(isUnexpected(error) && (await isGone())) && deaths() === before) throw error;
        isDoubtful = true;
        throw new Problem(
          'overloaded',
          'The private Postgres in which schemas are read and proved ended while it was at this. It comes back by itself: ask again in a moment.',
          {
            facts: { retryAfter: 2 },
            cause: error,
          },
        );
      }
    },
    async check() {
      const server = given ?? up;
      // During the first start, callers wait.
      if (!server) return own && buried > 0 ? 'being started' : 'idle';
      if (up && up.state !== 'running') return 'being started';
      const late = new AbortController();
      try {
        probing ??= probe(server.connection)
          .then((ok) => {
            answeredAt = clock();
            return ok;
          })
          .finally(() => (probing = undefined));
        const busy = sleep(NOTIFY_MS, undefined, { signal: late.signal, ref: false }).then(() =>
          clock() - answeredAt < DEAD_MS ? ('ok' as const) : ('no answer in 30 s' as const),
        );
        const found = await Promise.race([probing, busy]);
        isDoubtful ||= found !== 'ok';
        return found;
      } catch {
        isDoubtful = true;
        return 'being started';
      } finally {
        late.abort();
      }
    },
    async close() {
      isClosed = true;
      const cluster = await own?.catch(() => undefined);
      own = up = undefined;
      await cluster?.stop();
      await Promise.all(stopping);
    },
  };
}

/** The Postgres code is loaded here, so that commands without a server start faster. */
async function openThrowaway(onSpawn?: () => void): Promise<Cluster> {
  const { openCluster } = await import('@seedbed/postgres/cluster');
  return openCluster({ kind: 'throwaway', ...(onSpawn && { onSpawn }) });
}

async function answers(connection: Connection): Promise<'ok'> {
  const { connect } = await import('@seedbed/postgres/sql');
  await using client = await connect(connection, { timeoutMs: DEAD_MS });
  await client.query('SELECT 1');
  return 'ok';
}

/** Unexpected errors: neither reported to a user yet, nor requested by one. */
function isUnexpected(error: unknown): boolean {
  if (error instanceof Problem) return error.type === 'internal';
  return (error as { name?: string }).name !== 'AbortError';
}

/** The error of a session whose server ended. From users' servers the same error arrives as a Problem. */
function isLostSession(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  const sqlstate = error instanceof Problem ? error.facts['sqlstate'] : code;
  if (typeof sqlstate === 'string' && /^57P0[12]$/.test(sqlstate)) return true;
  return !(error instanceof Problem) && /Connection terminated|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT.*\.s\.PGSQL/.test(`${code} ${message}`);
}
