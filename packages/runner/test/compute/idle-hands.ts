import { answerCalls } from '../../src/compute/answer-calls.ts';

/** A thread for tests that computes nothing useful: calls take the given time and memory. */
answerCalls({
  echo: ({ value }) => ({ value }),
  sleep: ({ milliseconds }, { signal, tell }) =>
    new Promise((resolve, reject) => {
      tell('asleep');
      const timer = setTimeout(() => resolve('slept'), milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    }),
  linger: ({ says, until }, { signal, tell }) =>
    new Promise((_, reject) => {
      tell({ kind: says });
      signal.addEventListener('abort', () => {
        setTimeout(() => {
          tell({ kind: 'ended' });
          reject(new Error('lingered'));
        }, until);
      });
    }),
  spin: ({ milliseconds }) => {
    for (const end = performance.now() + milliseconds; performance.now() < end;);
    return 'spun';
  },
  /** A call that changes something: counts its runs, and then takes a while. */
  count: ({ runs, at, milliseconds = 0 }: { runs: Int32Array; at: number; milliseconds?: number }) => {
    Atomics.add(runs, at, 1);
    for (const end = performance.now() + milliseconds; performance.now() < end;);
    return at;
  },
  fill: () => {
    const all: unknown[] = [];
    for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => ({ at })));
  },
  fillOutside: () => {
    const all: Uint8Array[] = [];
    for (;;) all.push(new Uint8Array(16 * 1024 * 1024).fill(1));
  },
});
