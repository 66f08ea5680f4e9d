import type { RunEvent } from '@seedbed/contract';

/** An event with its id, which counts up within the run. */
export type NumberedEvent = { readonly id: number; readonly event: RunEvent };

/** Brings the events of runs to those who watch them, in this process. */
export type RunHub = {
  publish(runId: string, event: NumberedEvent): void;
  /** Events from now on, until the run ends or `signal` is aborted. A slow reader misses progress, never anything else. */
  watch(runId: string, signal: AbortSignal): AsyncIterable<NumberedEvent>;
};

type Watcher = { push(event: NumberedEvent): void };

export function runHub(): RunHub {
  const watchers = new Map<string, Set<Watcher>>();
  return {
    publish(runId, event) {
      for (const watcher of watchers.get(runId) ?? []) watcher.push(event);
    },
    watch(runId, signal) {
      const mailbox = openMailbox();
      const own = watchers.get(runId) ?? new Set();
      watchers.set(runId, own.add(mailbox));
      signal.addEventListener('abort', mailbox.close, { once: true });
      return (async function* () {
        try {
          yield* mailbox.read();
        } finally {
          signal.removeEventListener('abort', mailbox.close);
          own.delete(mailbox);
          if (own.size === 0 && watchers.get(runId) === own) watchers.delete(runId);
        }
      })();
    },
  };
}

/** Events that wait to be read. Of progress only the newest waits. */
function openMailbox() {
  let waiting: NumberedEvent[] = [];
  let wake = (): void => undefined;
  let closed = false;
  return {
    push(event: NumberedEvent): void {
      if (event.event.kind === 'progress') waiting = waiting.filter((other) => other.event.kind !== 'progress');
      waiting.push(event);
      wake();
    },
    close: (): void => {
      closed = true;
      wake();
    },
    async *read(): AsyncGenerator<NumberedEvent> {
      while (!closed) {
        const next = waiting.shift();
        if (next) yield next;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
