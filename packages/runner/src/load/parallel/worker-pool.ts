import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { Problem } from '@seedbed/contract';
import type { OwnTransaction } from '@seedbed/postgres/load';
import { openThread } from '@seedbed/postgres/entry';
import type { FromWorker, Part, ToWorker, WorkerData } from './part.ts';

export type PartJob = Part & { readonly sent: (rows: number, bytes: number) => void; readonly began: (own: OwnTransaction) => void };

/** Threads that send parts. */
export type WorkerPool = AsyncDisposable & {
  /**
   * Sends the parts, each by the next free thread; resolves with the number of rows that Postgres accepted. The first
   * error stops it and is thrown.
   */
  send(parts: readonly PartJob[]): Promise<number[]>;
};

const SENDER = { name: 'parallel-worker', source: new URL('./worker.ts', import.meta.url) };

/**
 * A thread that ignores its stop for this long is terminated. Its session's socket closes with it, and the server rolls
 * back.
 */
const STOPS_WITHIN_MS = 5_000;

/** Throws the signal's reason if it is or becomes aborted. */
export async function openWorkerPool(threads: number, data: WorkerData, signal: AbortSignal | undefined): Promise<WorkerPool> {
  signal?.throwIfAborted();
  const workers = Array.from({ length: threads }, () => openThread(SENDER, { workerData: data }));
  /** `exit` is emitted once, so later callers need the result. */
  const gone = new Set<Worker>();
  const ready = new Set<Worker>();
  const ends = workers.map((worker) => once(worker, 'exit').finally(() => gone.add(worker)));
  // The pending request fails with its error.
  for (const end of ends) end.catch(() => {});
  const tellToStop = (): void => {
    for (const worker of workers) {
      if (ready.has(worker)) worker.postMessage({ kind: 'stop' } satisfies ToWorker);
      // It does not listen yet, and has sent nothing.
      else void worker.terminate();
    }
  };
  signal?.addEventListener('abort', tellToStop, { once: true });
  const close = async (): Promise<void> => {
    signal?.removeEventListener('abort', tellToStop);
    tellToStop();
    const late = setTimeout(() => workers.forEach((worker) => void worker.terminate()), STOPS_WITHIN_MS);
    await Promise.allSettled(ends);
    clearTimeout(late);
  };
  try {
    await Promise.all(
      workers.map(async (worker) => {
        await answer(worker, 'ready', signal);
        ready.add(worker);
      }),
    );
    signal?.throwIfAborted();
  } catch (error) {
    await close();
    throw error;
  }

  return {
    async send(parts) {
      const waiting = parts.map((part, at) => ({ part, at }));
      const taken: number[] = [];
      let failed = false;
      const work = async (worker: Worker): Promise<void> => {
        for (let next = waiting.shift(); next && !failed; next = waiting.shift()) {
          const { sent, began, ...part } = next.part;
          try {
            signal?.throwIfAborted();
            if (gone.has(worker)) throw endedEarly();
            worker.postMessage({ kind: 'part', part } satisfies ToWorker);
            taken[next.at] = (await answer(worker, 'done', signal, { sent, began })).taken;
          } catch (error) {
            failed = true;
            throw error;
          }
        }
      };
      const outcomes = await Promise.allSettled(workers.map(work));
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      if (refused) throw refused.reason;
      return taken;
    },
    [Symbol.asyncDispose]: close,
  };
}

type Answer<K extends FromWorker['kind']> = Extract<FromWorker, { kind: K }>;

/** The thread's next message of that kind. Throws the thread's error, or the signal's reason. */
function answer<K extends 'ready' | 'done'>(
  worker: Worker,
  kind: K,
  signal: AbortSignal | undefined,
  job?: Pick<PartJob, 'sent' | 'began'>,
): Promise<Answer<K>> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      settle();
    };
    const onEnd = (cause: unknown): void => end(() => reject(signal?.aborted ? signal.reason : endedEarly(cause)));
    const onMessage = (message: FromWorker): void => {
      if (message.kind === 'sent') job?.sent(message.rows, message.bytes);
      else if (message.kind === 'began') job?.began(message.own);
      else if (message.kind === 'failed') {
        const { type, message: text, facts } = message.problem;
        end(() => reject(signal?.aborted ? signal.reason : new Problem(type, text, { facts })));
      } else if (message.kind === kind) end(() => resolve(message as Answer<K>));
    };
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
  });
}

function endedEarly(cause?: unknown): Problem {
  return new Problem('internal', 'A load thread ended unexpectedly.', { cause });
}
