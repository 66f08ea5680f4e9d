import { literalDefault } from './default-value.ts';
import { mannersOf } from './few-words.ts';
import { knownWords } from '../names/vocabulary.ts';
import { isAbstract, isNumbered } from './name-things.ts';
import { slugsInSystems } from './names-in-systems.ts';
import type { ColumnView } from '../schema/schema-view.ts';

/** What things of any trade are called in a system, in small letters. */
const NAMES = ['juniper', 'atlas', 'nova', 'falcon', 'cedar', 'orion', 'maple', 'vega', 'lumen', 'harbor', 'willow', 'ember'];

/** Where only a few letters have room, things are sorted by one of them. */
const LETTERS = ['A', 'B', 'C', 'D'];
const FEW_LETTERS = 20;

/** Words for a noun of which nothing is known: manners of what is thought or done, names of what is a thing. */
export function unknownWords(noun: string): readonly string[] {
  return isAbstract(noun) ? mannersOf(noun) : NAMES;
}

/**
 * A text of which nothing is known: keys and things that stand in numbers bear one, a few letters are a code, others a
 * word that anything may be called; in a trade, where nothing is christened, a manner, and in a system what tells such things apart.
 */
export function unknownText(
  { type, inKey, unique, column }: ColumnView,
  last: string,
  noun: string,
  spoken: 'trade' | 'systems' | undefined,
): [kind: string, parameters: Record<string, unknown>] {
  const room = type.length ?? Infinity;
  // What machines tell each other has no usual value; what has one is a word of the schema's own.
  if (isShortForm(last) && !inKey && !unique && room >= 16 && (literalDefault(column) ?? '') === '') return ['string.alphanumeric', {}];
  if (!unique && !inKey && room >= 8 && (isAbstract(last) || (spoken === 'trade' && !isNumbered(last))))
    return ['values', { values: mannersOf(last), weights: [50, 30, 20] }];
  if (room >= 4 && room <= 10) return ['code.mask', { mask: room >= 6 ? 'A####' : 'A##' }];
  if (spoken === 'systems' && room >= 8) return ['values', { values: slugsInSystems(last, room) }];
  if (isNumbered(last) || inKey || unique || room < 10) return ['text.plain', { noun }];
  return room <= FEW_LETTERS ? ['values', { values: LETTERS, weights: [40, 30, 20, 10] }] : ['values', { values: NAMES }];
}

/** A short form that no one knows (`jkt`, `cseq`) stands for something that machines tell each other. */
function isShortForm(word: string): boolean {
  return /^[a-z]{2,5}$/.test(word) && !knownWords.has(word) && !/[aeiou][a-z]?[aeiou]/.test(word);
}
