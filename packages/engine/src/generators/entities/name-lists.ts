import { Dictionary } from '../../columns/dictionary.ts';
import { cumulativeTable, type CumulativeTable } from '../../values/cumulative.ts';
import type { WordList, Words } from '../../words/words.ts';
import { cultureOf } from './cultures.ts';
import { latinLetters } from './latin-letters.ts';
import { countriesOf, homeCountry } from './place-data.ts';

/** Names of one culture: their indices in the dictionaries and their weights. Index 0 female, 1 male. */
export type Culture = {
  readonly first: readonly [Part, Part];
  readonly last: Part;
  /** Countries (indices into `countriesOf`) of its rows, by weight. */
  readonly countries: readonly number[];
  readonly countryTable: CumulativeTable;
  readonly locale: string;
  /** The family name comes first, without a blank. */
  readonly familyFirst: boolean;
};

type Part = { readonly from: number; readonly table: CumulativeTable };

export type NameLists = {
  readonly cultures: readonly Culture[];
  /** Weights of all first names of all cultures and sexes, so that one draw chooses all three. */
  readonly table: CumulativeTable;
  /** Of each first name: its culture, and its sex. */
  readonly cultureOf: Int32Array;
  readonly sexOf: Int32Array;
  readonly first: Dictionary;
  readonly last: Dictionary;
  /** The same entries, in letters that e-mail addresses may contain. */
  readonly firstMail: Dictionary;
  readonly lastMail: Dictionary;
};

/** Share of rows from a country other than the locales', if a column distinguishes countries. */
const FOREIGN_SHARE = 0.45;

/** Shares of women and men. */
const SEXES = [0.503, 0.497] as const;

/** The names that rows may have. `distinct`: no first name occurs twice, so a first name identifies culture and sex. */
export function nameLists(words: Words, international: boolean, distinct: boolean): NameLists {
  const first = new Names(distinct, words.edition);
  const last = new Names(false, words.edition);
  const cultures = shares(words, international).map(({ culture, countries, weights, weight, locale }) => ({
    weight,
    made: {
      first: [first.add(listOf(words, culture, locale, 'firstName.female')), first.add(listOf(words, culture, locale, 'firstName.male'))] as const,
      last: last.add(listOf(words, culture, locale, 'lastName')),
      countries,
      countryTable: cumulativeTable(weights),
      locale: locale ?? 'en',
      familyFirst: locale === 'ja',
    },
  }));
  const cultureOfFirst = new Int32Array(first.shown.length);
  const sexOf = new Int32Array(first.shown.length);
  const weights = new Float64Array(first.shown.length);
  cultures.forEach(({ weight, made }, culture) =>
    made.first.forEach(({ from, table: { bounds, size } }, sex) => {
      for (let i = 0; i < size; i++) {
        cultureOfFirst[from + i] = culture;
        sexOf[from + i] = sex;
        weights[from + i] = weight * SEXES[sex]! * (bounds[i + 1]! - bounds[i]!);
      }
    }),
  );
  return {
    cultures: cultures.map((each) => each.made),
    table: cumulativeTable(weights),
    cultureOf: cultureOfFirst,
    sexOf,
    first: new Dictionary(first.shown),
    last: new Dictionary(last.shown),
    firstMail: new Dictionary(first.mail),
    lastMail: new Dictionary(last.mail),
  };
}

type Share = { culture: string; locale: string | null; countries: number[]; weights: number[]; weight: number };

/** The cultures with their shares: those of the locale, or with `international` every country by its weight. */
function shares(words: Words, international: boolean): Share[] {
  const all = countriesOf(words);
  const byCulture = new Map<string, Share>();
  const add = (country: number, weight: number): void => {
    const culture = cultureOf(all[country]!.code);
    const locale = words.locales.find((each) => cultureOf(homeCountry(each.locale)) === culture)?.locale ?? null;
    const share = byCulture.get(culture) ?? { culture, locale: locale?.slice(0, 2) ?? null, countries: [], weights: [], weight: 0 };
    byCulture.set(culture, share);
    const known = share.countries.indexOf(country);
    if (known < 0) share.countries.push(country);
    if (known < 0) share.weights.push(weight);
    else share.weights[known]! += weight;
    share.weight += weight;
  };
  for (const { locale, weight } of words.locales) {
    const home = all.findIndex((each) => each.code === homeCountry(locale));
    add(Math.max(0, home), weight * (international ? 1 - FOREIGN_SHARE : 1));
  }
  if (international) {
    const total = all.reduce((sum, each) => sum + each.weight, 0);
    all.forEach((each, i) => add(i, (FOREIGN_SHARE * each.weight) / total));
  }
  return [...byCulture.values()];
}

type NameList = { readonly culture: string; readonly list: WordList; readonly latin: readonly string[] };

function listOf(words: Words, culture: string, locale: string | null, name: string): NameList {
  const list =
    locale || culture === 'en' ? words.list(`person.${name}`, locale ?? 'en') : words.list(`names.${culture}.${name === 'lastName' ? 'last' : name.slice(10)}`);
  return { culture, list, latin: locale === 'ja' ? words.list(`person.${name}.latin`, 'ja').words : list.words };
}

/** Gathers lists into one dictionary. */
class Names {
  readonly shown: string[] = [];
  readonly mail: string[] = [];
  readonly #seen = new Set<string>();
  readonly #acrossLists: boolean;

  readonly #edition: number;

  /** `acrossLists`: drops names of earlier lists as well; otherwise only repeats within a list. */
  constructor(acrossLists: boolean, edition: number) {
    this.#acrossLists = acrossLists;
    this.#edition = edition;
  }

  add({ culture, list, latin }: NameList): Part {
    if (!this.#acrossLists) this.#seen.clear();
    const from = this.shown.length;
    const weights: number[] = [];
    list.words.forEach((word, i) => {
      const mail = latinLetters(latin[i]!, culture, this.#edition);
      if (mail === '' || this.#seen.has(mail)) return;
      this.#seen.add(mail);
      this.shown.push(word);
      this.mail.push(mail);
      weights.push(list.weights ? list.weights[i]! - (list.weights[i - 1] ?? 0) : 1);
    });
    return { from, table: cumulativeTable(weights) };
  }
}
