import { availableParallelism } from 'node:os';
import { LIMITS, Problem, type MockChaos, type MockDialect } from '@seedbed/contract';
import { openLane, outcomeOf, watchLanes, type Lane } from '@seedbed/runner/threads';
import type { AskMock, MockAnswer, NotOpen, OpenMock, ServedRows } from './thread/messages.ts';

/** The data of a mock for a request. */
export type MockSpec = {
  readonly id: string;
  /** The same key always means the same rows. */
  readonly rowsKey: string;
  readonly revision: number;
  readonly dialect: MockDialect;
  readonly readOnly: boolean;
  readonly base: string;
  readonly chaos: MockChaos | null;
  readonly people: string | null;
  readonly changes: OpenMock['changes'];
  load(): Promise<{ readonly blueprint: string; readonly catalog: string | null }>;
};

/** Stores writes between two openings of a mock. */
type KeptWrites = {
  read(id: string, rowsKey: string): Promise<string | undefined>;
  /** Null: no writes. */
  keep(id: string, rowsKey: string, written: string | null): Promise<void>;
};

/**
 * Open mocks, in their own threads: a request may scan millions of rows, and must block neither the API nor its other threads. The first
 * request opens a mock; it is closed when others need its place or after a long idle time, and its writes are stored.
 */
export type MockHost = AsyncDisposable & {
  /** Throws Problem for a mock that cannot be opened, or `too-large` for a request that ended its thread. */
  answer(spec: MockSpec, request: Omit<AskMock, 'id'>, signal: AbortSignal): Promise<MockAnswer>;
  /** The rows behind the answers. Throws Problem for a mock that cannot be opened. */
  served(spec: MockSpec, signal: AbortSignal): Promise<ServedRows>;
  /** Discards the writes. */
  reset(id: string, rowsKey: string): Promise<void>;
  /** Closes a mock that was deleted. */
  forget(id: string): void;
};

type Opened = {
  readonly id: string;
  readonly settings: string;
  readonly rowsKey: string;
  readonly lane: Lane;
  opening: Promise<void>;
  threadId: number | undefined;
  usedAt: number;
  using: number;
  /** Written to since it was last stored. */
  dirty: boolean;
  full: boolean;
  keeping: Promise<void>;
  timer: NodeJS.Timeout | undefined;
};

const { open: MAX_OPEN, idleMinutes, writtenCharacters } = LIMITS.mock;
const IDLE_MS = idleMinutes * 60_000;
const CHECK_INTERVAL_MS = 60_000;
/** Stores all writes within this time at once. */
const KEEP_AFTER_MS = 500;
const SECONDS = { open: 20, answer: 10, written: 10 } as const;
/** Closed twice in a row, because others needed its slot. */
const MAX_TRIES = 3;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const ENTRY = { name: 'mock-thread', source: new URL('./thread/mock-thread.ts', import.meta.url) };

