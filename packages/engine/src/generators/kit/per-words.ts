import type { Words } from '../../words/words.ts';

const made = new WeakMap<Words, Map<string, unknown>>();

/** A value that depends only on word lists, computed once for all tables and plans with the same packs. */
export function perWords<T>(words: Words, key: string, make: () => T): T {
  let own = made.get(words);
  if (!own) made.set(words, (own = new Map()));
  if (!own.has(key)) own.set(key, make());
  return own.get(key) as T;
}
