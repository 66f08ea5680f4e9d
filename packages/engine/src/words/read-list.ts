import { pow } from '../values/log-exp.ts';
import type { WordList } from './words.ts';

/**
 * Entries parted by `|`. `word*5` has the weight 5 (1 where none is written). A first entry `~0.8` says that weights fall as
 * 1 / rank^0.8 instead. All alike: no weights at all.
 */
export function readList(text: string): WordList {
  const entries = text.split('|');
  if (entries[0]!.startsWith('~')) {
    const exponent = Number(entries[0]!.slice(1));
    const words = entries.slice(1);
    return { words, weights: sums(words.map((_, rank) => 1 / pow(rank + 1, exponent))) };
  }
  const words: string[] = [];
  const weights: number[] = [];
  for (const entry of entries) {
    const star = entry.lastIndexOf('*');
    const weight = star > 0 ? Number(entry.slice(star + 1)) : Number.NaN;
    words.push(Number.isNaN(weight) ? entry : entry.slice(0, star));
    weights.push(Number.isNaN(weight) ? 1 : weight);
  }
  return { words, weights: weights.every((weight) => weight === weights[0]) ? null : sums(weights) };
}

function sums(weights: readonly number[]): Float64Array {
  let sum = 0;
  return Float64Array.from(weights, (weight) => (sum += weight));
}