export function openMockHost(kept: KeptWrites, report: (error: unknown) => void): MockHost {
  const threads = Math.max(1, Math.min(4, availableParallelism()));
  // A lane has one thread: the mocks of that lane are open only there.
  const lanes = Array.from({ length: threads }, (_, i) =>
    openLane(`mocks ${i + 1}`, { threads: 1, window: 4, memoryMib: LIMITS.mock.threadMib, idleMs: IDLE_MS }, () => undefined, ENTRY),
  );
  const watching = watchLanes(lanes);
  const opened = new Map<string, Opened>();
  /** Mocks that are closing: the next opening waits, for it reads what they store. */
  const leaving = new Map<string, Promise<void>>();
  const looking = setInterval(() => {
    for (const one of opened.values()) if (one.using === 0 && performance.now() - one.usedAt > IDLE_MS) leave(one);
  }, CHECK_INTERVAL_MS).unref();

  const laneOf = (id: string): Lane => lanes[parseInt(id.replaceAll('-', '').slice(-8), 16) % lanes.length]!;

  async function ask<T>(lane: Lane, method: string, args: object, seconds: number, signal?: AbortSignal): Promise<{ value: T; threadId: number }> {
    const outcome = await outcomeOf(lane, { method, args, documents: [], what: 'The request to the mock', seconds, signal });
    if (!outcome.ok) throw outcome.error;
    return { value: outcome.value as T, threadId: outcome.threadId };
  }

  function open(spec: MockSpec): Opened {
    const { id, rowsKey } = spec;
    const lane = laneOf(id);
    const one: Opened = {
      id,
      settings: settingsOf(spec),
      rowsKey,
      lane,
      opening: Promise.resolve(),
      threadId: undefined,
      usedAt: performance.now(),
      using: 0,
      dirty: false,
      full: false,
      keeping: Promise.resolve(),
      timer: undefined,
    };
    opened.set(id, one);
    one.opening = begin(spec, one);
    one.opening.catch(() => void (opened.get(id) === one && opened.delete(id)));
    makeRoom(lane, one);
    return one;
  }

  async function begin({ id, rowsKey, dialect, readOnly, base, chaos, people, changes, load }: MockSpec, one: Opened): Promise<void> {
    await leaving.get(id);
    const [source, written] = await Promise.all([load(), kept.read(id, rowsKey)]);
    const args: OpenMock = { id, ...source, changes, dialect, readOnly, base, chaos, people, written };
    one.threadId = (await ask(one.lane, 'open', args, SECONDS.open)).threadId;
    // Ending a thread closes its mocks, so it does not end when idle.
    one.lane.hold(one.threadId, 1);
  }

  function makeRoom(lane: Lane, newest: Opened): void {
    const others = [...opened.values()].filter((each) => each.lane === lane && each !== newest && each.using === 0);
    const over = [...opened.values()].filter((each) => each.lane === lane).length - MAX_OPEN;
    for (const each of others.toSorted((a, b) => a.usedAt - b.usedAt).slice(0, Math.max(0, over))) leave(each);
  }

  /** Closes a mock; `after` runs when no trace of it remains. */
  function leave(one: Opened, { keeps = true, after }: { readonly keeps?: boolean; readonly after?: () => Promise<void> } = {}): void {
    const { id } = one;
    if (opened.get(id) === one) opened.delete(id);
    clearTimeout(one.timer);
    const before = leaving.get(id);
    const gone = (async () => {
      await before;
      await one.opening.catch(() => undefined);
      if (keeps) await keepNow(one);
      await one.keeping;
      if (one.threadId !== undefined) {
        await ask(one.lane, 'close', { id }, SECONDS.written).catch(() => undefined);
        one.lane.hold(one.threadId, -1);
      }
      await after?.();
    })();
    const settled = gone.catch(report).finally(() => void (leaving.get(id) === settled && leaving.delete(id)));
    leaving.set(id, settled);
  }

  function noteWrite(one: Opened): void {
    one.dirty = true;
    one.timer ??= setTimeout(() => {
      one.timer = undefined;
      if (opened.get(one.id) === one) void keepNow(one).catch(report);
    }, KEEP_AFTER_MS).unref();
  }

  /** One after the other, so that the last state is stored last. */
  function keepNow(one: Opened): Promise<void> {
    const { id, rowsKey, lane } = one;
    const next = one.keeping.then(async () => {
      if (!one.dirty) return;
      one.dirty = false;
      try {
        const { value } = await ask<NotOpen | { readonly text: string | null }>(lane, 'written', { id }, SECONDS.written);
        if ('notOpen' in value) return;
        one.full = (value.text?.length ?? 0) > writtenCharacters;
        await kept.keep(id, rowsKey, value.text);
      } catch (error) {
        // Stored with the next write, or when the mock is closed.
        one.dirty = true;
        throw error;
      }
    });
    one.keeping = next.catch(() => undefined);
    return next;
  }

  /** Calls the thread with the open mock, opening it there first. */
  async function inOpen<T extends object>(
    spec: MockSpec,
    method: string,
    args: object,
    signal: AbortSignal,
    { before, after }: { readonly before?: (one: Opened) => void; readonly after?: (one: Opened) => void } = {},
  ): Promise<T> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const known = opened.get(spec.id);
      if (known && known.settings !== settingsOf(spec)) leave(known);
      const one = opened.get(spec.id) ?? open(spec);
      one.using++;
      try {
        await one.opening;
        before?.(one);
        const { value } = await ask<T | NotOpen>(one.lane, method, { id: spec.id, ...args }, SECONDS.answer, signal);
        if (!('notOpen' in value)) {
          after?.(one);
          return value;
        }
        // Its thread ended, for another mock's sake.
        if (opened.get(spec.id) === one) opened.delete(spec.id);
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
        before: (one) => {
          const isWrite = !READS.has(request.method) && !request.url.includes('/__reset');
          if (one.full && isWrite && request.method !== 'DELETE') throw full();
        },
        after: (one) => {
          // A session keeps seeing the same rows, so its reads must be stored too once something is written.
          if (!READS.has(request.method)) noteWrite(one);
        },
      }),

    served: (spec, signal) => inOpen<ServedRows>(spec, 'served', {}, signal),

    async reset(id, rowsKey) {
      const after = () => kept.keep(id, rowsKey, null);
      const one = opened.get(id);
      if (one) leave(one, { keeps: false, after });
      await leaving.get(id);
      if (!one) await after();
    },

    forget(id) {
      const one = opened.get(id);
      if (one) leave(one, { keeps: false });
    },

    async [Symbol.asyncDispose]() {
      clearInterval(looking);
      for (const one of opened.values()) leave(one);
      await Promise.all(leaving.values());
      watching[Symbol.dispose]();
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** A mock with other settings is opened again, over the same writes. */
function settingsOf({ rowsKey, dialect, readOnly, base, chaos, people }: MockSpec): string {
  return JSON.stringify([rowsKey, dialect, readOnly, base, chaos, people]);
}

function full(): Problem {
  return new Problem('too-large', `This mock API holds more than ${writtenCharacters} characters of written rows. Reset it, or delete rows.`);
}
