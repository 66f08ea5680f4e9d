import { dictionary } from '@seedbed/contract';
import { edit, type Draft } from '../edits/draft.ts';
import { matcher } from '../read/words.ts';

/** Forms of number plates by language; without easily confused letters if the country omits them. */
const PLATES: Readonly<Record<string, string>> = dictionary({
  de: '(B|M|HH|K|F|S|D|L|ZH|W)-[A-Z]{1,2} [1-9][0-9]{1,3}',
  fr: '[A-HJ-NP-TV-Z]{2}-[0-9]{3}-[A-HJ-NP-TV-Z]{2}',
  es: '[0-9]{4} [BCDFGHJKLMNPRSTVWXYZ]{3}',
  pt: '[A-Z]{3}[0-9][A-J][0-9]{2}',
  id: '(B|D|L|F|N|AB|AD) [1-9][0-9]{3} [A-Z]{2,3}',
});
const LONGEST = 11;

/** Number plates of a schema with names in another language are of its country: rules and packs write them as anywhere. */
export function platesOfCountry(drafts: readonly Draft[], language: string | undefined): void {
  const regex = language === undefined ? undefined : PLATES[language];
  if (regex === undefined) return;
  for (const draft of drafts) {
    const { column, words, kind, because } = draft;
    if (because.code !== 'name' && because.code !== 'concept') continue;
    if (!/^(?:pattern|code\.mask|vehicle\.plate|example)$/.test(kind) || !isPlate(words) || (column.type.length ?? LONGEST) < LONGEST) continue;
    edit(draft, { kind: 'pattern', parameters: { regex }, entity: undefined });
  }
}

const NAMES_OF_PLATES = matcher('plates of a vehicle', 'ending');

function isPlate(words: readonly string[]): boolean {
  return words.at(-1) === 'plate' || NAMES_OF_PLATES.test(words.join(' '));
}
