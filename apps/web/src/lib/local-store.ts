import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Data stored in this browser so that a reload loses nothing. */
interface Kept extends DBSchema {
  /** Unsaved edits, by dataset. */
  drafts: { key: string; value: unknown };
  /** Small values: pasted DDL, column widths. */
  values: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<Kept>> | null = null;

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('seedbed', 1, {
    upgrade(db) {
      db.createObjectStore('drafts');
      db.createObjectStore('values');
    },
  });
  return opened;
}

/** Browsers may refuse storage (private windows, full disks). The page then works without it. */
async function quietly<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export function keep(store: 'drafts' | 'values', key: string, value: unknown): Promise<void> {
  return quietly(async () => {
    await (await database()).put(store, value, key);
  }, undefined);
}

export function recall<T>(store: 'drafts' | 'values', key: string): Promise<T | null> {
  return quietly(async () => ((await (await database()).get(store, key)) as T | undefined) ?? null, null);
}

export function forget(store: 'drafts' | 'values', key: string): Promise<void> {
  return quietly(async () => (await database()).delete(store, key), undefined);
}

/** Everything except unsaved edits. */
export function forgetValues(): Promise<void> {
  return quietly(async () => (await database()).clear('values'), undefined);
}
