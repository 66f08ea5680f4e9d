import type { Client } from 'pg';
import type { SuspendedKey } from './suspend-keys.ts';

/**
 * Recreates keys and indexes with several sessions at once: never two on one table, and references when everything else
 * exists. The first error stops it, after running statements have finished.
 */
export async function buildKeys(sessions: readonly Client[], keys: readonly SuspendedKey[], tell: (key: SuspendedKey, done: number) => void): Promise<void> {
  let done = 0;
  for (const round of [keys.filter((key) => !key.reference), keys.filter((key) => key.reference)]) {
    const waiting = [...round];
    const locked = new Set<string>();
    let freed = Promise.withResolvers<void>();
    let failed = false;
    const work = async (session: Client): Promise<void> => {
      while (waiting.length > 0 && !failed) {
        const at = waiting.findIndex((key) => key.locks.every((table) => !locked.has(table)));
        if (at < 0) {
          await freed.promise;
          continue;
        }
        const key = waiting.splice(at, 1)[0]!;
        for (const table of key.locks) locked.add(table);
        tell(key, done++);
        try {
          await session.query(key.restore);
        } catch (error) {
          failed = true;
          throw error;
        } finally {
          for (const table of key.locks) locked.delete(table);
          freed.resolve();
          freed = Promise.withResolvers<void>();
        }
      }
    };
    const outcomes = await Promise.allSettled(sessions.map(work));
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    if (refused) throw refused.reason;
  }
}
