import { randomBytes } from 'node:crypto';
import { LIMITS } from '@seedbed/contract';
import type { LoadedRows } from '../query/load-rows.ts';
import type { Document } from './document.ts';
import type { Lane } from './lane.ts';
import type { Queried } from './methods/queries.ts';
import { perform } from './perform.ts';
import type { OwnThrowaway, ThrowawayPlace } from './throwaway-server.ts';

type Kept = {
  readonly mark: string;
  readonly generation: number;
  readonly loaded: Promise<LoadedRows>;
  /** Queries that are under way. */
  readonly running: Set<Promise<unknown>>;
  timer: NodeJS.Timeout | undefined;
};

/** How many seconds a thread may exceed its limit before its call is ended from outside. */
const MARGIN_SECONDS = 15;

type KeptQueries = {
  /** Throws Problem `invalid-sql`, `too-large`. */
  run(of: Document, sql: string, signal: AbortSignal): Promise<Queried>;
  close(): void;
};

/** Databases with the rows of revisions, each kept for a while after its last query; who asks while rows are being loaded waits for the same. */
export function keptQueries(lane: Lane, server: OwnThrowaway): KeptQueries {
  /** In the order of their last use. */
  const kept = new Map<string, Kept>();

  function drop(key: string, one: Kept): void {
    clearTimeout(one.timer);
    if (kept.get(key) === one) kept.delete(key);
    // After the pending work there.
    void Promise.allSettled([one.loaded, ...one.running]).then(() => server.tidy(one.mark));
  }

  function load(of: Document, place: ThrowawayPlace): Kept {
    const mark = `query_${randomBytes(4).toString('hex')}`;
    const seconds = LIMITS.query.loadSeconds + MARGIN_SECONDS;
    const args = { document: of.key, server: place, mark };
    // Not the caller's signal: others may wait for the same rows, and who left may come back.
    const loaded = perform<LoadedRows>(lane, { method: 'loadRows', documents: [of], args, what: 'Loading the rows', seconds });
    const one: Kept = { mark, generation: place.generation, loaded, running: new Set(), timer: undefined };
    loaded.catch(() => drop(of.key, one));
    return one;
  }

  function take(of: Document, place: ThrowawayPlace): Kept {
    const found = kept.get(of.key);
    if (found && found.generation !== place.generation) drop(of.key, found);
    const one = found?.generation === place.generation ? found : load(of, place);
    kept.delete(of.key);
    kept.set(of.key, one);
    for (const [key, oldest] of kept) {
      if (kept.size <= LIMITS.query.kept) break;
      drop(key, oldest);
    }
    clearTimeout(one.timer);
    one.timer = setTimeout(() => drop(of.key, one), LIMITS.query.keptSeconds * 1000);
    one.timer.unref();
    return one;
  }

  async function query(one: Kept, place: ThrowawayPlace, sql: string, signal: AbortSignal): Promise<Queried> {
    const loaded = await waited(one.loaded, signal);
    const asked = { method: 'query', documents: [], args: { server: place, loaded, sql }, what: 'The query' };
    return perform<Queried>(lane, { ...asked, seconds: LIMITS.query.seconds * 2 + MARGIN_SECONDS, signal });
  }

  return {
    run: (of, sql, signal) =>
      server.during((place) => {
        const one = take(of, place);
        const running = query(one, place, sql, signal);
        one.running.add(running);
        return running.finally(() => one.running.delete(running));
      }),
    close() {
      for (const [key, one] of kept) drop(key, one);
    },
  };
}

/** Its result, or the signal's reason. */
function waited<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
