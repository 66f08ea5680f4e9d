import type { Words } from '../../words/words.ts';

const made = new WeakMap<Words, Map<string, unknown>>();

/** What is made of word lists alone, once for all tables and plans that use the same packs. */
export function perWords<T>(words: Words, key: string, make: () => T): T {
  let own = made.get(words);
  if (!own) made.set(words, (own = new Map()));
  if (!own.has(key)) own.set(key, make());
  return own.get(key) as T;
}
