import { LIMITS, Problem } from '@seedbed/contract';

const MINUTE_MS = 60_000;
/**
 * The limit for one account from all addresses, or one address for all accounts: enough for a team behind one address.
 */
const MORE = 4;
const MAX_CACHED = 10_000;

/** Counts tries to sign in, by account and address (T19). Each process counts its own. */
export type Tries = {
  /**
   * Counts one attempt; throws Problem `rate-limited` if there were too many. Call `forgive` after a successful one.
   */
  count(account: string, address: string): { forgive(): void };
};

export function tries(clock: () => Date): Tries {
  const byKey = new Map<string, number[]>();

  function timesOf(key: string, now: number): number[] {
    const times = (byKey.get(key) ?? []).filter((at) => now - at < MINUTE_MS);
    // Moves the entry to the end: the oldest are dropped first.
    byKey.delete(key);
    byKey.set(key, times);
    if (byKey.size > MAX_CACHED) byKey.delete(byKey.keys().next().value!);
    return times;
  }

  return {
    count(account, address) {
      const now = clock().getTime();
      const name = account.toLowerCase();
      const counted = [
        [`${name}\n${address}`, LIMITS.signInsPerMinute],
        [`${name}\n`, LIMITS.signInsPerMinute * MORE],
        [`\n${address}`, LIMITS.signInsPerMinute * MORE],
      ].map(([key, most]) => ({ times: timesOf(key as string, now), most: most as number }));
      const full = counted.find(({ times, most }) => times.length >= most);
      if (full) {
        const retryAfter = Math.ceil((full.times[0]! + MINUTE_MS - now) / 1_000);
        throw new Problem('rate-limited', `Too many tries. Wait ${retryAfter} s, then try again.`, { facts: { retryAfter } });
      }
      for (const { times } of counted) times.push(now);
      return {
        forgive() {
          for (const { times } of counted) times.splice(times.indexOf(now), 1);
        },
      };
    },
  };
}
