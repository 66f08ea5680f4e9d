import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './unavailable.ts';

const AGAIN_MS = 500;
const AT_MOST_MS = 5 * 60_000;

/**
 * The same methods, for background work without a waiting request: while our database is away they wait, and continue within a second of
 * its return. They stop waiting when `stopping` is aborted.
 */
export function patiently<T extends Readonly<Record<string, (...args: never[]) => Promise<unknown>>>>(methods: T, stopping: AbortSignal): T {
  const waiting =
    (method: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]): Promise<unknown> => {
      const until = Date.now() + AT_MOST_MS;
      for (;;) {
        try {
          return await method(...args);
        } catch (error) {
          if (!isUnavailable(error) || stopping.aborted || Date.now() > until) throw error;
          await sleep(AGAIN_MS, undefined, { signal: stopping }).catch(() => {});
        }
      }
    };
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, waiting(method)])) as unknown as T;
}
