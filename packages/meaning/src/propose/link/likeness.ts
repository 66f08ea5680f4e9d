import type { WordWeights } from './word-weights.ts';

/**
 * The similarity of a name and a spelling, from 0 to 1. Equal words give 1; if one has extra words, the last word (the thing itself) must
 * be in both, and shared words count by their rarity.
 */
export function likeness(name: readonly string[], spelling: readonly string[], weights: WordWeights): number {
  if (name.length === spelling.length && name.every((word, at) => word === spelling[at])) return 1;
  const shared = name.filter((word) => spelling.includes(word));
  if (shared.length === 0) return 0;
  const whole = shared.length === Math.min(name.length, spelling.length);
  const head = name.at(-1) === spelling.at(-1);
  if (!whole && !head) return 0;
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weights.of(word), 0);
  const sharedWeight = sum(shared);
  const all = sum([...new Set([...name, ...spelling])]);
  // The name has all words of the spelling, and ends alike: `current_weight_kg` of "weight kg".
  return (sharedWeight / all) * (head ? 0.95 : 0.6);
}
