import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LIMITS, Problem, type MockChaos, type MockDialect } from '@seedbed/contract';
import { openLane, outcomeOf, watchLanes, type Lane } from '@seedbed/runner/threads';
import { closedMeanwhile, openJournal, type JournalStore, type MockJournal } from './mock-journal.ts';
import type { AskMock, MockAnswer, NotOpen, OpenMock, ServedRows, Wrote } from './thread/messages.ts';

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
  readonly schemas: readonly string[] | null;
  readonly changes: OpenMock['changes'];
  load(): Promise<{ readonly blueprint: string; readonly catalog: string | null }>;
};

/** Stores writes between two openings of a mock. */
export type KeptWrites = {
  read(id: string, rowsKey: string): Promise<string | undefined>;
  of(id: string, rowsKey: string, opening: string): JournalStore;
  forget(id: string): Promise<void>;
};

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

type Opened = {
  readonly id: string;
  /** Of this opening, in its thread and in what is stored: a late request never reaches the next one. */
  readonly key: string;
  readonly settings: string;
  readonly rowsKey: string;
  readonly lane: Lane;
  opening: Promise<void>;
  threadId: number | undefined;
  usedAt: number;
  using: number;
  /** Undefined until it is open. */
  journal: MockJournal | undefined;
};

const { open: MAX_OPEN, idleMinutes, writtenCharacters } = LIMITS.mock;
const IDLE_MS = idleMinutes * 60_000;
const CHECK_INTERVAL_MS = 60_000;
const SECONDS = { open: 20, answer: 10, written: 10 } as const;
/** Closed twice in a row, because others needed its slot. */
const MAX_TRIES = 3;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const RESET = /^[^?#]*\/__reset(?:$|[?#])/;

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

  async function ask<T>(
    { lane, journal }: Pick<Opened, 'lane' | 'journal'>,
    method: string,
    args: object,
    seconds: number,
    signal?: AbortSignal,
  ): Promise<{ value: T; threadId: number }> {
    const onEvent = (wrote: Wrote): void => journal?.take(wrote);
    const outcome = await outcomeOf(lane, { method, args, documents: [], what: 'The request to the mock', seconds, signal, onEvent });
    if (!outcome.ok) throw outcome.error;
    return { value: outcome.value as T, threadId: outcome.threadId };
  }

  function open(spec: MockSpec): Opened {
    const { id, rowsKey } = spec;
    const lane = laneOf(id);
    const one: Opened = {
      id,
      key: randomUUID(),
      settings: settingsOf(spec),
      rowsKey,
      lane,
      opening: Promise.resolve(),
      threadId: undefined,
      usedAt: performance.now(),
      using: 0,
      journal: undefined,
    };
    opened.set(id, one);
    one.opening = begin(spec, one);
    one.opening.catch(() => void (opened.get(id) === one && opened.delete(id)));
    makeRoom(lane, one);
    return one;
  }

  async function begin({ id, rowsKey, dialect, readOnly, base, chaos, people, schemas, changes, load }: MockSpec, one: Opened): Promise<void> {
    await leaving.get(id);
    const [source, written] = await Promise.all([load(), kept.read(id, rowsKey)]);
    const args: OpenMock = { id: one.key, ...source, changes, dialect, readOnly, base, chaos, people, schemas, written };
    one.threadId = (await ask(one, 'open', args, SECONDS.open)).threadId;
    one.journal = openJournal({
      store: kept.of(id, rowsKey, one.key),
      length: written?.length ?? 0,
      async reportAll() {
        const { value } = await ask<NotOpen | object>(one, 'written', { id: one.key }, SECONDS.written);
        if ('notOpen' in value) throw closedMeanwhile();
      },
      // What could not be stored is not there: the mock is opened again with what is.
      onFailure: () => void (opened.get(id) === one && leave(one, { keeps: false })),
    });
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
    const before = leaving.get(id);
    const gone = (async () => {
      await before;
      await one.opening.catch(() => undefined);
      if (!keeps) one.journal?.drop();
      // Its error goes to the requests that wait for it.
      const stored = () => one.journal?.stored().catch(() => undefined);
      await stored();
      if (one.threadId !== undefined) {
        await ask(one, 'close', { id: one.key }, SECONDS.written).catch(() => undefined);
        one.lane.hold(one.threadId, -1);
      }
      await stored();
      await after?.();
    })();
    const settled = gone.catch(report).finally(() => void (leaving.get(id) === settled && leaving.delete(id)));
    leaving.set(id, settled);
  }

  /** Calls the thread with the open mock, opening it there first. */
  async function inOpen<T extends object>(
    spec: MockSpec,
    method: string,
    args: object,
    signal: AbortSignal,
    { before, after }: { readonly before?: (one: Opened) => Promise<void>; readonly after?: (one: Opened) => Promise<void> } = {},
  ): Promise<T> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const known = opened.get(spec.id);
      if (known && known.settings !== settingsOf(spec)) leave(known);
      const one = opened.get(spec.id) ?? open(spec);
      one.using++;
      try {
        await one.opening;
        await before?.(one);
        const { value } = await ask<T | NotOpen>(one, method, { id: one.key, ...args }, SECONDS.answer, signal);
        if (!('notOpen' in value)) {
          await after?.(one);
          return value;
        }
        // Its thread ended, for another mock's sake.
        if (opened.get(spec.id) === one) leave(one);
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
function settingsOf({ rowsKey, dialect, readOnly, base, chaos, people, schemas }: MockSpec): string {
  return JSON.stringify([rowsKey, dialect, readOnly, base, chaos, people, schemas]);
}

function full(): Problem {
  return new Problem('too-large', `This mock API holds more than ${writtenCharacters} characters of written rows. Reset it, or delete rows.`);
}
