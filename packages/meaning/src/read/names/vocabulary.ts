import { ABBREVIATIONS } from './abbreviations.ts';
import { COMMON_WORDS } from './common-words.ts';
import { segmenter } from './segment.ts';
import { tokenize, type Tokens } from './tokens.ts';
import { universalWords } from '../rules/universal.ts';

/** Every word that rules, abbreviations and the list of common ones know. */
export const knownWords: ReadonlySet<string> = new Set([...COMMON_WORDS, ...ABBREVIATIONS.keys(), ...universalWords]);

const split = segmenter(knownWords);

/** A name cut into words, run-together ones included. */
export function readName(name: string): Tokens {
  return tokenize(name, split);
}
