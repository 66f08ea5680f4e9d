import type { Notifier } from '../../db/notifier.ts';
import type { Caller } from '../../http/caller.ts';

/** Maximum cache time, even if a message of the notifier is lost unnoticed: behind a pooler, on a dead connection. */
const KEPT_MS = 1_000;
const MAX_CALLERS = 10_000;

/** A looked-up caller; `endsAt`: when the login expires, in milliseconds of the clock, null for never. */
export type Found = { readonly caller: Caller; readonly endsAt: number | null };

/** Callers looked up within the last second, so that not every request queries the database. */
export type KnownCallers = Disposable & {
  /**
   * By the hash of the credentials; synchronous if cached. Unknown callers are not cached, and errors of `look` are
   * thrown.
   */
  find(hash: string, look: () => Promise<Found | undefined>): Caller | Promise<Caller | undefined>;
  /** Clears the cache: someone's rights changed. */
  drop(): void;
  /** Calls `hear` at that time. Dispose it to stop. */
  listen(hear: () => void): Disposable;
};

/** While `notifier` is not connected, every caller is looked up. */
export function knownCallers(notifier: Pick<Notifier, 'listen' | 'isHeard'>, clock: () => Date): KnownCallers {
  // The oldest first: all are kept for the same time.
  const known = new Map<string, { readonly caller: Caller; readonly from: number; readonly until: number }>();
  const hearers = new Set<() => void>();
  let drops = 0;
  const drop = (): void => {
    drops++;
    known.clear();
    hearers.forEach((hear) => hear());
  };
  const listening = notifier.listen(drop, 'callers');

  function keep(hash: string, { caller, endsAt }: Found, from: number): void {
    known.delete(hash);
    for (const [oldest, { until }] of known) {
      if (known.size < MAX_CALLERS && until > from) break;
      known.delete(oldest);
    }
    known.set(hash, { caller, from, until: Math.min(from + KEPT_MS, endsAt ?? Infinity) });
  }

  async function lookUp(hash: string, look: () => Promise<Found | undefined>, now: number): Promise<Caller | undefined> {
    const before = drops;
    const found = await look();
    // A lookup that began before a change may be outdated.
    if (found && drops === before && notifier.isHeard()) keep(hash, found, now);
    return found?.caller;
  }

  return {
    find(hash, look) {
      const now = clock().getTime();
      const kept = known.get(hash);
      // A clock that was set back does not extend the cache.
      if (kept && kept.from <= now && now < kept.until && notifier.isHeard()) return kept.caller;
      return lookUp(hash, look, now);
    },
    drop,
    listen(hear) {
      hearers.add(hear);
      return { [Symbol.dispose]: () => void hearers.delete(hear) };
    },
    [Symbol.dispose]: () => listening[Symbol.dispose](),
  };
}

type Methods = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** The same methods; those in `names` clear the cache of this process, whatever their outcome. */
export function dropping<T extends Methods>(known: Pick<KnownCallers, 'drop'>, methods: T, ...names: readonly (keyof T & string)[]): T {
  const dropAfter =
    (method: T[string]) =>
    async (...args: never[]): Promise<unknown> => {
      try {
        return await method(...args);
      } finally {
        known.drop();
      }
    };
  return { ...methods, ...Object.fromEntries(names.map((name) => [name, dropAfter(methods[name]!)])) };
}
