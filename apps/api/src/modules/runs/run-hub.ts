import type { RunEvent } from '@seedbed/contract';
import { openMailbox, type Mailbox } from '../../http/mailbox.ts';
import { EventIds } from './event-ids.ts';

export type NumberedEvent = { readonly id: string; readonly event: RunEvent };

/** Brings the events of one run, in order, to those who watch it in this process. */
export type RunChannel = Disposable & {
  /**
   * One after the other: whoever writes an event down and publishes it, and whoever reads what is written and begins to watch. So nothing is
   * published twice, overtaken or lost between. A failure is the caller's own.
   */
  inTurn<T>(work: (ids: EventIds) => Promise<T>): Promise<T>;
  publish(event: NumberedEvent): void;
  /** Events from this call on, until `signal` is aborted. A slow reader misses progress, never anything else. */
  watch(signal: AbortSignal): AsyncIterable<NumberedEvent>;
};

export type RunHub = { open(runId: string): RunChannel };

type Shared = { readonly ids: EventIds; readonly watchers: Set<Mailbox<NumberedEvent>>; last: Promise<unknown>; users: number };

export function runHub(): RunHub {
  const channels = new Map<string, Shared>();
  return {
    open(runId) {
      const own = channels.get(runId) ?? { ids: new EventIds(), watchers: new Set(), last: Promise.resolve(), users: 0 };
      channels.set(runId, own);
      own.users++;
      return {
        inTurn(work) {
          const done = own.last.then(() => work(own.ids));
          own.last = done.catch(() => undefined);
          return done;
        },
        publish(event) {
          for (const watcher of own.watchers) watcher.push(event);
        },
        watch(signal) {
          const mailbox = openMailbox<NumberedEvent>(({ event }) => event.kind === 'progress');
          own.watchers.add(mailbox);
          const leave = (): void => {
            mailbox.close();
            own.watchers.delete(mailbox);
          };
          if (signal.aborted) leave();
          else signal.addEventListener('abort', leave, { once: true });
          return mailbox.read();
        },
        [Symbol.dispose]() {
          if (--own.users === 0) channels.delete(runId);
        },
      };
    },
  };
}
