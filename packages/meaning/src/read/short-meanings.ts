import { dictionaryOf } from '@seedbed/contract';
import { ABBREVIATIONS } from './abbreviations.ts';
import { SHORT_FORMS } from './short-forms.ts';

/** One meaning of an abbreviation. `near`: words of the table or of other columns that support it. */
export type ShortMeaning = { readonly words: readonly string[]; readonly near: ReadonlySet<string> };

const MEANINGS: Readonly<Record<string, readonly ShortMeaning[]>> = dictionaryOf(
  SHORT_FORMS.trim()
    .split('\n')
    .map((line) => {
      const [form, meanings] = line.split(': ') as [string, string];
      return [form, meanings.split(' | ').map(readMeaning)] as [string, ShortMeaning[]];
    }),
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
const ENDINGS: Readonly<Record<string, readonly string[]>> = dictionaryOf([
  ['h', ['hours']],
  ['hr', ['hours']],
  ['hrs', ['hours']],
  ['m', ['minutes', 'months', 'meters']],
  ['mo', ['months']],
  ['mn', ['minutes']],
  ['min', ['minutes']],
  ['s', ['seconds']],
  ['sec', ['seconds']],
  ['d', ['days']],
  ['dy', ['days', 'day']],
  ['dys', ['days']],
  ['w', ['weeks', 'watts']],
  ['wk', ['weeks', 'week']],
  ['y', ['years']],
  ['yr', ['years', 'year']],
  ['u', ['units']],
  ['g', ['grams', 'grade']],
  ['c', ['celsius', 'count']],
  ['p', ['percent', 'points']],
  ['n', ['number', 'count']],
  ['q', ['quantity']],
  ['a', ['amount']],
]);

/** Additional meanings of a part that is the last one in the name of a number. */
export function endingMeanings(piece: string): readonly string[] {
  return ENDINGS[piece] ?? [];
}
