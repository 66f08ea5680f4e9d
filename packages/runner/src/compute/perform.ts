import type { Call, Outcome } from './call.ts';
import type { Document } from './document.ts';
import type { Lane } from './lane.ts';
import { GRACE_MS } from './limits.ts';

export type QueueCall = {
  readonly method: string;
  readonly args: unknown;
  readonly documents: readonly Document[];
  readonly what: string;
  readonly seconds: number;
  /** The operator's setting that raises its limit. */
  readonly raisedBy?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly graceMs?: number;
  readonly onEvent?: ((event: any) => void) | undefined;
  /** Handles an event of the call; the call waits for it. */
  readonly onAsk?: ((event: any) => Promise<void>) | undefined;
  /**
   * A cancelled call is awaited until it has ended and undone its work. `reached`: only after an event of that kind;
   * before that, it has changed nothing.
   */
  readonly untilEnded?: boolean | 'reached';
  /** Sends it to the thread that has it open. */
  readonly threadId?: number;
};

/**
 * Calls a thread of the queue and waits. Throws its error or the reason of the signal; after a signal, tells the thread that nobody waits
 * any more.
 */
export async function perform<T>(lane: Lane, queueCall: QueueCall): Promise<T> {
  const outcome = await outcomeOf(lane, queueCall);
  if (outcome.ok) return outcome.value as T;
  throw outcome.error;
}

export function outcomeOf(lane: Lane, queueCall: QueueCall): Promise<Outcome> {
  const { signal, threadId, untilEnded = false } = queueCall;
  if (signal?.aborted) return Promise.resolve({ ok: false, error: signal.reason as unknown });
  let reached = false;
  return new Promise((resolve) => {
    const leave = (): void => {
      call.cancelled = true;
      lane.cancel(call);
      if (!untilEnded || !isTaken(lane, call) || (untilEnded === 'reached' && !reached)) resolve({ ok: false, error: signal!.reason as unknown });
    };
    const call: Call = {
      method: queueCall.method,
      args: queueCall.args,
      documents: queueCall.documents,
      what: queueCall.what,
      seconds: queueCall.seconds,
      raisedBy: queueCall.raisedBy,
      graceMs: queueCall.graceMs ?? GRACE_MS.call,
      onEvent(event: { readonly kind?: unknown }) {
        reached ||= event.kind === 'reached';
        queueCall.onEvent?.(event);
      },
      onAsk: queueCall.onAsk,
      pinned: threadId !== undefined,
      cancelled: false,
      lost: 0,
      settle(outcome) {
        signal?.removeEventListener('abort', leave);
        resolve(outcome);
      },
    };
    signal?.addEventListener('abort', leave, { once: true });
    if (threadId === undefined) lane.send(call);
    else lane.sendTo(threadId, call);
  });
}

function isTaken(lane: Lane, call: Call): boolean {
  return lane.threads.some((thread) => thread.has(call));
}
