import { dictionaryOf } from '@seedbed/contract';
import SHORT from '../../../data/words/short.json' with { type: 'json' };
import { ABBREVIATIONS } from './abbreviations.ts';

/** One meaning of an abbreviation. `near`: words of the table or of other columns that support it. */
export type ShortMeaning = { readonly words: readonly string[]; readonly near: ReadonlySet<string> };

/**
 * What short forms of names stand for, the most frequent first; `< words` where company speaks for a meaning: `pc`
 * beside a town is a postal code. Most forms stand for several things, which is why names are not read by this list
 * alone: it only proposes.
 */
const MEANINGS: Readonly<Record<string, readonly ShortMeaning[]>> = dictionaryOf(
  Object.entries(SHORT.forms).map(([form, meanings]) => [form, meanings.split(' | ').map(readMeaning)] as const),
);

function readMeaning(text: string): ShortMeaning {
  const [words, near = ''] = text.split(' < ') as [string, string?];
  // Rules know one spelling of a word: a surname is a last name.
  return { words: words.split(' ').flatMap((word) => ABBREVIATIONS.get(word) ?? [word]), near: new Set(near.split(' ').filter((word) => word !== '')) };
}

/** The meanings of a part of a name, the most common first; none if no list has it. */
export function shortMeanings(piece: string): readonly ShortMeaning[] {
  return MEANINGS[piece] ?? [];
}

/**
 * Units that a single letter or two at a number's end stand for, the most frequent first: `lbr_h`, `rst_s`, `rcl_m`.
 */
const ENDINGS: Readonly<Record<string, readonly string[]>> = dictionaryOf(
  Object.entries(SHORT.endings).map(([ending, units]) => [ending, units.split(', ')] as const),
);

/** Additional meanings of a part that is the last one in the name of a number. */
export function endingMeanings(piece: string): readonly string[] {
  return ENDINGS[piece] ?? [];
}
