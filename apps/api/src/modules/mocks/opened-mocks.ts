import { randomUUID } from 'node:crypto';
import { LIMITS, type MockChaos, type MockDialect } from '@seedbed/contract';
import type { Lane } from '@seedbed/runner/threads';
import { closedMeanwhile, openJournal, type JournalStore, type MockJournal } from './mock-journal.ts';
import { IDLE_MS, type MockThreads } from './mock-threads.ts';
import type { NotOpen, OpenMock } from './thread/messages.ts';

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

/** A mock that is open in its thread, or is being opened there. */
export type OpenedMock = {
  readonly id: string;
  /** Of this opening, in its thread and in what is stored: a late request never reaches the next one. */
  readonly key: string;
  readonly settings: string;
  readonly lane: Lane;
  opening: Promise<void>;
  threadId: number | undefined;
  usedAt: number;
  using: number;
  /** Undefined until it is open. */
  journal: MockJournal | undefined;
};

/** `after` runs when no trace of the mock remains. */
type Leaving = { /** Whether its last writes are stored. */ readonly keeps?: boolean; readonly after?: () => Promise<void> };

/** Which mocks are open: opens them, and closes those whose place others need or that are idle for long. */
export type OpenedMocks = AsyncDisposable & {
  /** The mock as it is open now: opened first, or again if its settings have changed. */
  current(spec: MockSpec): OpenedMock;
  find(id: string): OpenedMock | undefined;
  /** Begins to close a mock. */
  leave(one: OpenedMock, how?: Leaving): void;
  /** Resolves when nothing of a mock is closing. */
  left(id: string): Promise<void>;
};

const MAX_OPEN = LIMITS.mock.open;
const CHECK_INTERVAL_MS = 60_000;
const SECONDS = { open: 20, written: 10 } as const;

export function openedMocks({ ask, laneOf }: MockThreads, kept: KeptWrites, report: (error: unknown) => void): OpenedMocks {
  const opened = new Map<string, OpenedMock>();
  /** Mocks that are closing: the next opening waits, for it reads what they store. */
  const leaving = new Map<string, Promise<void>>();
  const looking = setInterval(() => {
    for (const one of opened.values()) if (one.using === 0 && performance.now() - one.usedAt > IDLE_MS) leave(one);
  }, CHECK_INTERVAL_MS).unref();

  function open(spec: MockSpec): OpenedMock {
    const { id } = spec;
    const lane = laneOf(id);
    const one: OpenedMock = {
      id,
      key: randomUUID(),
      settings: settingsOf(spec),
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

  async function begin({ id, rowsKey, dialect, readOnly, base, chaos, people, schemas, changes, load }: MockSpec, one: OpenedMock): Promise<void> {
    await leaving.get(id);
    const [source, written] = await Promise.all([load(), kept.read(id, rowsKey)]);
    const args: OpenMock = { id: one.key, ...source, changes, dialect, readOnly, base, chaos, people, schemas, written };
    one.threadId = (await ask(one.lane, { method: 'open', args, seconds: SECONDS.open })).threadId;
    one.journal = openJournal({
      store: kept.of(id, rowsKey, one.key),
      length: written?.length ?? 0,
      async reportAll() {
        const call = { method: 'written', args: { id: one.key }, seconds: SECONDS.written, onWrite: one.journal?.take };
        const { value } = await ask<NotOpen | object>(one.lane, call);
        if ('notOpen' in value) throw closedMeanwhile();
      },
      // What could not be stored is not there: the mock is opened again with what is.
      onFailure: () => void (opened.get(id) === one && leave(one, { keeps: false })),
    });
    // Ending a thread closes its mocks, so it does not end when idle.
    one.lane.hold(one.threadId, 1);
  }

  function makeRoom(lane: Lane, newest: OpenedMock): void {
    const others = [...opened.values()].filter((each) => each.lane === lane && each !== newest && each.using === 0);
    const over = [...opened.values()].filter((each) => each.lane === lane).length - MAX_OPEN;
    for (const each of others.toSorted((a, b) => a.usedAt - b.usedAt).slice(0, Math.max(0, over))) leave(each);
  }

  function leave(one: OpenedMock, { keeps = true, after }: Leaving = {}): void {
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
        const call = { method: 'close', args: { id: one.key }, seconds: SECONDS.written, onWrite: one.journal?.take };
        await ask(one.lane, call).catch(() => undefined);
        one.lane.hold(one.threadId, -1);
      }
      await stored();
      await after?.();
    })();
    const settled = gone.catch(report).finally(() => void (leaving.get(id) === settled && leaving.delete(id)));
    leaving.set(id, settled);
  }

  return {
    current(spec) {
      const known = opened.get(spec.id);
      if (known && known.settings !== settingsOf(spec)) leave(known);
      return opened.get(spec.id) ?? open(spec);
    },
    find: (id) => opened.get(id),
    leave,
    left: async (id) => leaving.get(id),
    async [Symbol.asyncDispose]() {
      clearInterval(looking);
      for (const one of opened.values()) leave(one);
      await Promise.all(leaving.values());
    },
  };
}

/** A mock with other settings is opened again, over the same writes. */
function settingsOf({ rowsKey, dialect, readOnly, base, chaos, people, schemas }: MockSpec): string {
  return JSON.stringify([rowsKey, dialect, readOnly, base, chaos, people, schemas]);
}
