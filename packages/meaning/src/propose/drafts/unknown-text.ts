import { literalDefault } from '../../read/column/default-value.ts';
import { degreesOf } from './few-words.ts';
import { knownWords } from '../../read/names/vocabulary.ts';
import { isAbstract, isNumbered } from './name-things.ts';
import { slugsInSystems } from './names-in-systems.ts';
import type { ColumnView } from '../../schema/schema-view.ts';

/** One of several unknown values: an adjective if the noun has some, otherwise the noun and a number. */
export function unknownOne(noun: string): { kind: string; parameters: Record<string, unknown> } {
  const manners = degreesOf(noun.split(' ').at(-1)!);
  return manners ? { kind: 'values', parameters: { values: manners } } : { kind: 'text.plain', parameters: { noun } };
}

/**
 * A text that no rule knows. Tries in this order: the DEFAULT if it has no letter or digit (`','`); for short names in schemas of programs
 * a random code; adjectives that fit the noun; a code for short columns; a qualified noun in schemas of programs; otherwise its name and a
 * number (`Salutation 7`), in its original words.
 */
export function unknownText(
  { type, inKey, unique, column }: ColumnView,
  last: string,
  spoken: 'trade' | 'systems' | undefined,
): [kind: string, parameters: Record<string, unknown>] {
  const room = type.length ?? Infinity;
  const usual = literalDefault(column) ?? '';
  if (usual !== '' && !inKey && !unique && !/[\p{L}\p{N}]/u.test(usual)) return ['constant', { value: usual }];
  // Values for machines have no meaningful DEFAULT; a DEFAULT is a word of the schema.
  if (spoken !== 'trade' && isShortForm(last) && !inKey && !unique && room >= 16 && usual === '') return ['string.alphanumeric', {}];
  const manners = !unique && !inKey && room >= 8 && (isAbstract(last) || (spoken === 'trade' && !isNumbered(last))) ? degreesOf(last) : null;
  if (manners) return ['values', { values: manners, weights: [50, 30, 20] }];
  if (room >= 4 && room <= 10) return ['code.mask', { mask: room >= 6 ? 'A####' : 'A##' }];
  if (spoken === 'systems' && room >= 8 && !inKey && !unique) return ['values', { values: slugsInSystems(last, room) }];
  return ['text.plain', {}];
}

/** Whether a word is an unknown abbreviation (`jkt`, `cseq`), which names a value for machines. */
function isShortForm(word: string): boolean {
  return /^[a-z]{2,5}$/.test(word) && !knownWords.has(word) && !/[aeiou][a-z]?[aeiou]/.test(word);
}
