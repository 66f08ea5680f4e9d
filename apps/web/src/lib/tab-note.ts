const PREFIX = 'seedbed.note.';

/** Unfinished input, stored for this tab so that a reload does not lose it. */
export type TabNote<T> = { read(id: string): T | null; write(id: string, value: T): void; drop(id: string): void };

/** Notes of one kind, by their subject. No secrets: a tab may be left open. */
export function tabNote<T>(kind: string): TabNote<T> {
  const keyOf = (id: string) => `${PREFIX}${kind}.${id}`;
  return {
    read: (id) => quietly(() => JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as T | null) ?? null,
    write: (id, value) => void quietly(() => sessionStorage.setItem(keyOf(id), JSON.stringify(value))),
    drop: (id) => void quietly(() => sessionStorage.removeItem(keyOf(id))),
  };
}

/** Clears all unfinished input before another person signs in. */
export function forgetTabNotes(): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}

/** Storage may be unavailable or full: then a reload loses unfinished input. */
function quietly<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
