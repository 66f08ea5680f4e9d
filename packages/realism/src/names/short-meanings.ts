import { dictionaryOf } from '@seedbed/contract';
import { ABBREVIATIONS } from './abbreviations.ts';
import { SHORT_FORMS } from './short-forms.ts';

/** One thing that a short form may stand for. `near`: words of the table or of columns beside it that speak for it. */
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

/** What a piece of a name may stand for, the commonest first; nothing where no list knows it. */
export function shortMeanings(piece: string): readonly ShortMeaning[] {
  return MEANINGS[piece] ?? [];
}

/** Units that a single letter or two at a number's end stand for, the commonest first: `lbr_h`, `rst_s`, `rcl_m`. */
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

/** The words that the last piece of a number's name may stand for beside its other meanings. */
export function endingMeanings(piece: string): readonly string[] {
  return ENDINGS[piece] ?? [];
}
