import { partsOf } from './name-parts.ts';
import { sameness } from './word-forms.ts';

/** Units at the end of a name. */
const UNITS = 'mg g kg t ml l mm cm m km ms s min mins minutes h hrs hours days weeks months secs seconds cents eur usd gbp pct percent bytes kb mb gb'.split(
  ' ',
);

/** Words of a name about its storage, not its meaning. */
const LIGHT: ReadonlySet<string> = new Set([
  'id',
  'code',
  'cd',
  'flag',
  'flg',
  'ind',
  'is',
  'has',
  'was',
  'date',
  'dt',
  'at',
  'on',
  'ts',
  'number',
  'no',
  'nr',
  'num',
  'tbl',
  'the',
  't',
  ...UNITS,
]);
/** Words that people add to a thing: phone numbers, email addresses. */
const ADDED: ReadonlySet<string> = new Set([
  'number',
  'numbers',
  'address',
  'addresses',
  'value',
  'values',
  'date',
  'dates',
  'field',
  'column',
  'code',
  'codes',
  'flag',
  'entry',
  'entries',
  'record',
  'records',
]);
const SKIPPED: ReadonlySet<string> = new Set(['the', 'a', 'an', 'all', 'our', 'their', 'its', 'of', 'any', 'my', 'his', 'her', 'your']);

/** How surely words name a table or column, from 0 to 1. `own`: its table's name, which the name or the words may repeat. */
export function likeness(words: readonly string[], name: string, own?: string): number {
  // `shipped_at` as the schema writes it.
  const meant = words.flatMap((word) => (word.includes('_') ? word.split('_').filter((part) => part !== '') : SKIPPED.has(word) ? [] : [word]));
  if (meant.length === 0) return 0;
  const { written, words: read } = partsOf(name);
  if (meant.join('') === written.join('')) return 1;
  const ofTable = own === undefined ? undefined : partsOf(own);
  const about = ofTable ? [...ofTable.written, ...ofTable.words] : [];
  return Math.max(ofSpelling(meant, written, about), 0.97 * ofSpelling(meant, read, about));
}

/** Pairs words with parts, best pairs first; unpaired ones on either side reduce the score. */
function ofSpelling(meant: readonly string[], parts: readonly string[], about: readonly string[]): number {
  const open = [...parts];
  const extra: string[] = [];
  let score = 1;
  for (const word of meant) {
    const found = open.map((part, at) => ({ at, is: sameness(word, part) })).toSorted((a, b) => b.is - a.is)[0];
    if (found && found.is > 0) {
      score *= found.is;
      open.splice(found.at, 1);
    } else extra.push(word);
  }
  if (extra.length === meant.length) return 0;
  for (const word of extra) score *= about.some((each) => sameness(word, each) > 0) ? 0.9 : ADDED.has(word) ? 0.8 : 0;
  // `names` is `full_name`, and `dates` no `date_of_birth`.
  const last = parts.at(-1)!;
  const heavy = open.filter((part) => !LIGHT.has(part) && !about.some((each) => sameness(each, part) > 0.9));
  if (heavy.length === 0) return score * (open.length > 0 ? 0.92 : 1);
  return heavy.includes(last) && !LIGHT.has(last) ? 0 : score * 0.6 ** heavy.length;
}
