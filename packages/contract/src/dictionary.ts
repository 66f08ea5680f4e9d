/**
 * Values by name, for names from outside: `dictionary({})['constructor']` is undefined, while an object literal returns
 * a member of every object. `tools/dictionaries.test.ts` checks that lookups by text use it.
 */
export function dictionary<T>(entries: Readonly<Record<string, T>> = {}): Record<string, T> {
  const made: Record<string, T> = Object.create(null);
  for (const [name, entry] of Object.entries(entries)) made[name] = entry;
  return made;
}

/** The same, from pairs. */
export function dictionaryOf<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  const made: Record<string, T> = Object.create(null);
  for (const [name, entry] of entries) made[name] = entry;
  return made;
}

/** An own member of an object: for parsed documents, whose names come from people. */
export function ownMember<T>(entries: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return entries !== undefined && Object.hasOwn(entries, name) ? entries[name] : undefined;
}
