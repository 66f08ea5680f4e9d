import { LIMITS, Problem } from '@seedbed/contract';
import { inGroups } from '@seedbed/mock/in-groups';
import type { Wrote } from './thread/messages.ts';

/** Where the writes of one opening of a mock are stored. */
export type JournalStore = {
  /** Stores all writes instead of what is there; null: there are none. */
  keep(written: string | null): Promise<void>;
  /** Adds lines; false if another opening, of another process, has stored its writes since then. */
  append(lines: string): Promise<boolean>;
};

/** Stores the writes to one open mock as its thread reports them. */
export type MockJournal = {
  /** In the order of the thread's events. */
  take(wrote: Wrote): void;
  /** Resolves when everything reported so far is stored. Throws if it cannot be; then this journal stores nothing more. */
  stored(): Promise<void>;
  /** Whether the writes are longer than a mock may have. */
  isFull(): Promise<boolean>;
  /** Stores nothing from now on, and forgets what is not stored. */
  drop(): void;
};

/** Lines are appended until they are longer than the stored text, and than this; then everything is stored anew. */
const MAX_APPENDED = 256 * 1024;

type Options = {
  readonly store: JournalStore;
  /** Characters that are stored already. */
  readonly length: number;
  /** Makes the thread report all writes. */
  readonly reportAll: () => Promise<void>;
  readonly onFailure: () => void;
};

export function openJournal({ store, length: before, reportAll, onFailure }: Options): MockJournal {
  let lines: string[] = [];
  let all: string | null = null;
  let length = before;
  let appended = 0;
  /** What is stored is of this opening, so lines can follow it. */
  let isOurs = false;
  let anew = false;
  let failure: unknown;
  let state: 'open' | 'dropped' | 'failed' = 'open';

  async function storeAnew(): Promise<void> {
    anew = false;
    await reportAll();
    if (state !== 'open') return;
    await store.keep(all);
    isOurs = all !== null;
    length = all?.length ?? 0;
    appended = 0;
    all = null;
  }

  const storeAll = inGroups(async () => {
    if (state === 'failed') throw failure;
    if (state === 'dropped' || (lines.length === 0 && !anew)) return;
    try {
      if (anew || !isOurs || appended > Math.max(MAX_APPENDED, length)) return await storeAnew();
      const text = lines.splice(0).join('\n');
      if (!(await store.append(text))) return await storeAnew();
      appended += text.length;
    } catch (error) {
      failure = error;
      state = 'failed';
      onFailure();
      throw error;
    }
  });

  return {
    take(wrote) {
      if (state !== 'open') return;
      if ('all' in wrote) {
        all = wrote.all;
        lines = [];
        return;
      }
      lines.push(wrote.line);
      // Even if nobody waits for it any more.
      void storeAll().catch(() => undefined);
    },
    stored: storeAll,
    async isFull() {
      const limit = LIMITS.mock.writtenCharacters;
      if (length + appended <= limit) return false;
      // Lines that replace others count twice until everything is stored anew.
      if (appended > 0 && (length > limit || appended > MAX_APPENDED)) {
        anew = true;
        await storeAll();
      }
      return length > limit;
    },
    drop() {
      if (state === 'open') state = 'dropped';
      lines = [];
    },
  };
}

/** The thread closed the mock before it reported its writes. */
export function closedMeanwhile(): Problem {
  return new Problem('overloaded', 'The mock API is being closed and opened again: nothing was written. Try again in a moment.', { facts: { retryAfter: 1 } });
}
