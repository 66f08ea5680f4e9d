import type { TextWords } from './words-of.ts';

/** A list of allowed values, already filtered by the other conditions. */
export function listedWords(list: readonly string[], accepts: (text: string) => boolean): TextWords {
  const words = [...new Set(list)];
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  return { count: words.length, at: (rank) => words[rank]!, rankOf: (text) => ranks.get(text) ?? -1, accepts };
}
