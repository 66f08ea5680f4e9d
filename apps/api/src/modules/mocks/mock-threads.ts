import { availableParallelism } from 'node:os';
import { LIMITS } from '@seedbed/contract';
import { openLane, outcomeOf, watchLanes, type Lane } from '@seedbed/runner/threads';
import type { Wrote } from './thread/messages.ts';

/** Mocks are closed after this long without a request, and their threads then end. */
export const IDLE_MS = LIMITS.mock.idleMinutes * 60_000;

type Call = {
  readonly method: string;
  readonly args: object;
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
  /** Gets what the mock writes meanwhile. */
  readonly onWrite?: ((wrote: Wrote) => void) | undefined;
};

/** The threads in which mocks answer. Each has a lane of its own: the mocks of that lane are open only there. */
export type MockThreads = AsyncDisposable & {
  laneOf(id: string): Lane;
  /** Throws the error of the call, or of its thread. */
  ask<T>(lane: Lane, call: Call): Promise<{ value: T; threadId: number }>;
};

const ENTRY = { name: 'mock-thread', source: new URL('./thread/mock-thread.ts', import.meta.url) };

export function openMockThreads(): MockThreads {
  const threads = Math.max(1, Math.min(4, availableParallelism()));
  const lanes = Array.from({ length: threads }, (_, i) =>
    openLane(`mocks ${i + 1}`, { threads: 1, window: 4, memoryMib: LIMITS.mock.threadMib, idleMs: IDLE_MS }, () => undefined, ENTRY),
  );
  const watching = watchLanes(lanes);
  return {
    laneOf: (id) => lanes[parseInt(id.replaceAll('-', '').slice(-8), 16) % lanes.length]!,

    async ask<T>(lane: Lane, { method, args, seconds, signal, onWrite }: Call) {
      const onEvent = (wrote: Wrote): void => onWrite?.(wrote);
      const outcome = await outcomeOf(lane, { method, args, documents: [], what: 'The request to the mock', seconds, signal, onEvent });
      if (!outcome.ok) throw outcome.error;
      return { value: outcome.value as T, threadId: outcome.threadId };
    },

    async [Symbol.asyncDispose]() {
      watching[Symbol.dispose]();
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
