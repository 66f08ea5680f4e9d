const MINUTE = 60_000;
/**
 * How many callers to count separately; further ones share one count, so that a flood of addresses displaces nobody.
 */
const MAX_KEYS = 100_000;
const SWEEP_EVERY = 1_000;
const NEWCOMERS = '';

/** A caller's remaining allowance, for the headers of an answer. */
export type Allowance = {
  readonly allowed: boolean;
  /** Calls a minute. */
  readonly limit: number;
  /** Calls that are still allowed immediately. */
  readonly remaining: number;
  /** Seconds until all are there again. */
  readonly resetSeconds: number;
  /** Seconds until one may follow. */
  readonly retryAfter: number;
};

export type RateLimit = {
  /** Counts one call of this caller, if it is allowed. */
  take(key: string): Allowance;
};

/**
 * Limits each caller's calls a minute: a bucket of `perMinute` that fills evenly (GCRA). Stores one number for each caller, the time at
 * which its bucket will be full. For this process only: n servers allow n times the limit.
 */
export function rateLimit(perMinute: number, now: () => number = () => performance.now(), mostKeys: number = MAX_KEYS): RateLimit {
  const interval = MINUTE / perMinute;
  const fullAt = new Map<string, number>();
  let sweptAt = -Infinity;

  /** Callers whose bucket is full again can be forgotten. */
  const hasRoom = (time: number): boolean => {
    if (fullAt.size < mostKeys) return true;
    if (time - sweptAt < SWEEP_EVERY) return false;
    sweptAt = time;
    for (const [key, full] of fullAt) if (full <= time) fullAt.delete(key);
    return fullAt.size < mostKeys;
  };

  return {
    take(caller) {
      const time = now();
      const key = fullAt.has(caller) || hasRoom(time) ? caller : NEWCOMERS;
      const before = Math.max(fullAt.get(key) ?? 0, time);
      // A whole bucket takes a minute to fill; the hundredth is for the sum of many intervals.
      const excess = before + interval - time - MINUTE;
      const allowed = excess <= 0.01;
      const full = allowed ? before + interval : before;
      if (allowed) fullAt.set(key, full);
      return {
        allowed,
        limit: perMinute,
        remaining: Math.max(0, Math.floor((MINUTE - (full - time)) / interval + 0.001)),
        resetSeconds: Math.ceil((full - time) / 1000),
        retryAfter: allowed ? 0 : Math.max(1, Math.ceil(excess / 1000)),
      };
    },
  };
}
