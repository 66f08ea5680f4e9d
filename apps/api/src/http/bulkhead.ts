import { Problem } from '@seedbed/contract';

/** So many at once, so many waiting; whoever comes then is told to come back. */
export type Bulkhead = {
  /** Runs `work` when there is a place. Throws Problem `overloaded`, or the signal's reason while waiting. */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Holds a place for as long as the chunks are read. */
  stream(signal: AbortSignal, open: () => Promise<AsyncIterable<Uint8Array>>): Promise<AsyncIterable<Uint8Array>>;
};

export function bulkhead(name: string, places: number, queue: number): Bulkhead {
  let taken = 0;
  const waiting: (() => void)[] = [];

  const enter = async (signal: AbortSignal): Promise<void> => {
    if (taken < places) {
      taken++;
      return;
    }
    if (waiting.length >= queue)
      throw new Problem('overloaded', `Too many calls of the kind "${name}" at once. Try again in a moment.`, { facts: { retryAfter: 1 } });
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal.reason as Error);
      };
      // The place passes from the one that leaves to this one: `taken` stays.
      const start = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(start);
    });
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else taken--;
  };

  return {
    async run(signal, work) {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    async stream(signal, open) {
      await enter(signal);
      try {
        return holding(await open(), signal, leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** Gives the place back once: at the chunks' end, or when the caller goes away before the first was asked for. */
function holding(chunks: AsyncIterable<Uint8Array>, signal: AbortSignal, leave: () => void): AsyncIterable<Uint8Array> {
  let left = false;
  const once = (): void => {
    if (left) return;
    left = true;
    signal.removeEventListener('abort', once);
    leave();
  };
  signal.addEventListener('abort', once, { once: true });
  return (async function* () {
    try {
      yield* chunks;
    } finally {
      once();
    }
  })();
}
