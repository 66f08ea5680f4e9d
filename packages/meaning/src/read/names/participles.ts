import { wordSet } from '../words.ts';

const IRREGULAR = wordSet('irregular participles');

/** Whether a word is a past participle: planted, harvested, sold. */
export function isParticiple(word: string): boolean {
  return IRREGULAR.has(word) || (word.length > 4 && word.endsWith('ed') && !wordSet('no participles in ed').has(word));
}
