import { dictionary } from '@seedbed/contract';
import type { Words } from '../../words/words.ts';

export type Country = {
  readonly code: string;
  readonly alpha3: string;
  readonly numeric: string;
  readonly name: string;
  readonly continent: string;
  readonly currency: string;
  readonly language: string;
  readonly dial: string;
  readonly capital: string;
  /** Form of a postcode: # digit, @ letter. */
  readonly postcode: string;
  readonly weight: number;
};

export type City = {
  readonly name: string;
  readonly region: string;
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  /** Prefixes of its postcodes. */
  readonly prefixes: readonly string[];
  readonly areaCode: string;
};

const countries = new WeakMap<Words, readonly Country[]>();

/** Countries as the packs store them: fields separated by semicolons, in the order of the type. */
export function countriesOf(words: Words): readonly Country[] {
  let all = countries.get(words);
  if (!all) {
    const list = words.list('place.countries');
    const local = localNames(words);
    all = list.words.map((entry, i) => {
      const [code, alpha3, numeric, name, continent, currency, language, dial, capital, postcode] = entry.split(';') as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      return {
        code,
        alpha3,
        numeric,
        name: local(name),
        continent: local(continent),
        currency,
        language,
        dial,
        capital: local(capital),
        postcode,
        weight: list.weights ? list.weights[i]! - (list.weights[i - 1] ?? 0) : 1,
      };
    });
    countries.set(words, all);
  }
  return all;
}

export function citiesOf(words: Words, country: string): { cities: readonly City[]; weights: Float64Array | null } {
  const list = words.list(`place.cities.${country}`);
  const local = localNames(words);
  return { cities: list.words.map((entry) => city(entry, local)), weights: list.weights };
}

/** Names in the first locale's language, if its pack has a name that differs from GeoNames. */
function localNames(words: Words): (name: string) => string {
  const names = new Map(words.list('place.translations').words.map((entry) => entry.split(';') as [string, string]));
  return (name) => names.get(name) ?? name;
}

/** A region named after its capital may be spelled differently. */
function localRegion(name: string, local: (name: string) => string): string {
  const own = local(`${name}, region`);
  return own.endsWith(', region') ? local(name) : own;
}

function city(entry: string, local: (name: string) => string): City {
  const [name, region, regionCode, latitude, longitude, zone, prefixes, areaCode] = entry.split(';') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    name: local(name),
    region: localRegion(region, local),
    regionCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    zone,
    prefixes: prefixes.split(','),
    areaCode,
  };
}

/** `en-US` → US; a language alone means its largest country here. */
export function homeCountry(locale: string): string {
  const region = /[-_]([A-Z]{2})$/.exec(locale)?.[1];
  return region ?? HOMES[locale.slice(0, 2)] ?? 'US';
}

const HOMES: Readonly<Record<string, string>> = dictionary({
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  ja: 'JP',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  pt: 'BR',
  sv: 'SE',
  tr: 'TR',
  da: 'DK',
  nb: 'NO',
  fi: 'FI',
  cs: 'CZ',
  ko: 'KR',
  zh: 'CN',
  ar: 'SA',
  uk: 'UA',
  el: 'GR',
  ro: 'RO',
  hu: 'HU',
});
