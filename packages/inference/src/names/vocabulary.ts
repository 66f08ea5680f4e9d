import { ABBREVIATIONS } from './abbreviations.ts';
import { COMMON_WORDS } from './common-words.ts';
import { quantities } from '../quantities/sheets/index.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { lastRules } from './rules/words.ts';
import { segmenter } from './segment.ts';
import { tokenize, type Tokens } from './tokens.ts';

/** Every word that rules, abbreviations and the list of common ones know. */
export const knownWords: ReadonlySet<string> = new Set([
  ...COMMON_WORDS,
  ...ABBREVIATIONS.keys(),
  ...[...rules, ...lastRules(), ...quantities].flatMap(wordsOf),
]);

const split = segmenter(knownWords);

/** A name cut into words, run-together ones included. */
export function readName(name: string): Tokens {
  return tokenize(name, split);
}

function wordsOf(rule: Rule): string[] {
  const conditions = [rule.when.of, rule.when.by].flatMap((words) => [...(words ?? [])]);
  return [...rule.phrases.flatMap((phrase) => [...phrase.head, ...phrase.tail].flat()), ...conditions].filter(
    (word) => word.length >= 4 && /^[a-z]+$/.test(word),
  );
}
