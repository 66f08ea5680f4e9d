import type { Lane } from './lane.ts';
import { SECONDS } from './limits.ts';
import type { Begun } from './methods/pieces.ts';
import { outcomeOf, perform, type QueueCall } from './perform.ts';

/** A thread's answer as bytes: all of it if it is short, otherwise its beginning, with the rest on demand. */
export type Answer<T = unknown> = {
  readonly bytes: readonly Uint8Array[];
  /**
   * Undefined if `bytes` are everything. The thread stops generating when the reader stops early or the signal is
   * aborted.
   */
  readonly rest: AsyncIterable<Uint8Array> | undefined;
  /** The method's other results. */
  readonly facts: T;
};

/** Requests an answer that may be long. */
export async function answerOf<T>(lane: Lane, call: QueueCall): Promise<Answer<T>> {
  const outcome = await outcomeOf(lane, call);
  if (!outcome.ok) throw outcome.error;
  const { bytes, more, ...facts } = outcome.value as Begun & T;
  return { bytes, rest: more === undefined ? undefined : pieces(lane, call, outcome.threadId, more), facts: facts as T };
}

function pieces(lane: Lane, { documents, signal, what }: QueueCall, threadId: number, handle: number): AsyncIterable<Uint8Array> {
  lane.hold(threadId, 1);
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    signal?.removeEventListener('abort', close);
    lane.hold(threadId, -1);
    void outcomeOf(lane, { method: 'close', args: { handle }, documents: [], what, seconds: SECONDS.rows, threadId });
  };
  signal?.addEventListener('abort', close, { once: true });
  if (signal?.aborted) close();
  const pull = (): Promise<Begun> =>
    perform<Begun>(lane, { method: 'pull', args: { handle }, documents, what: 'The next piece of the rows', seconds: SECONDS.rows, signal, threadId });
  return (async function* () {
    try {
      // Generates one piece while the caller handles the previous one.
      let next: Promise<Begun> | undefined = pull();
      while (next) {
        const { bytes, more }: Begun = await next;
        next = more === undefined ? undefined : pull();
        next?.catch(() => undefined);
        yield* bytes;
      }
    } finally {
      close();
    }
  })();
}
