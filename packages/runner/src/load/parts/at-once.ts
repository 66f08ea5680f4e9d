import { setTimeout as sleep } from 'node:timers/promises';
import { toProblem } from '@seedbed/postgres/load';
import type { PlannedPart } from './part-work.ts';
import { retryAfter } from './retry-after.ts';

/** Retries if that may help, with increasing waits. */
export async function patiently<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  for (let attempts = 0; ; attempts++) {
    try {
      return await work();
    } catch (thrown) {
      signal?.throwIfAborted();
      const error = toProblem(thrown);
      const wait = retryAfter(error, attempts);
      if (wait === undefined) throw error;
      await rest(wait, signal);
    }
  }
}

/** A wait that a signal ends with its reason. */
export async function rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(ms, undefined, signal && { signal }).catch(() => signal?.throwIfAborted());
}

/** Runs parts, some in parallel. The first error stops it, after running parts have finished. */
export async function together(parts: readonly PlannedPart[], atOnce: number, work: (part: PlannedPart) => Promise<void>): Promise<void> {
  const waiting = [...parts];
  let failed = false;
  const one = async (): Promise<void> => {
    for (let part = waiting.shift(); part && !failed; part = waiting.shift())
      await work(part).catch((error: unknown) => {
        failed = true;
        throw error;
      });
  };
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, one));
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (refused) throw refused.reason;
}
