import { setTimeout as sleep } from 'node:timers/promises';
import { readEvents } from '@seedbed/client';
import { RUN_ENDED, cancelRunRoute, getRunRoute, runEventsRoute, type Run, type RunEvent } from '@seedbed/contract';
import type { Server } from './open-server.ts';
import { ServerRefusal } from './server-problem.ts';

/** Times that a stream which broke off is requested again, without an event between. */
const TRIES = 8;
const FIRST_WAIT_MS = 500;
/** A cancelled run has ended by then; RELIABILITY P5 allows 15 s if its worker is dead. */
const CANCEL_MS = 30_000;

/**
 * Reports a run until it has ended, and returns its final state. Reconnects after the last event. When `signal` is aborted it cancels the
 * run, and follows it to its end.
 */
export async function followRun(server: Server, id: string, signal: AbortSignal, tell: (event: RunEvent) => void): Promise<Run> {
  // The calls of this end when the run has: an abort does not end them, it cancels the run.
  const late = new AbortController();
  const cancel = async (): Promise<void> => {
    setTimeout(() => late.abort(), CANCEL_MS).unref();
    // It may have ended meanwhile, which is a conflict; the events report its end.
    await server.call(cancelRunRoute, { params: { id } }, { signal: late.signal }).catch(() => undefined);
  };
  const onAbort = (): void => void cancel();
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await untilEnd(server, id, late.signal, tell);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

async function untilEnd(server: Server, id: string, signal: AbortSignal, tell: (event: RunEvent) => void): Promise<Run> {
  let last: string | undefined;
  for (let tries = 0; ; tries++) {
    try {
      const headers = last === undefined ? {} : { 'last-event-id': last };
      for await (const { id: number, data } of readEvents(await server.call(runEventsRoute, { params: { id }, headers }, { signal }))) {
        const event = JSON.parse(data) as RunEvent;
        last = number;
        tries = 0;
        tell(event);
        if (event.kind === 'run' && RUN_ENDED.has(event.run.state)) return event.run;
      }
    } catch (error) {
      if (signal.aborted || tries >= TRIES || !isPassing(error)) throw error;
    }
    if (tries >= TRIES) return server.call(getRunRoute, { params: { id } }, { signal });
    await sleep(FIRST_WAIT_MS * 2 ** Math.min(tries, 4));
  }
}

/** fetch throws a TypeError for an interrupted stream. */
function isPassing(error: unknown): boolean {
  return error instanceof ServerRefusal ? error.passing : error instanceof TypeError;
}
