import type { MockRequestEntry } from '@seedbed/contract';

const MAX_ENTRIES = 200;
const MAX_PATH = 500;
const MAX_SESSION = 100;
/** How many journals to keep; drops those of the least recently used mocks. */
const MAX_MOCKS = 200;

/** The last requests to each mock, in this process. */
export type RequestJournal = {
  add(mockId: string, entry: Omit<MockRequestEntry, 'number'>): void;
  /** Newest first; only those with a greater number than `after`. */
  list(mockId: string, after: number): MockRequestEntry[];
  forget(mockId: string): void;
};

export function requestJournal(): RequestJournal {
  const journals = new Map<string, MockRequestEntry[]>();
  // One count for all: it continues after a journal is dropped, so that `after` never hides new entries.
  let last = 0;
  return {
    add(mockId, { path, session, ...entry }) {
      const entries = journals.get(mockId) ?? [];
      entries.push({ number: ++last, ...entry, path: path.slice(0, MAX_PATH), session: session?.slice(0, MAX_SESSION) ?? null });
      if (entries.length > MAX_ENTRIES) entries.shift();
      journals.delete(mockId);
      journals.set(mockId, entries);
      if (journals.size > MAX_MOCKS) journals.delete(journals.keys().next().value!);
    },
    list: (mockId, after) => (journals.get(mockId) ?? []).filter(({ number }) => number > after).toReversed(),
    forget: (mockId) => void journals.delete(mockId),
  };
}
