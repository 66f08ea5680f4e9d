import { dictionary } from '@seedbed/contract';
import { cumulativeTable, locate } from '../../values/cumulative.ts';
import type { WordList, Words } from '../../words/words.ts';
import { homeCountry, type Country } from './place-data.ts';

/** Streets of the countries that occur, in one list, and the house number format of each. */
export type Streets = {
  readonly names: readonly string[];
  pick(country: number, word: number): number;
  number(country: number, word: number): number;
  /** Where the house number is placed. */
  readonly order: (country: number) => 'before' | 'behind' | 'behind comma';
};

const LISTS: Readonly<Record<string, string>> = dictionary({
  'street.US': 'US CA AU NZ',
  'street.GB': 'GB IE',
  'street.de': 'DE AT CH',
  'street.fr': 'FR BE LU',
  'street.es': 'ES MX AR CL CO PE',
  'street.it': 'IT',
  'street.nl': 'NL',
  'street.sv': 'SE DK NO FI',
  'street.pl': 'PL CZ SK',
  'street.pt': 'BR PT',
  'street.tr': 'TR',
});
const listByCountry = new Map(Object.entries(LISTS).flatMap(([list, codes]) => codes.split(' ').map((code) => [code, list] as const)));
const BEFORE = new Set('US CA AU NZ GB IE FR LU IN ZA SG MY PH NG KE GH PK BD LK AE SA IL EG MA TH HK'.split(' '));
const COMMA = new Set('BR PT ES IT'.split(' '));

export function streetsOf(words: Words, countries: readonly Country[], used: readonly number[]): Streets {
  const names: string[] = [];
  const parts = new Map<string, { from: number; table: ReturnType<typeof cumulativeTable> }>();
  const byCountry: { from: number; table: ReturnType<typeof cumulativeTable> }[] = [];
  for (const country of used) {
    const { key, list } = listFor(words, countries[country]!.code);
    let part = parts.get(key);
    if (!part) {
      part = { from: names.length, table: cumulativeTable(list.words.map((_, i) => (list.weights ? list.weights[i]! - (list.weights[i - 1] ?? 0) : 1))) };
      parts.set(key, part);
      names.push(...list.words);
    }
    byCountry[country] = part;
  }
  const american = Uint8Array.from(countries, ({ code }) => (code === 'US' || code === 'CA' ? 1 : 0));
  const orders = countries.map(({ code }) => orderIn(code));
  return {
    names,
    pick: (country, word) => byCountry[country]!.from + locate(byCountry[country]!.table, (word >>> 0) / 4_294_967_296),
    number(country, word) {
      const u = (word >>> 0) / 4_294_967_296;
      return american[country] === 1 ? 100 + Math.floor(u * u * 9_400) : 1 + Math.floor(u * u * 210);
    },
    order: (country) => orders[country]!,
  };
}

function orderIn(code: string): 'before' | 'behind' | 'behind comma' {
  return BEFORE.has(code) ? 'before' : COMMA.has(code) ? 'behind comma' : 'behind';
}

function listFor(words: Words, code: string): { key: string; list: WordList } {
  const home = words.edition < 2 || listByCountry.has(code) ? undefined : words.locales.find((each) => homeCountry(each.locale) === code)?.locale;
  if (home !== undefined) return { key: `home ${home}`, list: words.list('street', home) };
  const key = listByCountry.get(code) ?? 'street.en';
  const language = code === 'JP' ? 'ja' : /^street\.([a-z]{2})$/.exec(key)?.[1];
  const locale = language && words.locales.find((each) => each.locale.startsWith(language))?.locale;
  // A loaded pack of the country's language knows more streets than the English one.
  return locale && language !== 'en' ? { key: `pack ${language}`, list: words.list('street', locale) } : { key, list: words.list(key) };
}
