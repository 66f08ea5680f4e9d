import { randomBytes } from 'node:crypto';
import { LIMITS, type QueriedTable } from '@seedbed/contract';
import type { RowsMissing } from '@seedbed/postgres/query';
import type { OpenedTables } from '../query/load-rows.ts';
import type { Document } from './document.ts';
import type { Lane } from './lane.ts';
import type { Queried } from './methods/queries.ts';
import { perform } from './perform.ts';
import type { OwnThrowaway, ThrowawayPlace } from './throwaway-server.ts';

type Kept = {
  readonly mark: string;
  readonly generation: number;
  readonly opened: Promise<OpenedTables>;
  /** By name, the tables whose rows are loaded or cannot be. */
  readonly loaded: Map<string, QueriedTable>;
  /** The last load of rows; loads run one after the other. */
  loading: Promise<unknown>;
  /** Running queries. */
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

/** Queries about sizes, statistics or SQL as text. Their names do not show which tables they read, so they get all rows. */
const READS_UNNAMED = /\bpg_|_to_xml/i;

/**
 * Databases with the rows of revisions, each kept for a while after its last query. A table is loaded when the first query reads it;
 * concurrent queries wait for the same load. `querySeconds`: the time limit of one.
 */
export function keptQueries(lane: Lane, server: OwnThrowaway, querySeconds: number): KeptQueries {
  /** In the order of their last use. */
  const kept = new Map<string, Kept>();

  function drop(key: string, one: Kept): void {
    clearTimeout(one.timer);
    if (kept.get(key) === one) kept.delete(key);
    // After the pending work there.
    void Promise.allSettled([one.opened, one.loading, ...one.running]).then(() => server.tidy(one.mark));
  }

  function open(of: Document, place: ThrowawayPlace): Kept {
    const mark = `query_${randomBytes(4).toString('hex')}`;
    const seconds = LIMITS.query.loadSeconds + MARGIN_SECONDS;
    const args = { document: of.key, server: place, mark };
    // Does not use the caller's signal: others may wait for the same, and the caller may return.
    const opened = perform<OpenedTables>(lane, { method: 'openTables', documents: [of], args, what: 'Making the tables', seconds });
    const one: Kept = { mark, generation: place.generation, opened, loaded: new Map(), loading: opened, running: new Set(), timer: undefined };
    opened.catch(() => drop(of.key, one));
    return one;
  }

  function take(of: Document, place: ThrowawayPlace): Kept {
    const found = kept.get(of.key);
    if (found && found.generation !== place.generation) drop(of.key, found);
    const one = found?.generation === place.generation ? found : open(of, place);
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

  async function load(of: Document, one: Kept, names: readonly string[]): Promise<void> {
    const missing = names.filter((name) => !one.loaded.has(name));
    if (missing.length === 0) return;
    const args = { document: of.key, opened: await one.opened, names: missing };
    const seconds = LIMITS.query.loadSeconds + MARGIN_SECONDS;
    for (const table of await perform<QueriedTable[]>(lane, { method: 'loadRows', documents: [of], args, what: 'Loading the rows', seconds }))
      one.loaded.set(table.table, table);
    // A table for which the plan generates no rows is listed too: empty.
    for (const name of missing) if (!one.loaded.has(name)) one.loaded.set(name, { table: name, rows: 0, total: 0 });
  }

  /** After the running load, which may include the same tables. */
  function loadNext(of: Document, one: Kept, names: readonly string[]): Promise<void> {
    const next = one.loading.then(() => load(of, one, names));
    one.loading = next;
    next.catch(() => drop(of.key, one));
    return next;
  }

  async function query(of: Document, one: Kept, place: ThrowawayPlace, statement: { sql: string; signal: AbortSignal }): Promise<Queried> {
    const { sql, signal } = statement;
    const opened = await waited(one.opened, signal);
    if (READS_UNNAMED.test(sql)) await waited(loadNext(of, one, opened.tables), signal);
    const seconds = querySeconds * 2 + MARGIN_SECONDS;
    for (;;) {
      const args = { server: place, opened, loaded: [...one.loaded.values()], sql, seconds: querySeconds };
      const answer = await perform<Queried | RowsMissing>(lane, { method: 'query', documents: [], args, what: 'The query', seconds, signal });
      if (!('missing' in answer)) return answer;
      await waited(loadNext(of, one, answer.missing), signal);
    }
  }

  return {
    run: (of, sql, signal) =>
      server.during((place) => {
        const one = take(of, place);
        const running = query(of, one, place, { sql, signal });
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
