import { LIMITS, Problem } from '@seedbed/contract';
import { openMockThreads } from './mock-threads.ts';
import { openedMocks, type KeptWrites, type MockSpec, type OpenedMock } from './opened-mocks.ts';
import type { AskMock, MockAnswer, NotOpen, ServedRows } from './thread/messages.ts';

/**
 * Open mocks, in their own threads: a request may scan millions of rows, and must block neither the API nor its other threads. The first
 * request opens a mock; it is closed when others need its place or after a long idle time. Writes are stored before they are answered.
 */
export type MockHost = AsyncDisposable & {
  /** Throws Problem for a mock that cannot be opened, or `too-large` for a request that ended its thread. */
  answer(spec: MockSpec, request: Omit<AskMock, 'id'>, signal: AbortSignal): Promise<MockAnswer>;
  /** The rows behind the answers. Throws Problem for a mock that cannot be opened. */
  served(spec: MockSpec, signal: AbortSignal): Promise<ServedRows>;
  /** Discards the writes. */
  reset(id: string): Promise<void>;
  /** Closes a mock that was deleted. */
  forget(id: string): void;
};

const ANSWER_SECONDS = 10;
/** Closed twice in a row, because others needed its slot. */
const MAX_TRIES = 3;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const RESET = /^[^?#]*\/__reset(?:$|[?#])/;

export function openMockHost(kept: KeptWrites, report: (error: unknown) => void): MockHost {
  const threads = openMockThreads();
  const mocks = openedMocks(threads, kept, report);

  /** Calls the thread with the open mock, opening it there first. */
  async function inOpen<T extends object>(
    spec: MockSpec,
    method: string,
    args: object,
    signal: AbortSignal,
    { before, after }: { readonly before?: (one: OpenedMock) => Promise<void>; readonly after?: (one: OpenedMock) => Promise<void> } = {},
  ): Promise<T> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const one = mocks.current(spec);
      one.using++;
      try {
        await one.opening;
        await before?.(one);
        const call = { method, args: { id: one.key, ...args }, seconds: ANSWER_SECONDS, signal, onWrite: one.journal?.take };
        const { value } = await threads.ask<T | NotOpen>(one.lane, call);
        if (!('notOpen' in value)) {
          await after?.(one);
          return value;
        }
        // Its thread ended, for another mock's sake.
        if (mocks.find(spec.id) === one) mocks.leave(one);
      } finally {
        one.using--;
        one.usedAt = performance.now();
      }
    }
    throw new Problem('overloaded', 'The mock API is being closed and opened again. Try again in a moment.', { facts: { retryAfter: 1 } });
  }

  return {
    answer: (spec, request, signal) =>
      inOpen<MockAnswer>(spec, 'answer', request, signal, {
        before: async (one) => {
          if (READS.has(request.method) || request.method === 'DELETE' || RESET.test(request.url)) return;
          if (await one.journal!.isFull()) throw full();
        },
        after: async (one) => {
          if (!READS.has(request.method)) await one.journal!.stored();
        },
      }),

    served: (spec, signal) => inOpen<ServedRows>(spec, 'served', {}, signal),

    async reset(id) {
      const after = () => kept.forget(id);
      const one = mocks.find(id);
      if (one) mocks.leave(one, { keeps: false, after });
      await mocks.left(id);
      if (!one) await after();
    },

    forget(id) {
      const one = mocks.find(id);
      if (one) mocks.leave(one, { keeps: false });
    },

    async [Symbol.asyncDispose]() {
      await mocks[Symbol.asyncDispose]();
      await threads[Symbol.asyncDispose]();
    },
  };
}

function full(): Problem {
  return new Problem('too-large', `This mock API holds more than ${LIMITS.mock.writtenCharacters} characters of written rows. Reset it, or delete rows.`);
}
