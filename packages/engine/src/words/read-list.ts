import { runningSums } from '../values/cumulative.ts';
import { pow } from '../values/log-exp.ts';
import type { WordList } from './words.ts';

/**
 * Parses entries separated by `|`. `word*5` has the weight 5 (default 1). 0.8` weights fall as 1 / rank^0.8 instead;
 * with `~0.8/70` the first 70 fall so, and the rest share a tenth of all.~With a first entry `~0.8` weights decrease as
 * 1 / rank^0.8 instead; with `~0.8/70` only the first 70 do, and the rest share a tenth of the total.~0.8` weights fall
 * as 1 / rank^0.8 instead; with `~0.8/70` the first 70 fall so, and the rest share a tenth of all. Equal weights are
 * omitted.
 */
export function readList(text: string): WordList {
  const entries = text.split('|');
  if (entries[0]!.startsWith('~')) {
    const [exponent, head] = entries[0]!.slice(1).split('/').map(Number);
    const words = entries.slice(1);
    return { words, weights: runningSums(falling(words.length, exponent!, head ?? words.length)) };
  }
  const words: string[] = [];
  const weights: number[] = [];
  for (const entry of entries) {
    const star = entry.lastIndexOf('*');
    const weight = star > 0 ? Number(entry.slice(star + 1)) : Number.NaN;
    words.push(Number.isNaN(weight) ? entry : entry.slice(0, star));
    weights.push(Number.isNaN(weight) ? 1 : weight);
  }
  return { words, weights: weights.every((weight) => weight === weights[0]) ? null : runningSums(weights) };
}

const TAIL = 0.1;

function falling(count: number, exponent: number, head: number): number[] {
  const weights = Array.from({ length: Math.min(head, count) }, (_, rank) => 1 / pow(rank + 1, exponent));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rest = count - weights.length;
  return [...weights, ...Array.from({ length: rest }, () => (total * TAIL) / (1 - TAIL) / rest)];
}
