import type { RunEvent } from '@seedbed/contract';
import { openMailbox, type Mailbox } from '../../http/mailbox.ts';

/** An event with its id, which counts up within the run. */
export type NumberedEvent = { readonly id: number; readonly event: RunEvent };

/** Brings the events of runs to those who watch them, in this process. */
export type RunHub = {
  publish(runId: string, event: NumberedEvent): void;
  /** Events from now on, until `signal` is aborted. A slow reader misses progress, never anything else. */
  watch(runId: string, signal: AbortSignal): AsyncIterable<NumberedEvent>;
};

export function runHub(): RunHub {
  const watchers = new Map<string, Set<Mailbox<NumberedEvent>>>();
  return {
    publish(runId, event) {
      for (const watcher of watchers.get(runId) ?? []) watcher.push(event);
    },
    watch(runId, signal) {
      const mailbox = openMailbox<NumberedEvent>(({ event }) => event.kind === 'progress');
      const own = watchers.get(runId) ?? new Set();
      watchers.set(runId, own.add(mailbox));
      const leave = (): void => {
        mailbox.close();
        own.delete(mailbox);
        if (own.size === 0 && watchers.get(runId) === own) watchers.delete(runId);
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      return mailbox.read();
    },
  };
}
