import { Problem } from '@seedbed/contract';
import type { Entry } from '@seedbed/postgres/entry';
import type { Call } from './call.ts';
import { CROWDED, type LaneLimits, type LaneName } from './limits.ts';
import { openThread, type Thread } from './open-thread.ts';

/** Threads for one kind of call. */
export type Lane = {
  readonly threads: readonly Thread[];
  /** Sends a call to the thread that knows its documents, unless that one is busy with something long. */
  send(call: Call): void;
  /** Sends a call to the thread that has something open; no other thread runs it. */
  sendTo(threadId: number, call: Call): void;
  cancel(call: Call): void;
  hold(threadId: number, change: 1 | -1): void;
  /**
   * Ends work that takes too long, and threads that were idle for long; fewer threads are kept if the process uses many
   * `bytes`.
   */
  look(bytes?: number): void;
  close(): Promise<void>;
};

/** All worker queues, by name. */
export type Lanes = Readonly<Record<LaneName, Lane>>;

/** A thread whose first call takes longer than this gets no others. */
const LONG_MS = 50;
/** Calls waiting behind such work move to another thread. */
const STUCK_MS = 250;

/** How many threads may end with a call in their queue before it is abandoned: its size may be the undetected cause. */
const MAX_LOST_THREADS = 3;

/** `onEnd` is called with each thread that has ended, for cleaning up. */
export function openLane(name: string, limits: LaneLimits, onEnd: (thread: Thread) => void, entry?: Entry): Lane {
  const threads: Thread[] = [];
  const waiting: Call[] = [];
  /** Since when the first call waits. */
  let firstSince: { readonly call: Call; readonly at: number } | undefined;
  let isCrowded = false;
  let closed = false;

  function open(): Thread {
    const thread: Thread = openThread({ entry, lane: name, memoryMib: limits.memoryMib, onChange: () => changed(thread), onLost: sendAgain });
    threads.push(thread);
    return thread;
  }

  function changed(thread: Thread): void {
    thread.idleSince = performance.now();
    if (thread.ended && threads.includes(thread)) {
      threads.splice(threads.indexOf(thread), 1);
      onEnd(thread);
    }
    next();
  }

  function sendAgain(calls: readonly Call[]): void {
    for (const call of calls) {
      if (call.pinned || ++call.lost > MAX_LOST_THREADS || closed) call.settle({ ok: false, error: lostTooOften(), lost: true });
      else waiting.push(call);
    }
    if (!closed) next();
  }

  function pick(call: Call): Thread | undefined {
    const free = threads.filter((thread) => thread.waiting < limits.window && (thread.busyMs ?? 0) < LONG_MS);
    const knowing = free.find((thread) => call.documents.every(({ key }) => thread.knows(key)));
    if (knowing) return knowing;
    const idle = free.filter((thread) => thread.waiting === 0).toSorted((a, b) => a.held - b.held);
    if (idle[0] && (idle[0].held === 0 || threads.length >= limits.threads)) return idle[0];
    if (threads.length < limits.threads && !mustWait(call)) return open();
    return idle[0] ?? free[0];
  }

  /** If memory is short, a further thread is opened only for a call that has waited a while. */
  function mustWait(call: Call): boolean {
    if (!isCrowded || threads.length === 0) return false;
    if (firstSince?.call !== call) firstSince = { call, at: performance.now() };
    return performance.now() - firstSince.at < CROWDED.waitMs;
  }

  function next(): void {
    while (waiting.length > 0) {
      const call = waiting[0]!;
      const thread = call.cancelled ? undefined : pick(call);
      if (!thread && !call.cancelled) return;
      waiting.shift();
      thread?.send(call);
    }
  }

  return {
    threads,
    send(call) {
      waiting.push(call);
      next();
    },
    sendTo(threadId, call) {
      const thread = threads.find((each) => each.threadId === threadId);
      if (thread) thread.send(call);
      else call.settle({ ok: false, error: lostTooOften(), lost: true });
    },
    cancel(call) {
      const at = waiting.indexOf(call);
      if (at >= 0) waiting.splice(at, 1);
      else for (const thread of threads) thread.cancel(call);
    },
    hold(threadId, change) {
      const thread = threads.find((each) => each.threadId === threadId);
      if (thread) thread.held += change;
    },
    look(bytes = 0) {
      isCrowded = bytes > CROWDED.bytes;
      const now = performance.now();
      for (const thread of threads.slice()) {
        const mayStay = threads.length === 1 ? (limits.lastIdleMs ?? limits.idleMs) : limits.idleMs;
        const mayWait = limits.crowdedIdleMs ?? (threads.length === 1 && bytes <= CROWDED.lastBytes ? CROWDED.lastIdleMs : CROWDED.idleMs);
        const idleMs = isCrowded ? Math.min(mayWait, mayStay) : mayStay;
        if (thread.waiting > 0) {
          thread.look();
          // A lone thread's calls have nowhere else to go.
          if (limits.threads > 1 && !thread.ended && (thread.busyMs ?? 0) > STUCK_MS) waiting.unshift(...thread.takeBack());
        } else if (thread.held === 0 && now - thread.idleSince > idleMs) void thread.end(new Error('idle'));
      }
      next();
    },
    async close() {
      closed = true;
      const stopping = new Problem('overloaded', 'The server stops.', { facts: { retryAfter: 5 } });
      for (const call of waiting.splice(0)) call.settle({ ok: false, error: stopping });
      await Promise.all([...threads].map((thread) => thread.end(stopping)));
    },
  };
}

function lostTooOften(): Problem {
  return new Problem('overloaded', 'Another request used too much memory and this one was stopped with it. Try again in a moment.', {
    facts: { retryAfter: 1 },
  });
}
