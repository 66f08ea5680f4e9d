import type { Bell } from '../../db/bell.ts';
import type { Caller } from '../../http/caller.ts';

/** Nobody is known for longer, even where the bell is never heard and does not say so: behind a pooler, on a line that is dead. */
const KEPT_MS = 1_000;
const AT_MOST = 10_000;

/** Who was looked up; `endsAt`: when that ends by itself, in milliseconds of the clock, null for never. */
export type Found = { readonly caller: Caller; readonly endsAt: number | null };

/** Callers who were looked up within the last second, so that not every request asks the database. */
export type KnownCallers = Disposable & {
  /**
   * By the hash of what they bring, never by that itself; at once, where they are known. Who is not found is not kept, and what `look` throws is
   * thrown.
   */
  find(hash: string, look: () => Promise<Found | undefined>): Caller | Promise<Caller | undefined>;
  /** From now on nobody is known: somebody may something else than before. */
  drop(): void;
  /** Calls `hear` when that is so. Dispose it to hear no more. */
  listen(hear: () => void): Disposable;
};

/** While `bell` is not heard, everyone is looked up. */
export function knownCallers(bell: Pick<Bell, 'listen' | 'isHeard'>, clock: () => Date): KnownCallers {
  // The oldest first: all are kept equally long.
  const known = new Map<string, { readonly caller: Caller; readonly from: number; readonly until: number }>();
  const hearers = new Set<() => void>();
  let drops = 0;
  const drop = (): void => {
    drops++;
    known.clear();
    hearers.forEach((hear) => hear());
  };
  const listening = bell.listen(drop, 'callers');

  function keep(hash: string, { caller, endsAt }: Found, from: number): void {
    known.delete(hash);
    for (const [oldest, { until }] of known) {
      if (known.size < AT_MOST && until > from) break;
      known.delete(oldest);
    }
    known.set(hash, { caller, from, until: Math.min(from + KEPT_MS, endsAt ?? Infinity) });
  }

  async function lookUp(hash: string, look: () => Promise<Found | undefined>, now: number): Promise<Caller | undefined> {
    const before = drops;
    const found = await look();
    // What was read before a change may be what it was before.
    if (found && drops === before && bell.isHeard()) keep(hash, found, now);
    return found?.caller;
  }

  return {
    find(hash, look) {
      const now = clock().getTime();
      const kept = known.get(hash);
      // A clock that was set back makes nobody known for longer.
      if (kept && kept.from <= now && now < kept.until && bell.isHeard()) return kept.caller;
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

/** The same methods; after those of `names` nobody is known any more in this process, whatever became of the call. */
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
