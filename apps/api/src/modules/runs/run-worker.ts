import { CANCELLED, STOPPING, executeRun, type RunTools } from './execute-run.ts';

/** Runs at work at the same time; the others wait in order. */
const AT_ONCE = 2;

export type RunWorker = AsyncDisposable & {
  /** Rings the bell: a queued run is there. */
  enqueue(runId: string): void;
  /** Stops a run that is at work here. */
  cancel(runId: string): void;
};

/** Does queued runs, in this process. Disposing it stops what is at work and waits until that is written down. */
export function runWorker(tools: RunTools): RunWorker {
  const waiting: string[] = [];
  const working = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let closed = false;

  function next(): void {
    while (!closed && working.size < AT_ONCE) {
      const id = waiting.shift();
      if (id === undefined) return;
      const stop = new AbortController();
      const done = executeRun(tools, id, stop.signal)
        .catch(tools.report)
        .finally(() => {
          working.delete(id);
          next();
        });
      working.set(id, { stop, done });
    }
  }

  return {
    enqueue(runId) {
      waiting.push(runId);
      next();
    },
    cancel(runId) {
      working.get(runId)?.stop.abort(CANCELLED);
    },
    async [Symbol.asyncDispose]() {
      closed = true;
      for (const { stop } of working.values()) stop.abort(STOPPING);
      await Promise.allSettled([...working.values()].map(({ done }) => done));
    },
  };
}
